import { expect, it } from 'vitest';
import { createLoudness, loudness, loudnessOf } from './mix-sound.ts';

const tone = (height: number) =>
  Float32Array.from({ length: 1024 }, (_, index) => height * Math.sin(index / 8));

it('tells how loud a microphone is, in words', () => {
  const words = [0, 0.001, 0.01, 0.1, 0.3, 1].map((height) => loudnessOf(loudness(tone(height))));
  expect(words).toEqual(['silent', 'silent', 'quiet', 'good', 'good', 'loud']);
  expect(loudness([])).toBe(0);
});

it('says the loudest of the last moments, long enough to be read', () => {
  const say = createLoudness();
  expect([say(0.6, 0), say(0.1, 500), say(0.3, 1_100), say(0.3, 1_300)]).toEqual([
    'good',
    'good',
    'good',
    'quiet',
  ]);
});

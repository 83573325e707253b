import { expect, test } from 'vitest';
import { readRemembered } from '../../player/remembered.ts';
import { captionLanguages, captionPreference, keepCaptionPreference } from './caption-preference.ts';

function storage(first?: object) {
  const kept = new Map(first ? [['tv.player', JSON.stringify(first)]] : []);
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
  };
}

test.each([
  [undefined, 'automatic', 'de'],
  [{ captions: 'off' }, 'off', 'de'],
  [{ captions: 'nb' }, 'on', 'nb'],
])('of %j it is %s, %s', (first, choice, language) => {
  expect(captionPreference(['de-CH', 'en'], storage(first))).toEqual({ choice, language });
});

test('what is kept is what the player begins with, and leaves its other choices alone', () => {
  const kept = storage({ volume: 0.5, captions: 'en' });
  keepCaptionPreference({ choice: 'off', language: 'en' }, kept);
  expect(readRemembered(kept)).toEqual({ volume: 0.5, captions: 'off' });
  keepCaptionPreference({ choice: 'on', language: 'fr' }, kept);
  expect(readRemembered(kept)).toEqual({ volume: 0.5, captions: 'fr' });
  keepCaptionPreference({ choice: 'automatic', language: 'fr' }, kept);
  expect(readRemembered(kept)).toEqual({ volume: 0.5 });
});

test('the person’s own languages and the one chosen are among those offered, each once', () => {
  const values = captionLanguages(['eu-ES', 'en-GB'], 'pt-BR').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['eu', 'en', 'pt-BR', 'pt']));
  expect(new Set(values).size).toBe(values.length);
});

import { expect, it } from 'vitest';
import { createFrameRate } from './frame-rate.ts';

const after = (milliseconds: number, pictures: number) => {
  const frameRate = createFrameRate();
  for (let count = 0; count < pictures; count++) frameRate.drawn(milliseconds);
  return frameRate.rate();
};

it('stays where a computer keeps up, also when a few pictures take long', () => {
  expect(after(5, 1_000)).toBe(30);
  const frameRate = createFrameRate();
  for (let count = 0; count < 30; count++) frameRate.drawn(count < 3 ? 120 : 5);
  expect(frameRate.rate()).toBe(30);
});

it('falls to what a slow one does, and not below', () => {
  expect(after(40, 30)).toBe(20);
  expect(after(40, 300)).toBe(12);
  expect(after(500, 3_000)).toBe(5);
});

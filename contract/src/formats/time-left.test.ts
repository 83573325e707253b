import { expect, test } from 'vitest';
import { addSample, secondsLeft } from './time-left.ts';

test('the rest takes as long as the speed of the last fifteen seconds says', () => {
  let samples: { at: number; done: number }[] = [];
  for (const [at, done] of [
    [0, 0],
    [20_000, 1_000],
    [30_000, 3_000],
  ] as const)
    samples = addSample(samples, { at, done });
  expect(secondsLeft(samples, 4_000)).toBe(20);
});

test('nothing is said of too little, or of a connection that sends nothing', () => {
  expect(secondsLeft([], 10)).toBeUndefined();
  expect(secondsLeft([{ at: 0, done: 5 }], 10)).toBeUndefined();
  expect(
    secondsLeft(
      [
        { at: 0, done: 5 },
        { at: 9_000, done: 5 },
      ],
      10,
    ),
  ).toBeUndefined();
});

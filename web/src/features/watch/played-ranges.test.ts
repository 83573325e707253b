import { expect, it } from 'vitest';
import { createPlayedRanges, union } from './played-ranges.ts';

it('joins what overlaps or touches', () => {
  expect(
    union([
      [10, 20],
      [0, 5],
      [5, 7],
      [15, 25],
    ]),
  ).toEqual([
    [0, 7],
    [10, 25],
  ]);
});

it('keeps only what was played, not what a seek jumped over', () => {
  const played = createPlayedRanges();
  for (const time of [0, 0.25, 0.5, 1]) played.play(time);
  played.rest();
  for (const time of [40, 40.5, 41]) played.play(time);
  expect(played.take()).toEqual([
    [0, 1],
    [40, 41],
  ]);
});

it('sees a jump that nobody announced, and a step back', () => {
  const played = createPlayedRanges();
  for (const time of [0, 1, 30, 31, 5, 6]) played.play(time);
  expect(played.take()).toEqual([
    [0, 1],
    [5, 6],
    [30, 31],
  ]);
});

it('allows longer steps at double speed', () => {
  const played = createPlayedRanges();
  for (const time of [0, 5, 10]) played.play(time, 2);
  expect(played.take()).toEqual([[0, 10]]);
});

it('goes on without a gap after it was taken, and answers nothing when nothing was played', () => {
  const played = createPlayedRanges();
  played.play(0);
  played.play(2);
  expect(played.take()).toEqual([[0, 2]]);
  expect(played.take()).toEqual([]);
  played.play(3);
  expect(played.take()).toEqual([[2, 3]]);
});

import { expect, test } from 'vitest';
import { coverage, newlyPlayed, readRanges, union } from './coverage.ts';

test('ranges that touch, overlap or lie in one another are one', () => {
  expect(readRanges('{[0,10),[12.5,20)}')).toEqual([
    [0, 10],
    [12.5, 20],
  ]);
  expect(union([[10, 20]], [[0, 10]], [[30, 60]], [[35, 40]], [[55, 70]])).toEqual([
    [0, 20],
    [30, 70],
  ]);
});

test('a hundredth of an item counts once, when half of it was played', () => {
  const seconds = 200; // two a hundredth
  expect([...coverage([[1, 3]], seconds).slice(0, 3)]).toEqual([0.5, 0.5, 0]);
  expect(newlyPlayed([], [[0, 3]], seconds)).toEqual([0, 1]);
  expect(
    newlyPlayed(
      [[0, 4]],
      [
        [1, 2],
        [3, 6],
      ],
      seconds,
    ),
  ).toEqual([2]);
  // A part that was played again within a longer one takes nothing away from that.
  expect(newlyPlayed([[0, 10]], [[2, 4]], seconds)).toEqual([]);
  expect(
    newlyPlayed(
      [],
      [
        [0, 10],
        [2, 4],
      ],
      seconds,
    ),
  ).toEqual([0, 1, 2, 3, 4]);
});

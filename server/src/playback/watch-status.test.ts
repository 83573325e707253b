import { WatchStatus } from '@tv/contract/enumerations';
import { describe, expect, it, test } from 'vitest';
import { inside, rangesWithin, type PlayedRange, statusReached } from './watch-status.ts';

const { PENDING, WATCHING, WATCHED } = WatchStatus;

describe('what playing reaches', () => {
  it.each<[string, PlayedRange[], number, number]>([
    ['nothing was played', [], 100, PENDING],
    ['a seek alone: an empty range', [[95, 95]], 100, PENDING],
    ['less than five seconds', [[0, 4.9]], 100, PENDING],
    ['five seconds', [[0, 5]], 100, WATCHING],
    ['just below 90 %', [[0, 89.9]], 100, WATCHING],
    ['90 %', [[80, 90]], 100, WATCHED],
    ['the end', [[0, 100]], 100, WATCHED],
    [
      'the furthest of several ranges',
      [
        [90, 92],
        [0, 3],
      ],
      100,
      WATCHED,
    ],
    ['90 % of what is shorter than five seconds', [[0, 3.6]], 4, WATCHED],
    ['any second of an unknown length', [[0, 5000]], 0, WATCHING],
  ])('%s', (_, played, duration, status) => {
    expect(statusReached(played, duration)).toBe(status);
  });
});

test('ranges stay inside the item, to the tenth of a second, without empty ones', () => {
  expect(
    rangesWithin(
      [
        [1.24, 3.06],
        [5, 5.01],
        [90, 400],
        [200, 300],
      ],
      100,
    ),
  ).toEqual([
    [1.2, 3.1],
    [90, 100],
  ]);
  expect(inside(7.77, 0)).toBe(7.8);
});

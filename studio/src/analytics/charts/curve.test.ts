import { expect, test } from 'vitest';
import { areaPath, linePath, partAt, secondOf } from './curve.ts';

test('a line goes through the middle of each part, from edge to edge', () => {
  expect(linePath([1, 0.5])).toBe('M0 0L25 0L75 50L100 50');
  expect(linePath([0.25])).toBe('M0 75L50 75L100 75');
  expect(areaPath([1, 0.5])).toBe('M0 0L25 0L75 50L100 50L100 100L0 100Z');
});

test('shares outside of 0 to 1 stay in the box, and nothing draws nothing', () => {
  expect(linePath([1.5, -1])).toBe('M0 0L25 0L75 100L100 100');
  expect([linePath([]), areaPath([])]).toEqual(['', '']);
});

test('seconds and parts', () => {
  expect([0, 9.9, 10, 99, 100, 500, -1].map((second) => partAt(second, 100, 10))).toEqual([
    0, 0, 1, 9, 9, 9, 0,
  ]);
  expect(partAt(5, 0, 10)).toBe(0);
  expect([0, 1, 9].map((part) => secondOf(part, 100, 10))).toEqual([0, 10, 90]);
  expect(secondOf(1, 100, 0)).toBe(0);
});

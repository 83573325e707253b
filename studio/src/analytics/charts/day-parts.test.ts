import { expect, test } from 'vitest';
import { bestOf, heightOf, partsOf } from './day-parts.ts';

const daysFrom = (length: number) =>
  Array.from({ length }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    count: 1,
  }));

test('up to 90 days have a bar each', () => {
  const parts = partsOf(daysFrom(90));
  expect(parts).toHaveLength(90);
  expect(parts[1]).toEqual({ from: '2026-01-02', until: '2026-01-02', count: 1 });
  expect(partsOf([])).toEqual([]);
});

test('a year has weeks, and what is left over stands at its beginning', () => {
  const parts = partsOf(daysFrom(365));
  expect(parts).toHaveLength(53);
  expect(parts[0]).toEqual({ from: '2026-01-01', until: '2026-01-01', count: 1 });
  expect(parts[1]).toEqual({ from: '2026-01-02', until: '2026-01-08', count: 7 });
  expect(parts.at(-1)).toEqual({ from: '2026-12-25', until: '2026-12-31', count: 7 });
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(365);
  expect(partsOf(daysFrom(364))[0]).toMatchObject({ count: 7 });
});

test('the latest of the highest bars is the best, and nothing has none', () => {
  const part = (count: number) => ({ from: '2026-01-01', until: '2026-01-01', count });
  expect(bestOf([part(2), part(9), part(9), part(1)])).toBe(2);
  expect(bestOf([part(0), part(0)])).toBeUndefined();
});

test('a bar is as high as its share of the highest one, and seen where it is not nothing', () => {
  expect([0, 1, 500, 1000].map((count) => heightOf(count, 1000))).toEqual([0, 2, 50, 100]);
  expect(heightOf(0, 0)).toBe(0);
});

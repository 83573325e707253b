import { expect, test } from 'vitest';
import { momentOf, secondOf, stretchesOf } from './timeline.ts';

const nine = Date.parse('2026-03-02T09:00:00Z');
const after = (seconds: number) => new Date(nine + seconds * 1000);
const segment = (seconds: number, length = 1) => ({
  startsAt: after(seconds),
  lengths: { 'video-360': { seconds: length }, sound: { seconds: length - 0.01 } },
});
const startedAt = after(0);

test('an interruption begins another stretch, a hair between two segments does not', () => {
  const segments = [segment(-2), segment(-1.02), segment(0), segment(60), segment(61)];
  expect(stretchesOf(segments)).toEqual([
    { at: nine - 2000, second: 0 },
    { at: nine + 60_000, second: 3 },
  ]);
  expect(stretchesOf([])).toEqual([]);
});

test('what is said belongs to its second of the recording, without the time in which nothing arrived', () => {
  const stretches = stretchesOf([segment(-2, 32), segment(90, 30)]);
  const seconds = [0, 10, 29, 45, 89, 90, 100].map((at) =>
    secondOf(after(at), { startedAt, stretches, cuts: [] }),
  );
  expect(seconds).toEqual([2, 12, 31, 32, 32, 32, 42]);
});

test('before there is a recording it is the time on air, and before that there is none', () => {
  expect(secondOf(after(10), { startedAt, stretches: null, cuts: [] })).toBe(10);
  expect(secondOf(after(10), { startedAt, stretches: [], cuts: [] })).toBe(0);
  expect(momentOf(after(-1), { startedAt, stretches: null, cuts: [] })).toEqual({
    at: '2026-03-02T08:59:59.000Z',
  });
  expect(momentOf(after(1), { startedAt: null, stretches: null, cuts: [] })).toEqual({
    at: '2026-03-02T09:00:01.000Z',
  });
});

test('in a version that was cut it is the second that shows it, or the cut', () => {
  const stretches = stretchesOf([segment(0, 60)]);
  const cuts = [
    { from: 0, to: 10 },
    { from: 20, to: 30 },
  ];
  const seconds = [5, 15, 25, 40].map((at) => secondOf(after(at), { startedAt, stretches, cuts }));
  expect(seconds).toEqual([0, 5, 10, 20]);
});

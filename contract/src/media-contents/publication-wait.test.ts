import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitForPublication } from './publication-wait.ts';

const nine = '2026-01-01T09:00:00.000Z';
const at = (seconds: number) => Date.parse(nine) + seconds * 1_000;
const shares = Array.from({ length: 1_000 }, (_, page) => page / 1_000);

test('pages that count down to one instant ask after it, in no crowd', () => {
  const instants = shares.map((share) => at(-90) + waitForPublication(nine, at(-90), share));
  expect(Math.min(...instants)).toBe(at(1));
  expect(Math.max(...instants)).toBeLessThan(at(5));
  const inOneSecond = instants.filter((when) => when >= at(2) && when < at(3));
  expect(inOneSecond).toHaveLength(250);
});

test('a publication that is late is asked for again, less often after two minutes', () => {
  const waits = (late: number) => [0, 1].map((share) => waitForPublication(nine, at(late), share) / 1_000);
  expect(waits(0)).toEqual([5, 10]);
  expect(waits(119)).toEqual([5, 10]);
  expect(waits(120)).toEqual([30, 60]);
});

test('every wait is one that a timer can hold, whatever the instant', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(fc.date().map(String), fc.string()), fc.integer(), share, (instant, now, of) => {
      const wait = waitForPublication(instant, now, of);
      expect(wait).toBeGreaterThanOrEqual(1_000);
      expect(wait).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

import { expect, it } from 'vitest';
import { timeUntil } from './countdown.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const inWords = (instant: string) =>
  timeUntil(instant, now)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' ');

it('counts down from the largest unit that is left', () => {
  expect(inWords('2026-01-03T03:01:01Z')).toBe('2 day 3 hour 1 minute 1 second');
  expect(inWords('2026-01-01T01:00:05Z')).toBe('1 hour 0 minute 5 second');
  expect(inWords('2026-01-01T00:00:09Z')).toBe('9 second');
});

it('is over when the moment has come', () => {
  expect(inWords('2026-01-01T00:00:00Z')).toBe('');
  expect(inWords('2025-01-01T00:00:00Z')).toBe('');
  expect(inWords('never')).toBe('');
});

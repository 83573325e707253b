import { expect, it } from 'vitest';
import { comingDate, isNew, longDate } from './dates.ts';
import { clockHour } from './time-of-day.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const at = (days: number) => new Date(now + days * 86_400_000).toISOString();

it('writes a date in long words', () => {
  expect(longDate('2026-11-18T12:00:00Z')).toBe('November 18, 2026');
  expect(longDate(undefined)).toBe('');
});

it('names the weekday and the hour of what comes within six days, else the day', () => {
  expect(comingDate(at(1), now)).toMatch(/^Tue/);
  expect(comingDate(at(7), now)).toBe('June 8');
});

it('calls new what is not two weeks old', () => {
  expect([isNew(at(-13), now), isNew(at(-14), now), isNew(undefined, now)]).toEqual([true, false, false]);
});

it.each([
  ['en-US', 'numeric'],
  ['en-GB', '2-digit'],
  ['de-DE', '2-digit'],
])('the hour in %s is %s: a clock of twelve hours has no leading zero', (region, digits) => {
  expect(clockHour(region)).toBe(digits);
});

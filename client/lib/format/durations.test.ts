import { expect, it } from 'vitest';
import { shortDuration, spokenDuration, timeLeft } from './durations.ts';

it('shows hours, minutes and seconds, each only when it is not zero', () => {
  expect([0, undefined, -3].map(shortDuration)).toEqual(['', '', '']);
  expect([9, 60, 61, 3600, 3605, 3661, 59.6].map(shortDuration)).toEqual([
    '9s',
    '1m',
    '1m 1s',
    '1h',
    '1h 5s',
    '1h 1m 1s',
    '1m',
  ]);
});

it('says them in words', () => {
  expect(spokenDuration(3661)).toBe('1 hour 1 minute 1 second');
  expect(spokenDuration(7320)).toBe('2 hours 2 minutes');
  expect(spokenDuration(0)).toBe('');
});

it('tells what is left in whole minutes', () => {
  expect(timeLeft(730, 10)).toBe('12 min left');
  expect(timeLeft(100, 50)).toBe('Less than a minute left');
  expect(timeLeft(100, 200)).toBe('Less than a minute left');
});

import { describe, expect, it } from 'vitest';
import { formatClock, parseStartTime, spokenTime } from './clock.ts';
import { positionClock } from './position-clock.ts';

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [723, '12:03'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('%d seconds are %s', (time, text) => expect(formatClock(time)).toBe(text));
});

describe('spokenTime', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [62, '1 minute 2 seconds'],
    [7200, '2 hours'],
  ])('%d is said as %s', (time, text) => expect(spokenTime(time)).toBe(text));
});

describe('parseStartTime', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['1h2m3s', 3723],
    ['2m', 120],
    ['1H', 3600],
    ['12.5', 12.5],
    ['0', 0],
    ['', undefined],
    [null, undefined],
    ['-5', undefined],
    ['1:30', undefined],
    ['soon', undefined],
    ['3s2m', undefined],
  ])('%s is %s', (text, seconds) => expect(parseStartTime(text)).toBe(seconds));
});

it('a sound of 11.96 seconds ends at the length that is shown of it', () => {
  const sound = { currentTime: 11.96, duration: 11.96 };
  expect(positionClock({ ...sound, ended: true })).toBe('0:12');
  expect(positionClock({ ...sound, ended: false })).toBe('0:11');
});

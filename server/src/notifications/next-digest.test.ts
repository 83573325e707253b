import { expect, test } from 'vitest';
import { isTimeZone } from '../platform/time-zone.ts';
import { nextDigest } from './next-digest.ts';

test.each([
  ['daily', '2026-03-02T06:59:59Z', 'UTC', '2026-03-02T07:00:00.000Z'],
  ['daily', '2026-03-02T07:00:00Z', 'UTC', '2026-03-03T07:00:00.000Z'],
  // 23:30 of the day before, there.
  ['daily', '2026-03-02T04:30:00Z', 'America/New_York', '2026-03-02T12:00:00.000Z'],
  ['daily', '2026-03-02T21:00:00Z', 'Pacific/Auckland', '2026-03-03T18:00:00.000Z'],
  ['daily', '2026-03-02T00:00:00Z', 'Asia/Kathmandu', '2026-03-02T01:15:00.000Z'],
  // Monday itself, before and after seven.
  ['weekly', '2026-03-02T05:00:00Z', 'Europe/Berlin', '2026-03-02T06:00:00.000Z'],
  ['weekly', '2026-03-02T06:00:00Z', 'Europe/Berlin', '2026-03-09T06:00:00.000Z'],
  ['weekly', '2026-03-08T23:30:00Z', 'Europe/Berlin', '2026-03-09T06:00:00.000Z'],
] as const)('%s after %s in %s: %s', (digest, after, timeZone, expected) => {
  expect(nextDigest(digest, new Date(after), timeZone).toISOString()).toBe(expected);
});

test('it is seven there before and after the clocks are moved', () => {
  const days = ['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', '2026-10-24T12:00:00Z'];
  expect(days.map((day) => nextDigest('daily', new Date(day), 'Europe/Berlin').toISOString())).toEqual([
    '2026-03-29T05:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
    '2026-10-25T06:00:00.000Z',
  ]);
});

test('west of the ocean, too, where the clocks are moved after midnight of UTC', () => {
  const days = ['2026-03-07T20:00:00Z', '2026-03-08T20:00:00Z', '2026-10-31T20:00:00Z'];
  expect(days.map((day) => nextDigest('daily', new Date(day), 'America/Los_Angeles').toISOString())).toEqual([
    '2026-03-08T14:00:00.000Z',
    '2026-03-09T14:00:00.000Z',
    '2026-11-01T15:00:00.000Z',
  ]);
});

test('only what is a time zone is one', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', '+01:00'].map(isTimeZone)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, isDay } from '@tv/client/lib/format/day.ts';
import { daysOf, moveByDays, moveToDay, turn } from './period.ts';

describe('in Berlin', () => {
  beforeAll(() => {
    vi.stubEnv('TZ', 'Europe/Berlin');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('preserves the time of the clock where summer time begins and ends', () => {
    // 09:00 on both days: UTC+1 before, UTC+2 from 29 March 2026 on.
    expect(moveByDays('2026-03-28T08:00:00.000Z', 1)).toBe('2026-03-29T07:00:00.000Z');
    expect(moveByDays('2026-03-29T07:00:00.000Z', -1)).toBe('2026-03-28T08:00:00.000Z');
    expect(moveToDay('2026-10-24T07:00:00.000Z', '2026-10-26')).toBe('2026-10-26T08:00:00.000Z');
    expect(moveToDay('2026-10-26T08:00:00.000Z', '2026-10-24')).toBe('2026-10-24T07:00:00.000Z');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(dayOf(new Date('2026-03-28T23:30:00Z'))).toBe('2026-03-29');
  });
});

it('a month is shown in whole weeks from Monday on, a week as it is', () => {
  const month = daysOf('month', '2026-11-22');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysOf('month', '2027-02-10')).toHaveLength(28);
  expect(daysOf('month', '2026-10-05')).toHaveLength(35);
  expect(daysOf('week', '2026-11-22')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('turns by a month or a week, also from the last day of a month', () => {
  expect([turn('month', '2026-01-31', 1), turn('month', '2026-01-31', -1)]).toEqual([
    '2026-02-01',
    '2025-12-01',
  ]);
  expect(turn('week', '2026-12-30', 1)).toBe('2027-01-06');
});

it('reads days of an address', () => {
  expect(['2026-11-22', '2026-02-30', '2026-1-1', '', null].map((text) => isDay(text))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

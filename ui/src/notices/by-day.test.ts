import type { Notice } from '@tv/contract/notifications/notices';
import { expect, test } from 'vitest';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { byDay } from './by-day.ts';

const at = (moment: string): Notice => ({
  id: moment,
  kind: 'news',
  at: new Date(moment).toISOString(),
  isRead: true,
  mediaContentId: moment,
  title: 'The drill',
});

test('notices stand below their day, as the reader counts days', () => {
  const days = byDay(
    ['2026-03-02T09:00', '2026-03-02T00:00', '2026-03-01T23:59', '2026-02-27T12:00'].map(at),
    new Date('2026-03-02T10:00').getTime(),
  );
  expect(days.map(({ words, notices }) => [words, notices.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    [longDate('2026-02-27T12:00'), 1],
  ]);
});

import type { Notice } from '@tv/contract/notifications/notices';
import { longDate } from '@tv/client/lib/format/dates.ts';
import * as text from '@tv/strings/en/parts/notices.ts';

type Day = { day: number; words: string; isToday: boolean; notices: Notice[] };

const midnight = (instant: number | string) => new Date(instant).setHours(0, 0, 0, 0);

/** Notices in their order, parted by the reader's days. `day`: its first instant. */
export function byDay(notices: readonly Notice[], now = Date.now()): Day[] {
  const today = midnight(now);
  // Days may have 23 or 25 hours.
  const yesterday = midnight(today - 1);
  const wordsOf = (day: number, at: string) => {
    if (day >= today) return text.today;
    return day === yesterday ? text.yesterday : longDate(at);
  };
  const days: Day[] = [];
  for (const notice of notices) {
    const day = midnight(notice.at);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, words: wordsOf(day, notice.at), isToday: day >= today, notices: [notice] });
  }
  return days;
}

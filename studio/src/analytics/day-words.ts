import { nearDate } from '@tv/client/lib/format/short-dates.ts';
import { locale } from '@tv/strings/en/locale.ts';
import { type Day, midnight } from '@tv/client/lib/format/day.ts';

/** A day in the reader's words: `22 Nov`, with its year where it is not this one. */
export const dayWords = (day: Day): string => nearDate(midnight(day).toISOString());

let range: Intl.DateTimeFormat | undefined;

/** From one day to another one: `16–22 Nov 2026`. */
export function spanWords(from: Day, until: Day): string {
  if (from === until) return dayWords(from);
  range ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return range.formatRange(midnight(from), midnight(until));
}

import { addDays, type Day, dayOf, midnight } from '@tv/client/lib/format/day.ts';

export type View = 'month' | 'week';

const monday = (day: Day): Day => addDays(day, -((midnight(day).getDay() + 6) % 7));

/** The days that a view shows: whole weeks from Monday on. */
export function daysOf(view: View, day: Day): Day[] {
  if (view === 'week') return daysFrom(monday(day), 7);
  const first = `${day.slice(0, 8)}01`;
  const start = monday(first);
  const last = addDays(addMonths(first, 1), -1);
  const weeks = monday(last) === addDays(start, 28) ? 5 : monday(last) > addDays(start, 28) ? 6 : 4;
  return daysFrom(start, weeks * 7);
}

const daysFrom = (start: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

/** The first of a month so many months later. */
function addMonths(first: Day, months: number): Day {
  const moment = midnight(first);
  return dayOf(new Date(moment.getFullYear(), moment.getMonth() + months, 1));
}

/** A day of the period before or after. */
export const turn = (view: View, day: Day, by: 1 | -1): Day =>
  view === 'week' ? addDays(day, by * 7) : addMonths(`${day.slice(0, 8)}01`, by);

/** The same time of the clock so many days later, also over a change between summer and winter time. */
export function moveByDays(instant: string, days: number): string {
  const moment = new Date(instant);
  moment.setDate(moment.getDate() + days);
  return moment.toISOString();
}

/** The same time of the clock on another day. */
export function moveToDay(instant: string, day: Day): string {
  const from = midnight(dayOf(new Date(instant)));
  // Rounded: a day has 23 or 25 hours where the clock changes.
  return moveByDays(instant, Math.round((midnight(day).getTime() - from.getTime()) / 86_400_000));
}

/** A day of the reader's own calendar, as `YYYY-MM-DD`. */
export type Day = string;
export type View = 'month' | 'week';

const two = (number: number) => String(number).padStart(2, '0');

export const dayOf = (moment: Date): Day =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Midnight at the beginning of a day, on the reader's clock. */
export function midnight(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date!);
}

/** A day so many days later. A change of the clock in between does not matter. */
export function addDays(day: Day, days: number): Day {
  const moment = midnight(day);
  moment.setDate(moment.getDate() + days);
  return dayOf(moment);
}

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

export const isDay = (text: string | null): text is Day =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(midnight(text)) === text;

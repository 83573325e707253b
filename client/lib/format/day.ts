/** A day of the reader's own calendar, as `YYYY-MM-DD`. */
export type Day = string;

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

/** Whether a text is a day of the calendar: 31 February is none. The year is not compared: one that is being typed, such as 0002, counts as 1902. */
export const isDay = (text: string | null): text is Day =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(midnight(text)).endsWith(text.slice(4));

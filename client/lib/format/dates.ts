import { locale } from '@tv/strings/en/locale.ts';
import { clockHour } from './time-of-day.ts';

// Made once each, and when first needed: that costs a phone more than a hundred dates do.
const made = (options: () => Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date) => (format ??= new Intl.DateTimeFormat(locale, options())).format(moment);
};
const long = made(() => ({ year: 'numeric', month: 'long', day: 'numeric' }));
const near = made(() => ({ weekday: 'short', hour: clockHour(), minute: '2-digit' }));
const far = made(() => ({ day: 'numeric', month: 'long' }));

/** `18 November 2026`, in the order of the reader's own region. */
export const longDate = (instant: string | undefined) => (instant ? long(new Date(instant)) : '');

/** A coming moment, as short as it stays clear: `Tue, 09:00` within six days, else `1 December`. */
export function comingDate(instant: string, now = Date.now()): string {
  const moment = new Date(instant);
  return moment.getTime() - now < 6 * 86_400_000 ? near(moment) : far(moment);
}

/** Two weeks, in milliseconds. */
const newFor = 14 * 86_400_000;

/** Whether something published then still counts as new. */
export const isNew = (instant: string | undefined, now = Date.now()) =>
  instant !== undefined && now - Date.parse(instant) < newFor;

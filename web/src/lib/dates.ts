import { locale } from '../strings/en/locale.ts';

/** `18 November 2026`, in the order of the reader's own region. */
export function longDate(instant: string | undefined): string {
  if (!instant) return '';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(instant),
  );
}

/** A coming moment, as short as it stays clear: `Tue, 09:00` within six days, else `1 December`. */
export function comingDate(instant: string, now = Date.now()): string {
  const moment = new Date(instant);
  const isNear = moment.getTime() - now < 6 * 86_400_000;
  return new Intl.DateTimeFormat(
    locale,
    isNear ? { weekday: 'short', hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'long' },
  ).format(moment);
}

/** Two weeks, in milliseconds. */
const newFor = 14 * 86_400_000;

/** Whether something published then still counts as new. */
export const isNew = (instant: string | undefined, now = Date.now()) =>
  instant !== undefined && now - Date.parse(instant) < newFor;

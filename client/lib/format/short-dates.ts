import { locale } from '@tv/strings/en/locale.ts';
import { clockHour } from './time-of-day.ts';

let day: Intl.DateTimeFormat | undefined;
let dayAndYear: Intl.DateTimeFormat | undefined;
let moment: Intl.DateTimeFormat | undefined;

/** `19 Nov 2026`, in the order of the reader's own region. */
export const shortDate = (instant: string) =>
  (dayAndYear ??= new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })).format(new Date(instant));

/** The same of a day, such as `2026-11-19`, which no time zone moves. */
export const shortDay = (day: string) => shortDate(`${day}T12:00:00`);

/** The same without the year where it is this one. */
export const nearDate = (instant: string, now = Date.now()) =>
  new Date(instant).getFullYear() === new Date(now).getFullYear()
    ? (day ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })).format(new Date(instant))
    : shortDate(instant);

/** `26 Nov, 18:00` */
export const shortMoment = (instant: string) =>
  (moment ??= new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: clockHour(),
    minute: '2-digit',
  })).format(new Date(instant));

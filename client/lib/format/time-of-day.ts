import { locale } from '@tv/strings/en/locale.ts';

/** The hour as the reader's clock writes it: `9:05 AM` where it has twelve hours, else `09:05`. */
export const clockHour = (region = locale) =>
  new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';

let format: Intl.DateTimeFormat | undefined;

/** `18:00`, on the reader's own clock. */
export const timeOfDay = (moment: Date): string =>
  (format ??= new Intl.DateTimeFormat(locale, { timeStyle: 'short' })).format(moment);

import { locale } from '../../strings/en/locale.ts';

let format: Intl.DateTimeFormat | undefined;

/** `18:00`, on the reader's own clock. */
export const timeOfDay = (moment: Date): string =>
  (format ??= new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })).format(moment);

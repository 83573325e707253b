import { locale } from '@tv/strings/en/locale.ts';

const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** `26 Nov 2026, 18:00:05` */
export const exactMoment = (instant: string) => exact.format(new Date(instant));

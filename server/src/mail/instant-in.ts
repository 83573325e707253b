import type { Language } from '@tv/contract/languages/languages';

/** A day and a time in words, in a time zone such as `Europe/Berlin`, with the zone's name. */
export const instantIn = (language: Language, instant: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant)} (${timeZone})`;

import { locale, plural } from './locale.ts';

/** Date and hour of the publication. */
export const moment = (date: string, instant: Date) =>
  `${date}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant)}`;

export const comingSoon = 'Coming soon';
export const anyMoment = 'Any moment now';
export const timeUntil = 'Time until publication';
/** Units of the countdown, without their amounts. */
export const unit = {
  day: (count: number) => plural(count, { one: 'day', other: 'days' }),
  hour: (count: number) => plural(count, { one: 'hour', other: 'hours' }),
  minute: (count: number) => plural(count, { one: 'minute', other: 'minutes' }),
  second: (count: number) => plural(count, { one: 'second', other: 'seconds' }),
};

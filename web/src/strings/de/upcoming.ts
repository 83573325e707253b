import { locale, plural } from './locale.ts';

export const moment = (date: string, instant: Date) =>
  `${date}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant)}`;

export const comingSoon = 'Demnächst';
export const anyMoment = 'Jeden Moment';
export const timeUntil = 'Zeit bis zur Veröffentlichung';
export const unit = {
  day: (count: number) => plural(count, { one: 'Tag', other: 'Tage' }),
  hour: (count: number) => plural(count, { one: 'Stunde', other: 'Stunden' }),
  minute: (count: number) => plural(count, { one: 'Minute', other: 'Minuten' }),
  second: (count: number) => plural(count, { one: 'Sekunde', other: 'Sekunden' }),
};

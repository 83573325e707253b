import { plural } from './locale.ts';

/** With a narrow space that does not break, as the units are written in German. */
export const shortUnits = ['\u202fh', '\u202fmin', '\u202fs'] as const;

export const lessThanMinuteLeft = 'Noch unter 1 Min.';
export const minutesLeft = (minutes: number) => `Noch ${minutes} Min.`;

export const inDays = (count: number) => plural(count, { one: 'In # Tag', other: 'In # Tagen' });
export const inHours = (count: number) => plural(count, { one: 'In # Stunde', other: 'In # Stunden' });
export const inMinutes = (count: number) => plural(count, { one: 'In # Minute', other: 'In # Minuten' });
export const anyMoment = 'Jeden Moment';

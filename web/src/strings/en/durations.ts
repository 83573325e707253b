import { plural } from './locale.ts';

/** As short as it stays clear, for a chip: `1h 2m 3s`. */
export const shortUnits = ['h', 'm', 's'] as const;

export const lessThanMinuteLeft = 'Less than a minute left';
export const minutesLeft = (minutes: number) => `${minutes} min left`;

export const inDays = (count: number) => plural(count, { one: 'In # day', other: 'In # days' });
export const inHours = (count: number) => plural(count, { one: 'In # hour', other: 'In # hours' });
export const inMinutes = (count: number) => plural(count, { one: 'In # minute', other: 'In # minutes' });
export const anyMoment = 'Any moment now';

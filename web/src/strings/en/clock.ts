import { plural } from './locale.ts';

/** Times in words, for people who hear them. */
export const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });

import { number, plural } from './locale.ts';

/** How many; `10,000+ items` where nobody counted further. */
export const items = (count: number, isExact = true) =>
  plural(count, { one: '# item', other: '# items' }, shown(count, isExact));
export const categories = (count: number, isExact = true) =>
  plural(count, { one: '# category', other: '# categories' }, shown(count, isExact));
export const results = (count: number, isExact = true) =>
  plural(count, { one: '# result', other: '# results' }, shown(count, isExact));

const shown = (count: number, isExact: boolean) => (isExact ? number(count) : `${number(count)}+`);

import { number, plural } from './locale.ts';

/** How many; `10,000+ items` where nobody counted further. */
export const items = (count: number, isExact = true) =>
  plural(count, { one: '# item', other: '# items' }, shown(count, isExact));
export const categories = (count: number, isExact = true) =>
  plural(count, { one: '# category', other: '# categories' }, shown(count, isExact));
/** How many were found; `about 20,000 results`, in two digits, where the number is an estimate. */
export const results = (count: number, isExact = true) =>
  plural(
    count,
    { one: '# result', other: '# results' },
    isExact ? number(count) : `about ${number(Number(count.toPrecision(2)))}`,
  );

const shown = (count: number, isExact: boolean) => (isExact ? number(count) : `${number(count)}+`);

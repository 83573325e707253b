import { number, plural } from './locale.ts';

/** How many; `10.000+ Inhalte` where nobody counted further. */
export const items = (count: number, isExact = true) =>
  plural(count, { one: '# Inhalt', other: '# Inhalte' }, shown(count, isExact));
export const categories = (count: number, isExact = true) =>
  plural(count, { one: '# Kategorie', other: '# Kategorien' }, shown(count, isExact));
/** How many were found; `etwa 20.000 Treffer`, in two digits, where the number is an estimate. */
export const results = (count: number, isExact = true) =>
  plural(
    count,
    { one: '# Treffer', other: '# Treffer' },
    isExact ? number(count) : `etwa ${number(Number(count.toPrecision(2)))}`,
  );

const shown = (count: number, isExact: boolean) => (isExact ? number(count) : `${number(count)}+`);

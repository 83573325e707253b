import { number, plural } from './locale.ts';

/** How many; `10.000+ Inhalte` where nobody counted further. */
export const items = (count: number, isExact = true) =>
  plural(count, { one: '# Inhalt', other: '# Inhalte' }, shown(count, isExact));
export const categories = (count: number, isExact = true) =>
  plural(count, { one: '# Kategorie', other: '# Kategorien' }, shown(count, isExact));
export const results = (count: number, isExact = true) =>
  plural(count, { one: '# Treffer', other: '# Treffer' }, shown(count, isExact));

const shown = (count: number, isExact: boolean) => (isExact ? number(count) : `${number(count)}+`);

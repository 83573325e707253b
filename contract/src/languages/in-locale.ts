/** The reader's own region of a language, so that dates have its order; else the given one. */
export function ownRegion(language: string, otherwise: string): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((each) => each === language || each.startsWith(`${language}-`)) ?? otherwise;
}

/** Forms of a text by the categories of plurals that a language has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses among the forms of a language. */
export const choose = (locale: string, count: number, forms: Forms): string =>
  forms[rulesOf(locale).select(count)] ?? forms.other;

/** Chooses among the forms of a language and puts the number in for `#`, as it is shown. */
export const plural = (locale: string, count: number, forms: Forms, shown: string): string =>
  choose(locale, count, forms).replace('#', () => shown);

/** Whole numbers below a thousand are written alike in every language that is shipped, and need no `Intl` for it. */
export const number = (locale: string, value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(locale);

/** A share of 1 in whole per cent. */
export const percent = (locale: string, share: number) => share.toLocaleString(locale, { style: 'percent' });

export const timeOfDay = (locale: string, moment: Date) =>
  moment.toLocaleTimeString(locale, { timeStyle: 'short' });

/** Base 1024, at most 2 decimals: `1.5 KB`. `unit`: what a byte is called; its first letter stands in larger units. */
export function byteSize(locale: string, bytes: number, unit = 'Bytes'): string {
  if (!(bytes > 0)) return `0 ${unit}`;
  const power = Math.min(largerUnits.length, Math.floor(Math.log(bytes) / Math.log(1024)));
  const shown = (bytes / 1024 ** power).toLocaleString(locale, sizeFormat);
  return `${shown} ${power === 0 ? unit : `${largerUnits[power - 1]}${unit[0]}`}`;
}
const largerUnits = 'KMGTPEZY';
const sizeFormat = { maximumFractionDigits: 2, useGrouping: false };

// Made once: each costs more than all that is done with it.
const rules = new Map<string, Intl.PluralRules>();
function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

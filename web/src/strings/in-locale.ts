/** The reader's own region of a language, so that dates have its order; else the given one. */
export function ownRegion(language: string, otherwise: string): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((each) => each === language || each.startsWith(`${language}-`)) ?? otherwise;
}

/** Chooses among the forms of a language and puts the number in for `#`, as it is shown. */
export function plural(
  locale: string,
  count: number,
  forms: { one: string; other: string },
  shown: string,
): string {
  const form = rulesOf(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('#', () => shown);
}

/** Whole numbers below a thousand are written alike in every language that is shipped, and need no `Intl` for it. */
export const number = (locale: string, value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(locale);

// Made once: each costs more than all that is done with it.
const rules = new Map<string, Intl.PluralRules>();
function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

import type { Language } from '@tv/contract/languages';
import * as inLocale from '../in-locale.ts';

/** The language of this build. */
export const language: Language = 'en';

/** What `Intl` is given wherever this build writes a number, a date or a name of a language. */
export const locale = /* @__PURE__ */ inLocale.ownRegion('en', 'en-GB');

export const number = (value: number) => inLocale.number(locale, value);

/** `plural(3, { one: '# item', other: '# items' })` */
export const plural = (count: number, forms: { one: string; other: string }, shown = number(count)) =>
  inLocale.plural(locale, count, forms, shown);

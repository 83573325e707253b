import type { Language } from '@tv/contract/languages';
import * as inLocale from '../in-locale.ts';

/** The language of this build. */
export const language: Language = 'de';

export const locale = /* @__PURE__ */ inLocale.ownRegion('de', 'de-DE');

export const number = (value: number) => inLocale.number(locale, value);

/** `plural(3, { one: '# Titel', other: '# Titel' })` */
export const plural = (count: number, forms: { one: string; other: string }, shown = number(count)) =>
  inLocale.plural(locale, count, forms, shown);

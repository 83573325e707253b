/**
 * The languages of the interface, each with the locale in which it writes numbers and dates where a reader's browser names no region
 * of it. Arabic has the digits and the calendar that its times of videos have, too.
 */
export const localeOf = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  'pt-BR': 'pt-BR',
  nl: 'nl-NL',
  pl: 'pl-PL',
  ar: 'ar-u-ca-gregory-nu-latn',
  ja: 'ja-JP',
} as const;
export type Language = keyof typeof localeOf;
export const languages = Object.keys(localeOf) as Language[];

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: Language): boolean => language === 'ar';

/** The direction in which a language is written, as the attribute `dir` has it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (isRightToLeft(language) ? 'rtl' : 'ltr');

/** Attributes of the element `html` of a page in a language. */
export const languageAttributes = (language: Language): string =>
  `lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`;

/** For people who ask for none of them. */
export const defaultLanguage: Language = 'en';

/** The language with this tag, where the portal speaks it. */
export const asLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => language === tag);

/** The cookie with the language that was chosen in Settings on this device. */
export const languageCookie = 'tv-language';
/** The cookie with the language that the person who is signed in has chosen on another device. */
export const accountLanguageCookie = 'tv-account-language';
/** The cookie with the default language of the organization that was last entered on this device. */
export const organizationLanguageCookie = 'tv-organization-language';

import {
  accountLanguageCookie,
  type Language,
  type languageCookie,
  type organizationLanguageCookie,
} from '@tv/contract/languages/languages';

export type LanguageCookie =
  | typeof languageCookie
  | typeof accountLanguageCookie
  | typeof organizationLanguageCookie;

/** A year, in seconds. */
const maxAge = 31_536_000;

/** Keeps a language on this device for pages to come; `undefined`: none. */
export function keepLanguage(name: LanguageCookie, value: Language | undefined): void {
  const isSafe = location.protocol === 'https:';
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value ? maxAge : 0}; samesite=lax${isSafe ? '; secure' : ''}`;
}

/** The choice of a person who has left is none of the next one's. */
export const forgetLanguageOfAccount = (): void => keepLanguage(accountLanguageCookie, undefined);

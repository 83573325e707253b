import { languageCookie, type Language } from '@tv/contract/languages';

/** A year, in seconds. */
const maxAge = 31_536_000;

/** Saves the language on this device and reloads the page: each language is a build of its own. */
export function chooseLanguage(language: Language): void {
  const isSafe = location.protocol === 'https:';
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${maxAge}; samesite=lax${isSafe ? '; secure' : ''}`;
  location.reload();
}

import { languageCookie, type Language } from '@tv/contract/languages';

/** A year, in seconds. */
const kept = 31_536_000;

/** Keeps the language on this device and loads the page anew: each language is a build of its own. */
export function chooseLanguage(language: Language): void {
  const isSafe = location.protocol === 'https:';
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${kept}; samesite=lax${isSafe ? '; secure' : ''}`;
  location.reload();
}

import { languageCookie, type Language } from '@tv/contract/languages';
import { keepLanguage } from '../../lib/session/language-cookies.ts';

/** Saves the language on this device and reloads the page: each language is a build of its own. */
export function chooseLanguage(language: Language): void {
  keepLanguage(languageCookie, language);
  location.reload();
}

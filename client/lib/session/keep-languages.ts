import {
  accountLanguageCookie,
  languageCookie,
  organizationLanguageCookie,
  type Language,
} from '@tv/contract/languages/languages';
import { languageInCookie } from '@tv/contract/languages/page-language';
import { isPublicPath } from '@tv/contract/pages/page-paths';
import { language } from '@tv/strings/en/locale.ts';
import { keepLanguage, type LanguageCookie } from './language-cookies.ts';

const inCookie = (name: LanguageCookie) => languageInCookie(document.cookie, name);

/**
 * Keeps the languages of the person who is signed in, and answers whether this page is in another one than it would have with
 * them. What was chosen on this device counts before both.
 */
export function keepLanguagesOf(
  user: { chosenLanguage?: Language; organizationLanguage?: Language },
  isPublic: boolean = isPublicPath(location.pathname),
): boolean {
  const before = [inCookie(accountLanguageCookie), inCookie(organizationLanguageCookie)];
  keepLanguage(accountLanguageCookie, user.chosenLanguage);
  keepLanguage(organizationLanguageCookie, user.organizationLanguage);
  const [account, organization] = [inCookie(accountLanguageCookie), inCookie(organizationLanguageCookie)];
  // A browser that keeps no cookies, or a portal that lacks the language, would load the same page again and again.
  const isNew = account !== before[0] || organization !== before[1];
  // Public pages have the default of their own organization.
  const wanted = inCookie(languageCookie) ?? account ?? (isPublic ? undefined : organization);
  return isNew && wanted !== undefined && wanted !== language;
}

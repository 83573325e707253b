import {
  accountLanguageCookie,
  defaultLanguage,
  languageCookie,
  languages,
  organizationLanguageCookie,
  type Language,
} from './languages.ts';

type LanguageHeaders = { cookie?: string | undefined; 'accept-language'?: string | undefined };

/** The languages a request asks for: the one chosen in Settings on this device, and the one the browser prefers. */
export type RequestedLanguage = { chosen?: Language | undefined; preferred?: Language | undefined };

/** The language that a reader chose, else the organization's default, else what the browser prefers, else the first. */
export const languageFor = ({ chosen, preferred }: RequestedLanguage, organization?: Language): Language =>
  chosen ?? organization ?? preferred ?? defaultLanguage;

/** The languages a request asks for. */
export const requestedLanguage = (
  headers: LanguageHeaders,
  built: readonly Language[] = languages,
): RequestedLanguage => ({
  chosen: languageInCookie(headers.cookie, languageCookie, built),
  preferred: preferred(headers['accept-language'] ?? '', built),
});

/** The language that was chosen in Settings, on this device or on another one of the same account. */
export const chosenLanguage = (
  headers: LanguageHeaders,
  built: readonly Language[] = languages,
): Language | undefined =>
  languageInCookie(headers.cookie, languageCookie, built) ??
  languageInCookie(headers.cookie, accountLanguageCookie, built);

/**
 * The language of a page: what was chosen in Settings, on this device or on another one of the same account; else the
 * default of the page's organization, or of the one last entered on this device; else what the browser prefers (RFC 9110,
 * section 12.5.4), else the first.
 */
export function pageLanguage(
  headers: LanguageHeaders,
  {
    built = languages,
    organization,
  }: { built?: readonly Language[]; organization?: Language | undefined } = {},
): Language {
  return languageFor(
    {
      chosen: chosenLanguage(headers, built),
      preferred: preferred(headers['accept-language'] ?? '', built),
    },
    built.find((language) => language === organization) ??
      languageInCookie(headers.cookie, organizationLanguageCookie, built),
  );
}

/** The language in a cookie of a header or of a document. */
export function languageInCookie(
  cookie: string | undefined,
  name: string,
  built: readonly Language[] = languages,
): Language | undefined {
  const value = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([each]) => each === name)?.[1];
  return built.find((language) => language === value);
}

function preferred(header: string, built: readonly Language[]): Language | undefined {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const nearest = (tag: string) =>
    built.find((each) => each.toLowerCase() === tag) ?? built.find((each) => primary(each) === primary(tag));
  const accepted = header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return {
        language: tag.trim() === '*' ? built.find((each) => each === defaultLanguage) : nearest(tag.trim()),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ language, quality }) => language && quality > 0);
  // The sort is stable: of equal ranges the first stands.
  return accepted.sort((one, other) => other.quality - one.quality)[0]?.language;
}

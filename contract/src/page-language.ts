import { defaultLanguage, languageCookie, languages, type Language } from './languages.ts';

type LanguageHeaders = { cookie?: string | undefined; 'accept-language'?: string | undefined };

/**
 * The language of a page: what was chosen in Settings, else what the browser prefers (RFC 9110, section 12.5.4), else
 * the first.
 */
export function pageLanguage(
  { cookie, 'accept-language': accepted }: LanguageHeaders,
  built: readonly Language[] = languages,
): Language {
  const shipped = (name: string | undefined) => built.find((language) => language === name);
  const chosen = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1];
  return shipped(chosen) ?? preferred(accepted ?? '', built) ?? defaultLanguage;
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

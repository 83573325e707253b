import { languageTagOf } from './language-tag.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The English names of everything that has a code of two letters, with their codes. */
function codesByName(type: 'language' | 'region'): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const codes = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const code = type === 'region' ? `${first}${second}`.toUpperCase() : first + second;
      const name = names.of(code);
      // A code of old names the same language as its successor, which is the canonical one.
      if (name && (type === 'region' || new Intl.Locale(code).language === code))
        codes.set(name.toLowerCase(), code);
    }
  return codes;
}

let known: { languages: Map<string, string>; regions: Map<string, string> } | undefined;

/** The tag of "English", "English (United States)" or "English_USA", as systems name languages; a tag itself stays. */
export function tagOfLanguage(name: string): string | undefined {
  known ??= { languages: codesByName('language'), regions: codesByName('region') };
  const [, words = '', region = ''] = /^\s*([^(_]*?)\s*(?:[(_]\s*([^)]*?)\s*\)?)?\s*$/.exec(name) ?? [];
  const language = known.languages.get(words.toLowerCase());
  if (!language) return /^\s*[a-z]{2,3}(?:[-_]|\s*$)/i.test(name) ? languageTagOf(name) : undefined;
  const code = known.regions.get(region.toLowerCase());
  return code ? `${language}-${code}` : language;
}

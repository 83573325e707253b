import { defaultLanguage, languages, type Language } from '@tv/contract/languages/languages';

/**
 * The language of the command line, as every program takes it from the environment: `de_DE.UTF-8` is German, `pt_PT` the Portuguese
 * that there is. Without one, for `C` and for languages that the portal does not speak it is English.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const tag = named.replace(/[.@].*$/, '').replace('_', '-');
  const base = tag.split('-')[0];
  return (
    languages.find((each) => each === tag) ??
    languages.find((each) => each.split('-')[0] === base) ??
    defaultLanguage
  );
}

/** Of this process. */
export const language: Language = languageOf(process.env);

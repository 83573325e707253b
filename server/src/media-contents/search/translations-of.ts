import { languages, type Language } from '@tv/contract/languages';
import type { TextsByLanguage } from '@tv/contract/texts-by-language';

/** One text of an item in the further languages in which it is. */
export const translationsOf = (
  translations: TextsByLanguage | undefined,
  name: string,
): { tag: Language; text: string }[] =>
  languages.flatMap((tag) => {
    const text = translations?.[tag]?.[name];
    return text ? [{ tag, text }] : [];
  });

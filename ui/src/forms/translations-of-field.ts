import { languages } from '@tv/contract/languages/languages';
import {
  changedTranslations,
  translationsOf,
  type TextsByLanguage,
} from '@tv/contract/languages/texts-by-language';
import type { Translations } from '@tv/contract/languages/translated';

/** One text in the further languages in which it is, as a `TranslatedField` has it. */
export const translationsOfField = (translations: TextsByLanguage, name: string): Translations =>
  Object.fromEntries(translationsOf(translations, name).map(({ tag, text }) => [tag, text]));

/** Texts by their languages, of the translations of each. */
const byLanguage = <Name extends string>(
  texts: Readonly<Record<Name, Translations>>,
): TextsByLanguage<Name> =>
  Object.fromEntries(
    languages.flatMap((tag) => {
      const there = (Object.keys(texts) as Name[]).filter((name) => texts[name][tag]?.trim());
      const found = there.map((name) => [name, texts[name][tag]!.trim()]);
      return found.length > 0 ? [[tag, Object.fromEntries(found)]] : [];
    }),
  ) as TextsByLanguage<Name>;

/** What a form's texts change of the translations, as a call takes it: nothing where they are the same. */
export function translationsChange<Name extends string>(
  before: TextsByLanguage<Name>,
  texts: Readonly<Record<Name, Translations>>,
): { translations?: TextsByLanguage<Name> } {
  const translations = changedTranslations(before, byLanguage(texts));
  return Object.keys(translations).length > 0 ? { translations } : {};
}

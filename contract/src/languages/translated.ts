import { Type, type TObject, type TOptional, type TString } from 'typebox';
import { languages, type Language } from './languages.ts';

/** Texts by the language that they are in. */
export type Translations = Partial<Record<Language, string>>;

/** A text in several languages. Readers of a language that it lacks get `default`. */
export type Translated = { default: string } & Translations;

type InLanguages = Record<Language, TOptional<TString>>;

const inLanguages = (text: TString) =>
  Object.fromEntries(languages.map((language) => [language, Type.Optional(text)])) as InLanguages;

/**
 * The translations of a text that has a field of its own. `text` is one of the kinds in `texts.ts` and bounds each of
 * them. A tag that is not a language of the interface is refused by its name.
 */
export const translationsOf = (text: TString, description?: string): TObject<InLanguages> =>
  Type.Object(inLanguages(text), { additionalProperties: false, ...(description && { description }) });

/** A text in several languages, with the one for all others as `default`. */
export const translatedText = (
  text: TString,
  description?: string,
): TObject<InLanguages & { default: TString }> =>
  Type.Object(
    { default: text, ...inLanguages(text) },
    { additionalProperties: false, ...(description && { description }) },
  );

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The tag of the text that a reader gets: that of the reader's language, else of one with the same primary language,
 * else `undefined`, which is the default. `language` may be any BCP 47 tag, such as `de-AT`.
 */
export function translationFor(
  translations: Translations | undefined,
  language: string | undefined,
): Language | undefined {
  if (!translations || !language) return undefined;
  const there = languages.filter((tag) => translations[tag]);
  return (
    there.find((tag) => tag.toLowerCase() === language.toLowerCase()) ??
    there.find((tag) => primary(tag) === primary(language))
  );
}

/** A translated text as a reader of a language gets it. */
export function inLanguage(text: Translated, language: string | undefined): string {
  const tag = translationFor(text, language);
  return (tag && text[tag]) ?? text.default;
}

/** Translations as they are stored: trimmed, without empty ones, in the order of the languages. */
export const tidyTranslations = (translations: Translations): Translations =>
  Object.fromEntries(
    languages
      .map((tag) => [tag, translations[tag]?.trim()] as const)
      .filter((entry): entry is [Language, string] => Boolean(entry[1])),
  );

/** A translated text as it is stored. `undefined` if it has no text at all. */
export function tidyTranslated(text: Translated): Translated | undefined {
  const tidy = { default: text.default.trim(), ...tidyTranslations(text) };
  return Object.values(tidy).some(Boolean) ? tidy : undefined;
}

/** Whether a text has translations and no default, so that some readers would get nothing. */
export const lacksDefault = (text: Translated): boolean => tidyTranslated(text)?.default === '';

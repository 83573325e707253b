import { languages, type Language } from '@tv/contract/languages/languages';
import type { Translations } from '@tv/contract/languages/translated';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/item/translations.ts';
import { translationsChange } from '@tv/ui/forms/translations-of-field.ts';

const translatedTexts = ['title', 'description'] as const;
export type TranslatedText = (typeof translatedTexts)[number];

/**
 * Each text in each language is a field of the form of its own, empty where it is not there: two people who write in two
 * languages do not dispute.
 */
export type TranslationFields = Record<`${TranslatedText}.${Language}`, string>;

const labelOf = { title: fields.itemTitle, description: fields.description };

const ofEach = (write: (name: TranslatedText, tag: Language) => string) =>
  Object.fromEntries(
    translatedTexts.flatMap((name) => languages.map((tag) => [`${name}.${tag}`, write(name, tag)])),
  ) as TranslationFields;

export const translationLabels = ofEach((name, tag) => text.inLanguage(labelOf[name], languageName(tag)));

export const translationFields = (translations: ItemTranslations): TranslationFields =>
  ofEach((name, tag) => translations[tag]?.[name] ?? '');

/** Those fields of which a table says something. */
export const givenTranslationFields = (translations: ItemTranslations): Partial<TranslationFields> =>
  Object.fromEntries(Object.entries(translationFields(translations)).filter(([, value]) => value));

/** One text of the form in the languages in which it is. */
export const translationsIn = (form: TranslationFields, name: TranslatedText): Translations =>
  Object.fromEntries(languages.map((tag) => [tag, form[`${name}.${tag}`]]).filter(([, value]) => value));

/** The fields of one text. A language that is not there is emptied. */
export const fieldsOfText = (name: TranslatedText, translations: Translations): Partial<TranslationFields> =>
  Object.fromEntries(languages.map((tag) => [`${name}.${tag}`, translations[tag] ?? '']));

/** What differs from the item, as the call for it takes it. */
export const translationChange = (form: TranslationFields, before: ItemTranslations) =>
  translationsChange(before, {
    title: translationsIn(form, 'title'),
    description: translationsIn(form, 'description'),
  });

/** The name by which the service tells what is wrong with a text in a language. */
export const translationErrorField = (name: TranslatedText, tag: Language): string =>
  `translations.${tag}.${name}`;

/** These names for each text and language. */
export const translationErrorFields: readonly string[] = translatedTexts.flatMap((name) =>
  languages.map((tag) => translationErrorField(name, tag)),
);

import * as backup from './strings/en/backup.ts';
import * as checkSignIn from './strings/en/check-sign-in.ts';
import * as check from './strings/en/check.ts';
import * as database from './strings/en/database.ts';
import * as settings from './strings/en/settings.ts';

const english = { ...backup, ...check, ...checkSignIn, ...database, ...settings };

/** The texts of one language by the names of its sentences. */
export type SentenceTexts = typeof english;
type ValuesOf<Text> = Text extends (values: infer Values) => string ? [values: Values] : [];

/**
 * What an operator is told, in no language yet: the name of a text in `strings/` and its values. JSON holds it. The command line says it in
 * its reader's language, logs and files say it in English.
 */
export type Sentence = {
  [Name in keyof SentenceTexts]: [name: Name, ...ValuesOf<SentenceTexts[Name]>];
}[keyof SentenceTexts];

/** The catalogue's files, which a language is loaded from. No two have a text of the same name. */
export const sentenceAreas = ['backup', 'check', 'check-sign-in', 'database', 'settings'] as const;

/** A sentence in the language of these texts. */
export function sayIn(texts: SentenceTexts, [name, values]: Sentence): string {
  const text = texts[name] as string | ((values: unknown) => string);
  return typeof text === 'function' ? text(values) : text;
}

/** A sentence as logs have it. */
export const inEnglish = (sentence: Sentence): string => sayIn(english, sentence);

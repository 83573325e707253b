import { isRightToLeft, type Language } from './languages.ts';

/** Letters that are read from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko and their like. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A title or a name as it is put into a sentence of another direction: without isolation, brackets, numbers and what follows
 * would stand in the wrong order (Unicode Standard Annex 9, FSI and PDI). A name of the sentence’s own direction stays as it is.
 */
export const isolate = (text: string): string => (rightToLeft.test(text) ? isolateAlways(text) : text);

/** The same in a sentence that is written from right to left, where most names are of the other direction. An isolation ends with its line. */
export const isolateAlways = (text: string): string => text.replace(/[^\n]+/g, '\u2068$&\u2069');

/** How texts of a language isolate what they put in. */
export const isolateIn = (language: Language): ((text: string) => string) =>
  isRightToLeft(language) ? isolateAlways : isolate;

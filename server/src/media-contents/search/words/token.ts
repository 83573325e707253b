/**
 * A word of a text. `start` and `end` are its place in the text. `also` are further forms under which it is found. `loose` are those
 * under which it is found where few items have what is asked for, and `looseQueryForms` those of the query then: all of a list together.
 */
export type Token = {
  word: string;
  start: number;
  end: number;
  also: string[];
  loose?: string[];
  looseQueryForms?: string[][];
};

/** Characters of a word that count. */
export const longestWord = 60;

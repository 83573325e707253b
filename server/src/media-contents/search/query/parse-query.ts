import { type WordKind, wordKindsOf } from '../words/languages.ts';
import { isArabic } from '../words/arabic-words.ts';
import { formsOf } from '../words/lexemes.ts';
import { searchText } from '../words/search-text.ts';
import type { Token } from '../words/token.ts';
import { tokens } from '../words/tokens.ts';

/**
 * A word that was typed. `forms` are its spellings, the typed one first, and `loose` those that count where few items have them, all of a
 * list together. `written`: as a reader wrote it. `followsInPhrase`: it must follow the word before it.
 */
export type TypedWord = {
  word: string;
  written: string;
  forms: string[];
  loose: string[][];
  kind: WordKind;
  followsInPhrase: boolean;
};

/** A word as if it had been typed alone. */
export const plainWord = (word: string): TypedWord => ({
  word,
  written: word,
  forms: [word],
  loose: [],
  kind: 'content',
  followsInPhrase: false,
});

/** A search term as it was typed. `folded` is the whole text, to be compared with titles. */
export type TypedQuery = { words: TypedWord[]; excluded: string[]; folded: string };

/** Words that count at most, and words that are read at most. */
const maxWords = 12;
const maxRead = 40;
const part = /(?<minus>(?<![^\s])-)?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu;

/** Reads a search term: words, "phrases", and -words that must not be there. */
export function parseQuery(term: string): TypedQuery {
  const words: Omit<TypedWord, 'kind'>[] = [];
  const excluded: string[] = [];
  // Words outside of quotes are read together, so that `two thousand` is one number.
  let plain = '';
  const flush = () => {
    for (const token of tokens(plain)) words.push(typedWord(plain, token, false));
    plain = '';
  };
  for (const { groups } of term
    .normalize('NFC')
    .replace(/[“”„«»]/g, '"')
    .matchAll(part)) {
    const { minus, phrase, word } = groups!;
    const found = phrase === undefined && !minus ? [] : tokens(phrase ?? word ?? '');
    if (minus) excluded.push(...found.map((token) => token.word));
    else if (phrase === undefined) plain += ` ${word ?? ''}`;
    else {
      flush();
      found.forEach((token, index) => words.push(typedWord(phrase, token, index > 0)));
    }
  }
  flush();
  const few = withoutRepeats(words).slice(0, maxRead);
  const kinds = wordKindsOf(few.map(({ word }) => word));
  let counted = 0;
  return {
    words: few
      .map((each, index) => ({ ...each, kind: isQuoted(few, index) ? ('content' as const) : kinds[index]! }))
      .filter(({ kind }) => kind === 'function' || counted++ < maxWords),
    excluded: excluded.slice(0, maxWords),
    folded: searchText(term),
  };
}

function typedWord(text: string, token: Token, followsInPhrase: boolean): Omit<TypedWord, 'kind'> {
  const written = text.slice(token.start, token.end);
  // Before version 2 of the documents, Arabic letters that are written for one another were distinguished.
  const former = isArabic(token.word) ? [searchText(written)] : [];
  return {
    ...{ word: token.word, written: written.toLowerCase(), followsInPhrase },
    forms: [...new Set([...formsOf(token), ...former])],
    loose: token.looseQueryForms ?? [],
  };
}

/** Whether the word is in quotes with others. Then it counts in any case, as it is typed. */
export const isQuoted = (words: readonly Pick<TypedWord, 'followsInPhrase'>[], index: number): boolean =>
  words[index]!.followsInPhrase || words[index + 1]?.followsInPhrase === true;

function withoutRepeats(words: Omit<TypedWord, 'kind'>[]) {
  const seen = new Set<string>();
  return words.filter(({ word, followsInPhrase }) => {
    if (followsInPhrase || !seen.has(word)) return seen.add(word);
    return false;
  });
}

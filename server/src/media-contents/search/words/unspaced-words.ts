import { searchText } from './search-text.ts';
import { longestWord, type Token } from './token.ts';

/** Letters of scripts without spaces between words, with the marks of kana that stand beside their letter. */
const letters = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー\uff70\uff9e\uff9f\u3099\u309a]`;
export const unspacedRuns = new RegExp(`${letters}+`, 'gu');
const unspacedWord = new RegExp(`^${letters}+$`, 'u');

/** Whether a word is of a script without spaces between words. */
export const isUnspaced = (word: string): boolean => unspacedWord.test(word);

/** Words with spaces between them, but for those of scripts that have none. */
export const spaced = (words: readonly string[]): string =>
  words.reduce(
    (all, word) =>
      `${all}${all && !(isUnspaced(all.slice(-1)) && isUnspaced(word.slice(0, 1))) ? ' ' : ''}${word}`,
    '',
  );

// The dictionary of Chinese and Japanese is one, and the other scripts have their own, whatever the language.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Katakana words of at least this length are written with and without a prolonged sound at the end. */
const shortestProlonged = 4;

/** The first character of a pair of letters that is not a word by itself. */
export const looseMark = '~';

/**
 * The words of a text without spaces, by the dictionary of ICU. It cuts a word in two where it does not know it, or where its
 * neighbours mislead it. So each text also has its pairs of neighbouring letters, by which a word is found where few items have it.
 */
export function unspacedWords(run: string, start: number): Token[] {
  const parts = segmentsOf(run).map(({ segment, index }) => ({
    ...{ segment, at: start + index },
    letters: [...folded(segment)],
  }));
  return parts.map(({ segment, at, letters: own }, index) => {
    const next = parts[index + 1]?.letters[0];
    const word = withoutProlonged(own.join('')).slice(0, longestWord);
    const pairs = pairsOf([...word]);
    // Before version 2 of the documents, words were their pairs, and kana had lost their marks.
    const former = pairsOf([...searchText(segment)]);
    return {
      ...{ word, start: at, end: at + segment.length, also: [] },
      loose: pairsOf(next === undefined ? own : [...own, next]).map(marked),
      looseQueryForms: [pairs.map(marked), former].filter(
        (chain) => chain.length > 0 && !(chain.length === 1 && chain[0] === word),
      ),
    };
  });
}

const katakana = /^[\p{Script=Katakana}ー\uff70\uff9e\uff9f]+$/u;

/** A single letter of katakana is no word, but a part of one that the dictionary does not know. */
const segmentsOf = (run: string) =>
  [...segmenter.segment(run)].reduce<{ segment: string; index: number }[]>((found, { segment, index }) => {
    const before = found.at(-1);
    const isPart =
      before !== undefined &&
      katakana.test(before.segment + segment) &&
      Math.min(before.segment.length, segment.length) === 1;
    if (isPart) before.segment += segment;
    else found.push({ segment, index });
    return found;
  }, []);

const marked = (text: string) => looseMark + text;
const pairsOf = (each: readonly string[]) => each.slice(1).map((letter, index) => each[index]! + letter);

/** Kana in one form: full width, composed, and hiragana. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - hiraganaBelow));
const hiraganaBelow = 0x60;

const withoutProlonged = (word: string) =>
  word.length >= shortestProlonged ? word.replace(/ー$/, '') : word;

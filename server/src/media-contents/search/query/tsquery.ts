import type { EntryKind } from '../../fields.ts';
import { lexeme, quoted } from '../words/lexemes.ts';
import { Closeness, type Meaning, type MeantWord } from './meanings-db.ts';
import { searchText } from '../words/search-text.ts';

/** Which lexemes of a word count: all, or those in fields of these weights. */
type Fields = '' | 'A' | 'B' | 'C' | 'D';

/** Any of the library's words that a typed word stands for, as part of a `tsquery`. Without one: a lexeme that no item has. */
export function anyMeaning(
  library: number,
  { word, meanings }: Pick<MeantWord, 'word' | 'meanings'>,
  fields: Fields = '',
): string {
  const words = meanings.length > 0 ? meanings.map((each) => each.word) : [word];
  const one = (each: string) => quoted(lexeme(library, 'word', each)) + (fields && `:${fields}`);
  return `(${words.map((each) => each.split(' ').map(one).join(' & ')).join(' | ')})`;
}

/** Any whole tag that is one of the library's words that a typed word stands for. */
export const anyTag = (library: number, { word, meanings }: Pick<MeantWord, 'word' | 'meanings'>): string =>
  (meanings.length > 0 ? meanings.map((each) => each.word) : [word])
    .map((each) => quoted(lexeme(library, 'tag', each)))
    .join(' | ');

/** The word with the meanings that are at least this close. */
export const closeTo = (word: MeantWord, closeness: number): MeantWord => ({
  ...word,
  meanings: word.meanings.filter((meaning) => meaning.closeness <= closeness),
});

/** The word as it was typed and inflected, where the library has it so. */
export const closestOf = (word: MeantWord): MeantWord => {
  const close = closeTo(word, Closeness.Compound);
  return close.meanings.length > 0 ? close : word;
};

/** A `tsquery` for texts that have every word, and the words of a phrase one after the other. */
export const everyWord = (library: number, words: readonly MeantWord[], fields: Fields = ''): string =>
  words
    .map(
      (word, index) =>
        `${index === 0 ? '' : word.followsInPhrase ? ' <-> ' : ' & '}${anyMeaning(library, word, fields)}`,
    )
    .join('');

/** A `tsquery` for transcripts that have every word. The words of a phrase are in one cue or in neighbouring cues. */
export function everySpokenWord(library: number, words: readonly MeantWord[]): string {
  const alone = words.filter((word, index) => !word.followsInPhrase && !words[index + 1]?.followsInPhrase);
  const pairs = words.flatMap((word, index) => {
    if (!word.followsInPhrase) return [];
    const [one, other] = [anyMeaning(library, words[index - 1]!), anyMeaning(library, word)];
    return [`((${one} <0> ${other}) | (${one} <1> ${other}))`];
  });
  return [...alone.map((word) => anyMeaning(library, word)), ...pairs].join(' & ');
}

/** A `tsquery` for texts in which the words follow one another as they were typed. */
export const inOrder = (library: number, words: readonly MeantWord[]): string =>
  words.map((word) => anyMeaning(library, word)).join(' <-> ');

/** A `tsquery` for items that have one of these words. */
export const anyWord = (library: number, words: readonly MeantWord[], fields: Fields = ''): string =>
  words.map((word) => anyMeaning(library, word, fields)).join(' | ');

/** A `tsquery` for items that have this whole entry. */
export const wholeEntry = (library: number, kind: EntryKind, text: string): string =>
  quoted(lexeme(library, kind, searchText(text)));

const frequency = (count: (meaning: Meaning) => number) => (word: MeantWord) =>
  word.meanings.reduce((sum, meaning) => sum + count(meaning), 0);

/** How many items have a word, as counted last: in the title, in any text, in captions. */
export const titlesWith = frequency(({ titles }) => titles);
export const documentsWith = frequency(({ documents }) => documents);
export const spokenWith = frequency(({ spoken }) => spoken);

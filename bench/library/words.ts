import { drawFrom, draws } from '../draws.ts';

// A made-up language. Its commonest word is at rank 0.

const vocabulary = 1_000_000;
/** The larger, the less common the commonest words are (Zipf–Mandelbrot). With 3 the first word is 3 % of a text. */
const shift = 3;

const onsets = [
  ...'b c d f g h j k l m n p r s t v w b d l m n r s t'.split(' '),
  ...'br ch cl cr dr fl gr pl pr sc sh st th tr'.split(' '),
];
const nuclei = 'a e i o u a e i o u ai ea ee oa ou'.split(' ');
const codas = [
  ...Array<string>(20).fill(''),
  ...'d k l m n r s t l n r s ck ld nd ng nt rd rm st'.split(' '),
];
const endings = ['s', 's', 's', 'ed', 'ing', 'er', 'ly', 'ness', 'ment'];

/** Words as a language has them: few are everywhere, many are met once, and more text brings new ones. */
export const someWords = (draw: () => number, count: number): string[] =>
  Array.from({ length: count }, () => wordAt(drawRank(draw, vocabulary)));

const drawRank = (draw: () => number, ranks: number) =>
  Math.floor(shift * ((ranks + shift) / shift) ** draw() - shift);

const made: string[] = [];
const wordAt = (rank: number): string => (made[rank] ??= makeWord(rank));

/** A third of the rarer words are commoner ones with an English ending. */
function makeWord(rank: number): string {
  const draw = draws(rank + 600_000_000);
  if (rank >= 1_000 && draw() < 0.35)
    return wordAt(Math.floor(draw() * (rank / 4))) + drawFrom(draw, endings);
  const syllables = 1 + Math.floor(draw() * 2) + (rank < 200 ? 0 : Math.floor(draw() * 3));
  let word = '';
  while (word.length < 3 || syllables > word.length / 3)
    word += drawFrom(draw, onsets) + drawFrom(draw, nuclei) + drawFrom(draw, codas);
  return word;
}

const wordsAt = (ranks: number[]) => [...new Set(ranks.map(wordAt))];
/** Words of two items in five to one item in a hundred. */
export const commonWords = wordsAt(Array.from({ length: 200 }, (_, rank) => rank));
/** With twenty cues an item, in the captions of one item in seven to one in two hundred. */
export const captionWords = wordsAt(Array.from({ length: 200 }, (_, index) => 100 + index * 10));

const people = 20_000;
const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** The name of a person who speaks. Some speak in many items, most in few. */
export function someSpeaker(drawPerson: () => number): string {
  const draw = draws(drawRank(drawPerson, people) + 700_000_000);
  const name = () => capitalized(wordAt(5_000 + Math.floor(draw() * 20_000)));
  return `${name()} ${name()}`;
}

const letters = 'abcdefghijklmnop';

const ownBeginning = 'xz';
export const isOwnWord = (word: string): boolean => word.startsWith(ownBeginning);

/** A word that only the item of this number has. */
export function ownWord(number: number): string {
  const scattered = (number * 2_654_435_761) % 2 ** 32;
  const digits = scattered.toString(16).padStart(8, '0');
  return `${ownBeginning}${[...digits].map((digit) => letters[Number.parseInt(digit, 16)]).join('')}`;
}

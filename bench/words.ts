import { draws } from './draws.ts';

const size = 5_000;

/** A made-up vocabulary; the word at 0 is the commonest. */
const vocabulary = makeVocabulary();

/** Words as a language has them: few are everywhere, many are rare. */
export const someWords = (draw: () => number, count: number): string[] =>
  Array.from({ length: count }, () => vocabulary[Math.floor(size * draw() ** 3)]!);

/** Words of about one item in a hundred and commoner ones. */
export const commonWords = vocabulary.slice(0, 200);
/** In the captions of about one item in a hundred. */
export const captionWords = vocabulary.slice(100, 300);

/** A word that only the item of this number has. */
export const ownWord = (number: number): string => `xq${number.toString().padStart(7, '0')}z`;

function makeVocabulary(): string[] {
  const draw = draws(7);
  const words = new Set<string>();
  const syllable = () => 'bdfgklmnprstv'[Math.floor(draw() * 13)]! + 'aeiou'[Math.floor(draw() * 5)]!;
  while (words.size < size) {
    const length = 2 + Math.floor(draw() * 3);
    words.add(Array.from({ length }, syllable).join(''));
  }
  return [...words];
}

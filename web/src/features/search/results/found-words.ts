import type { Part } from '@tv/client/lib/format/marks.ts';

const letter = '[\\p{L}\\p{M}\\p{N}]';
const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Cuts a text where the found words are in it: whole words, as they are written there. A word that stands nowhere by
 * itself, as in languages without spaces, is marked within others.
 */
export function foundWords(text: string, words: readonly string[]): Part[] {
  const longestFirst = words.filter(Boolean).toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return [{ text, isMarked: false }];
  const patterns = longestFirst.map((word) => {
    const whole = `(?<!${letter})${literal(word)}(?!${letter})`;
    return new RegExp(whole, 'u').test(text) ? whole : literal(word);
  });
  // Splitting by a group puts what it matched at every second place.
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'u'))
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

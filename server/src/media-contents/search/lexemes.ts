import type { Token } from './tokens.ts';

/** The largest position in a `tsvector`, and the most positions of one lexeme that it stores. */
const largestPosition = 16_383;
const mostPositions = 255;

/** Begins a lexeme of this kind: a word, a whole tag, a whole name of a speaker. */
export const marks = { word: ':', tag: '#', speaker: '@' } as const;

/** A lexeme of the search index. It begins with the number of the library, so that an entry of the index has the items of one organization only. */
export const lexeme = (library: number, kind: keyof typeof marks, text: string) =>
  `${library}${marks[kind]}${text}`;

/** A lexeme as a `tsvector` and a `tsquery` write it. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, (letter) => letter + letter)}'`;

/** Collects lexemes with their positions, and writes them as the text of a `tsvector`. */
export function vectorOf() {
  const positions = new Map<string, string[]>();
  return {
    add(text: string, position: number, weight: string) {
      const known = positions.get(text);
      const place = Math.min(position, largestPosition) + weight;
      if (!known) positions.set(text, [place]);
      else if (known.length < mostPositions) known.push(place);
    },
    text: () => [...positions].map(([text, places]) => `${quoted(text)}:${places.join()}`).join(' '),
  };
}

/** The forms of a token under which it is found. */
export const formsOf = ({ word, also }: Token): string[] => [word, ...also];

import type { Token } from './token.ts';

/** The largest position in a `tsvector`, and the most positions of one lexeme that it stores. */
const largestPosition = 16_383;
const maxPositions = 255;

/** Begins a lexeme of this kind: a word, a whole tag, a whole name of a speaker. */
export const kindSigns = { word: ':', tag: '#', speaker: '@' } as const;

/** A lexeme of the search index. It begins with the number of the library, so that an entry of the index has the items of one organization only. */
export const lexeme = (library: number, kind: keyof typeof kindSigns, text: string) =>
  `${library}${kindSigns[kind]}${text}`;

/** A lexeme as a `tsvector` and a `tsquery` write it. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, (letter) => letter + letter)}'`;

/**
 * Bounds of one vector in bytes, by an estimate: PostgreSQL refuses one of 1 MiB. Beyond the first, a lexeme gets no further
 * positions, and beyond the second no lexeme is added.
 */
const bytesWithPositions = 700_000;
const maxBytes = 900_000;
/** Bytes of a lexeme beside its text: mark, number of the library, count and offset of its positions. */
const bytesBeside = 20;

/** Collects texts with their positions, and writes them as the text of a `tsvector`. What is beyond its bounds is left out. */
export function vectorOf() {
  const positions = new Map<string, string[]>();
  let bytes = 0;
  return {
    /** Answers whether the text is new in the vector. */
    add(text: string, position: number, weight: string): boolean {
      const known = positions.get(text);
      const weighted = Math.min(position, largestPosition) + weight;
      if (known) {
        if (known.length >= maxPositions || bytes > bytesWithPositions) return false;
        known.push(weighted);
        bytes += 2;
        return false;
      }
      const needed = Buffer.byteLength(text) + bytesBeside;
      if (bytes + needed > maxBytes) return false;
      positions.set(text, [weighted]);
      bytes += needed;
      return true;
    },
    /** `lexemeOf` makes the lexeme of a text. Without it the texts are lexemes. */
    text: (lexemeOf = (text: string) => text) =>
      [...positions].map(([text, weighted]) => `${quoted(lexemeOf(text))}:${weighted.join()}`).join(' '),
  };
}

/** The forms of a token under which it is found. */
export const formsOf = ({ word, also }: Token): string[] => [word, ...also];

/** These, and those under which it is found where few items have what is asked for. */
export const storedForms = (token: Token): string[] => [...formsOf(token), ...(token.loose ?? [])];

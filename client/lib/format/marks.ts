export type Part = { text: string; isMarked: boolean };

const plain = (letter: string) => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A text as words are looked for in it: without case and accents. */
export const foldedText = (text: string): string => fold([...text]).folded;

/** The words of a search term, folded, each once. */
export const wordsOf = (term: string): string[] => [
  ...new Set(foldedText(term).split(/\s+/).filter(Boolean)),
];

/**
 * Cuts a text where the words of a search term are in it; neither case nor accents matter. `isBeginning`: only where
 * they begin a word.
 */
export function marked(text: string, term: string, isBeginning = false): Part[] {
  const words = wordsOf(term);
  const letters = [...text];
  const { folded, origins } = fold(letters);
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (isBeginning && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) continue;
      for (let index = at; index < at + word.length; index++) hits.add(origins[index] ?? 0);
    }
  }
  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const isMarked = hits.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  });
  return parts;
}

/** Folding changes lengths, so each folded letter remembers which one it comes from. */
function fold(letters: string[]): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  letters.forEach((letter, index) => {
    const piece = plain(letter);
    for (let count = 0; count < piece.length; count++) origins.push(index);
    folded += piece;
  });
  return { folded, origins };
}

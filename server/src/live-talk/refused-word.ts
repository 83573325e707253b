const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** The first of the refused words that a text has as whole words, whatever its case and punctuation. */
export function refusedWordIn(text: string, refused: readonly string[]): string | undefined {
  const words = wordsOf(text);
  return refused.find((word) => wordsOf(word).trim() !== '' && words.includes(wordsOf(word)));
}

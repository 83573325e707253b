/** Folds text for search: lower case, no accents, single spaces. Stored texts and search terms both use it. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıþð]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

// Letters that Unicode does not decompose.
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/** Folds a list for search: one line per entry, with a line end on both sides, so that a whole entry can be found. */
export const listSearchText = (entries: readonly string[]): string =>
  entries.length === 0 ? '' : `\n${entries.map(searchText).join('\n')}\n`;

/** A LIKE pattern in which all typed characters are literal. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (letter) => `\\${letter}`);

const shortestTypo = 4;
const longestTypo = 24;

/** LIKE patterns for this word with one letter wrong, missing, added, or swapped with the next. */
export function typoPatterns(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestTypo || letters.length > longestTypo) return [];
  const around = (position: number, middle: string, skipped: number) =>
    `${likeText(letters.slice(0, position).join(''))}${middle}${likeText(letters.slice(position + skipped).join(''))}`;
  const patterns = letters.flatMap((letter, position) => {
    const next = letters[position + 1];
    return [
      around(position, '_', 1),
      around(position, '', 1),
      around(position, '_', 0),
      ...(next === undefined ? [] : [around(position, likeText(next + letter), 2)]),
    ];
  });
  return [...new Set(patterns)];
}

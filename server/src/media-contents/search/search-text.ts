/** Text as search compares it: lower case, without accents, single spaces. Written and asked through this one function. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıþð]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

// Letters that Unicode does not take apart.
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

/** A list as search compares it: one line an entry, with a line end on both sides, so that a whole entry can be looked for. */
export const listSearchText = (entries: readonly string[]): string =>
  entries.length === 0 ? '' : `\n${entries.map(searchText).join('\n')}\n`;

/** A pattern of LIKE in which nothing typed has a meaning of its own. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (letter) => `\\${letter}`);

const mostWords = 8;

/** The distinct words of a search term, each of which has to be found. */
export const searchWords = (term: string): string[] =>
  [...new Set(searchText(term).split(' ').filter(Boolean))].slice(0, mostWords);

const shortestTypo = 4;
const longestTypo = 24;

/** Patterns of LIKE for words that begin like this one with one letter wrong, missing, too many, or swapped with the next. */
export function typoPatterns(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestTypo || letters.length > longestTypo) return [];
  const around = (position: number, middle: string, skipped: number) =>
    `${likeText(letters.slice(0, position).join(''))}${middle}${likeText(letters.slice(position + skipped).join(''))}%`;
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

/**
 * A regular expression of PostgreSQL for a text in which a word begins with what is typed. An index of trigrams reads it
 * as one condition, which as many LIKEs would be one for each sign before a word.
 */
export const wordBeginning = (typed: string): string =>
  `(^|[ \n("'/-])${searchText(typed).replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}`;

import { foldArabic, isArabic, joinedForms, withoutArticle } from './arabic-words.ts';
import { numberForms } from './number-words.ts';
import { searchText } from './search-text.ts';
import { longestWord, type Token } from './token.ts';
import { isUnspaced, unspacedRuns, unspacedWords } from './unspaced-words.ts';

const letters = String.raw`[\p{L}\p{M}\p{N}]`;
const space = String.raw`\u00a0\u202f\u2009`;
const apostrophe = String.raw`['’‘\x60´ʼ]`;

/** Each kind of word, the most special first. */
const kinds = [
  // 2,000 and 2.000 and 2 000 with a narrow space.
  String.raw`(?<thousands>\d{1,3}(?:[.,'’${space}]\d{3})+(?!${letters}))`,
  String.raw`(?<decimal>\d+[.,]\d+(?!${letters}))`,
  // A.I. and U.S.
  String.raw`(?<acronym>\p{L}\p{M}*(?:\.\p{L}\p{M}*)+(?!${letters}))`,
  String.raw`(?<apostrophes>${letters}+(?:${apostrophe}${letters}+)+)`,
  String.raw`(?<plain>${letters}+(?:\+\+|#(?!${letters}))?)`,
  String.raw`(?<and>&)`,
];
const wordPattern = new RegExp(kinds.join('|'), 'gu');

/** The words of a text in order. The same text in a query and in an item has the same words. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const { index: start } = match;
    const groups = match.groups!;
    if (groups.plain !== undefined) found.push(...plainWords(groups.plain, start));
    else found.push(specialWord(groups, match[0], start));
  }
  return withNumbers(
    withJoined(
      text,
      found.filter(({ word }) => word),
    ),
  );
}

function specialWord(groups: Record<string, string>, written: string, start: number): Token {
  const end = start + written.length;
  if (groups.and !== undefined) return { word: 'and', start, end, also: [] };
  if (groups.thousands !== undefined) return { word: written.replace(/\D/g, ''), start, end, also: [] };
  if (groups.decimal !== undefined) return { word: written.replace(',', '.'), start, end, also: [] };
  const parts = searchText(written).split(/['.]/);
  const also = groups.apostrophes === undefined ? [] : withoutElision(parts);
  return { word: parts.join('').slice(0, longestWord), start, end, also };
}

/** `today's` is also found as `today`, and `l'amour` as `amour`. */
function withoutElision(parts: string[]): string[] {
  const last = parts.at(-1)!;
  if (last === 's') return [parts.slice(0, -1).join('')];
  return parts[0]!.length <= 2 ||
    /^(qu|jusqu|lorsqu|puisqu|quoiqu|dell?|all|nell|sull|dall|quell|quest|dov|com|cos|nessun)$/.test(
      parts[0]!,
    )
    ? [last]
    : [];
}

function plainWords(written: string, start: number): Token[] {
  const found: Token[] = [];
  let from = 0;
  const put = (to: number) => {
    if (to > from) found.push(plainWord(written.slice(from, to), start + from));
  };
  for (const run of written.matchAll(unspacedRuns)) {
    put(run.index);
    found.push(...unspacedWords(run[0], start + run.index));
    from = run.index + run[0].length;
  }
  put(written.length);
  return found;
}

function plainWord(written: string, start: number): Token {
  const word = foldArabic(searchText(written).replaceAll(/\s/g, '')).slice(0, longestWord);
  const position = { start, end: start + written.length };
  return isArabic(word)
    ? { word, ...position, also: withoutArticle(word), ...joinedForms(word) }
    : { word, ...position, also: spelledOut(written) };
}

const letterPairs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** How people type a word without the keys for its letters: `Größe` as `groesse`. */
function spelledOut(written: string): string[] {
  const lower = written.normalize('NFC').toLowerCase();
  const spelled = lower.replace(/[äöüåø]/g, (letter) => letterPairs[letter]!);
  return spelled === lower ? [] : [searchText(spelled)];
}

const maxJoined = 3;

/** Words joined by a hyphen or `&` without spaces are also found as one word: `sci-fi` as `scifi`. */
function withJoined(text: string, found: Token[]): Token[] {
  for (let first = 0; first < found.length; first++) {
    let last = first;
    while (
      last + 1 < found.length &&
      last - first + 1 < maxJoined &&
      isJoined(text, found[last]!, found[last + 1]!)
    )
      last++;
    for (let end = first + 1; end <= last; end++) {
      const words = found
        .slice(first, end + 1)
        .filter(({ word, start }) => word !== 'and' || text[start] !== '&');
      if (words.length > 1)
        found[first]!.also.push(
          words
            .map(({ word }) => word)
            .join('')
            .slice(0, longestWord),
        );
    }
  }
  return found;
}

/** Words of scripts without spaces are neighbours of everything, and not joined. */
const isJoined = (text: string, one: Token, other: Token) =>
  /^[-‐‑–/]?$/.test(text.slice(one.end, other.start)) &&
  !(one.end === other.start && (isUnspaced(one.word) || isUnspaced(other.word)));

function withNumbers(found: Token[]): Token[] {
  const forms = numberForms(found.map(({ word }) => word));
  for (const [position, number] of forms)
    if (found[position]!.word !== number) found[position]!.also.push(number);
  return found;
}

import { looseMark } from './unspaced-words.ts';

const arabic = /\p{Script=Arabic}/u;
export const isArabic = (text: string): boolean => arabic.test(text);

const zeros = [0x0660, 0x06f0];
const plainLetters: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ـ: '' };

/** Letters that are written for one another, and digits, in one form. Diacritics and hamzas are gone already. */
export const foldArabic = (folded: string): string =>
  folded
    .replace(/[ةىیکٱـ]/g, (letter) => plainLetters[letter]!)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - zeros.findLast((zero) => zero <= code)!);
    });

/** The article with its prefixes. On their own they are not a word. */
const articles = /^(?:[وف]?(?:[بك]?ال|لل))(?=\p{L}{3})/u;
const joined = /^[وفبكل](?=\p{L}{3})/u;

/** The word without its article, under which it is found, too. */
export const withoutArticle = (word: string): string[] =>
  articles.test(word) ? [word.replace(articles, '')] : [];

/**
 * A first letter may be a joined `and`, `with` or `for`, or belong to the word: `بطاقة` is a card, and "by energy". So the word
 * without it is found where few items have the word itself.
 */
export function joinedForms(word: string): { loose: string[]; looseQueryForms: string[][] } {
  const bare = articles.test(word) || !joined.test(word) ? [] : [word.slice(1)];
  return {
    loose: bare.map((each) => looseMark + each),
    looseQueryForms: isArabic(word) ? [[looseMark + word], ...bare.map((each) => [each])] : [],
  };
}

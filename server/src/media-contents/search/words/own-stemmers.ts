import { isArabic } from './arabic-words.ts';
import type { Language } from './languages.ts';

/**
 * The stem of a folded word in a language of which PostgreSQL has no stemmer, or one that takes words with and without an article
 * for different ones. `undefined`: PostgreSQL's is used.
 */
export function ownStem(language: Language, word: string): string | undefined {
  if (language === 'polish') return /^[a-z]+$/.test(word) ? polishStem(word) : undefined;
  if (language === 'arabic') return isArabic(word) ? arabicStem(word) : undefined;
  return language === 'simple' ? japaneseStem(word) : undefined;
}

/** Languages that are stored as `simple`, since PostgreSQL, and versions that ask it for stems, do not know them. */
export const storedLanguage = (language: Language): Language => (language === 'polish' ? 'simple' : language);

/** The languages whose stems a word of a library may have. */
export const stemLanguages = (stored: readonly Language[]): Language[] =>
  stored.includes('simple') ? [...stored, 'polish'] : [...stored];

/** Kanji without the kana that inflect them: `眠る` and `眠り`. */
const japaneseStem = (word: string) => /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u.exec(word)?.[1];

const arabicBeginnings = /^(?:و(?=\p{L}{3}))?(?:[بكف]?ال(?=\p{L}{2})|لل(?=\p{L}{2}))?/u;
/** Endings of plurals, duals, possessives and adjectives, which are taken away one after the other. */
const arabicEndings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];

/** As "light10" of Larkey, Ballesteros and Connell (2002): roots are left alone. */
const arabicStem = (word: string) =>
  arabicEndings.reduce(
    (stem, ending) =>
      stem.endsWith(ending) && stem.length >= ending.length + 2 ? stem.slice(0, -ending.length) : stem,
    word.replace(arabicBeginnings, ''),
  );

/** Endings of cases, numbers, persons and nouns of verbs, without diacritics. The longest that leaves enough is taken away. */
const polishEndings =
  'owaniami owaniach owaniom owaniem owania owaniu owanie owana owane owany owac owal uja uje ' +
  'aniami aniach aniom aniem ania aniu anie eniami eniach eniom eniem enia eniu enie ' +
  'iami iach iemu iego owie ami ach ych ich ymi imi ego emu owi owa owe owy iem ies ow om em ej ia ie iu ' +
  'ac ic ec yc al il am ym im a e i o u y';
const endings = polishEndings.split(' ').sort((one, other) => other.length - one.length);
/** The letters that are left before a longer ending, and before a vowel. */
const shortestStem = { long: 3, vowel: 2 };

function polishStem(word: string): string {
  const ending = endings.find(
    (each) =>
      word.endsWith(each) &&
      word.length - each.length >= (each.length > 1 ? shortestStem.long : shortestStem.vowel),
  );
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  // A consonant is softened before some endings, and an `e` stands between two where no ending follows: `książka`, `książce`, `książek`.
  return stem
    .replace(/(?<=..[^aeiouy])e(?=[kc]$)/, '')
    .replace(/cz$|c$/, 'k')
    .replace(/rz$/, 'r')
    .replace(/dz$/, 'd')
    .replace(/(?<=..)i$/, '');
}

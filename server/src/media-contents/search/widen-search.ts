import type { Queries } from '../../platform/db/database.ts';
import { correctWords, writtenOf } from './suggestions/corrections-db.ts';
import type { Search } from './query/branches-db.ts';
import { findLibrary } from './words/library-db.ts';
import { Closeness, meaningsOf, type MeantWord } from './query/meanings-db.ts';
import { isQuoted, parseQuery, plainWord, type TypedWord } from './query/parse-query.ts';
import type { Asking } from './search-db.ts';
import { withSynonyms } from './query/synonyms-db.ts';
import { closeTo } from './query/tsquery.ts';
import { isUnspaced, spaced } from './words/unspaced-words.ts';

/** With fewer items than this, words are widened: beginnings and corrections count too. */
const enough = 15;
/** With fewer items than this, most words count instead of all. */
const few = 3;

/** The hits, and how the term was changed to find them. */
export type Widened<Found> = { found: Found; correctedTerm?: string | undefined; isRelaxed: boolean };

/**
 * Reads a search as it was typed. With few items, synonyms and beginnings of words count too, and corrections of words that the
 * library does not have; then most words count instead of all. A phrase in quotes is never widened. `undefined`: the term has no word, or the library no item.
 */
export async function widenSearch<Found extends { total: number; isTotalExact?: boolean; version?: string }>(
  db: Queries,
  { viewer, query, now }: Omit<Asking, 'language'>,
  read: (search: Search) => Promise<Found>,
): Promise<Widened<Found> | undefined> {
  const { organizationId } = viewer;
  const { words, excluded, folded } = parseQuery(query.searchTerm ?? '');
  const library = await findLibrary(db, organizationId);
  if (!library || words.length === 0) return undefined;
  const meant = asTyped(await meaningsOf(db, organizationId, library, words));
  const unwanted = await meaningsOf(db, organizationId, library, excluded.map(plainWord));
  const readFor = (all: MeantWord[], isEveryWordRequired = true) =>
    read({
      ...{ library, viewer, query, now, folded, isEveryWordRequired, excluded: unwanted },
      ...{ typed: all, words: countedOf(all) },
    });
  const strict = await readFor(meant.map((word) => closeTo(word, Closeness.Compound)));
  if (strict.total >= enough || strict.isTotalExact === false) return { found: strict, isRelaxed: false };

  const hasPhrase = words.some(({ followsInPhrase }) => followsInPhrase);
  const { version } = strict;
  const widened = hasPhrase
    ? meant
    : await correctWords(
        db,
        { viewer, library, now },
        await withSynonyms(db, { organizationId, library, version }, meant),
      );
  const wide = widened.length !== meant.length || isWider(widened) ? await readFor(widened) : strict;
  const correctedTerm = strict.total === 0 ? correctionOf(words, widened) : undefined;
  if (wide.total >= few || hasPhrase || countedOf(widened).length < 2)
    return { found: wide, correctedTerm, isRelaxed: false };

  const relaxed = await readFor(widened, false);
  return relaxed.total > wide.total
    ? { found: relaxed, correctedTerm, isRelaxed: true }
    : { found: wide, correctedTerm, isRelaxed: false };
}

/** The shortest word that stands for the words that it begins. */
const shortestBeginning = 3;

/** Words in quotes and words that are everywhere stand for themselves only, and short words for no longer ones, but where a letter is a word. */
const asTyped = (words: MeantWord[]): MeantWord[] =>
  words.map((word, index) => {
    if (isQuoted(words, index) || word.kind === 'function') return closeTo(word, Closeness.Same);
    return [...word.word].length < shortestBeginning && !isUnspaced(word.word)
      ? closeTo(word, Closeness.Compound)
      : word;
  });

/** The words that count: those that the language uses everywhere only where there is no other. */
function countedOf(words: MeantWord[]): MeantWord[] {
  const others = words.filter(({ kind }) => kind !== 'function');
  return others.length > 0 ? others : words;
}

/** Whether a word stands for more than it did when only close meanings counted. */
const isWider = (words: readonly MeantWord[]) =>
  words.some(({ meanings }) => meanings.some(({ closeness }) => closeness > Closeness.Compound));

/** The typed words with the nearest word of the library in place of each that it does not have. */
function correctionOf(typed: readonly TypedWord[], widened: readonly MeantWord[]): string | undefined {
  const known = new Set(typed.map(({ word }) => word));
  const corrected = widened.map((each) =>
    known.has(each.word) ? writtenOf(each) : (each.meanings[0]?.written ?? each.word),
  );
  const isOther =
    corrected.length !== typed.length || corrected.some((word, index) => word !== typed[index]!.written);
  return isOther ? spaced(corrected) : undefined;
}

import type { Queries } from '../../../platform/db/database.ts';
import { literal, sql } from '../../../platform/db/sql.ts';
import { editDistance } from './edit-distance.ts';
import type { OrganizationViewer } from '../../category-visibility-db.ts';
import type { Library } from '../words/library-db.ts';
import { isLikelyTypo } from './likely-typo.ts';
import { Closeness, type Meaning, meaningsOf, type MeantWord } from '../query/meanings-db.ts';
import { plainWord } from '../query/parse-query.ts';
import { typoPatterns } from '../words/search-text.ts';
import { seenWords } from './seen-words-db.ts';

const maxNear = 60;
const maxCorrected = 6;
/** Words of at least this length may have two wrong letters. */
const longWord = 7;
const shortestTypo = 4;
/** The shortest part of a word that was written together. */
const shortestSplit = 3;

type Row = Meaning & { typed: string };

/** Whose search is corrected, and in which library. */
type Asking = { viewer: OrganizationViewer; library: Library; now: Date };

/**
 * Corrects words: one that the library does not have stands for those that differ by a letter or two, and for their
 * inflections, as far as the viewer may see an item that has them. A word that is two words of the library is split. `isWrong`: other
 * words that may be wrong; one of them keeps what it stands for.
 */
export async function correctWords(
  db: Queries,
  asking: Asking,
  words: readonly MeantWord[],
  isWrong = ({ kind, meanings }: MeantWord) => kind === 'content' && meanings.length === 0,
): Promise<MeantWord[]> {
  const unknown = words.filter(isWrong).map(({ word }) => word);
  if (unknown.length === 0) return [...words];
  const { organizationId } = asking.viewer;
  const near = await readNear(db, organizationId, unknown);
  const families = await familiesOf(db, asking, near);
  const parts = await readParts(db, organizationId, unknown);
  const seen = await seenWords(db, asking, [...[...families.values()].flat(), ...parts]);
  const splits = splitsOf(
    unknown,
    parts.filter(({ word }) => seen.has(word)),
  );
  return words.flatMap((each) => {
    if (!isWrong(each)) return [each];
    const split = splits.get(each.word);
    if (split && each.meanings.length === 0)
      return split.map((meaning) => ({
        ...each,
        ...{ word: meaning.word, written: meaning.written, forms: [meaning.word], loose: [] },
        meanings: [meaning],
      }));
    const found = near.flatMap(({ typed, word }) =>
      typed === each.word && word !== typed
        ? [{ word, family: (families.get(word) ?? []).filter((member) => seen.has(member.word)) }]
        : [],
    );
    return [{ ...each, meanings: [...each.meanings, ...correctionsOf(each.word, found)] }];
  });
}

/** A word as a visitor reads it: the correction of a word that was corrected. */
export const writtenOf = ({ written, meanings: [nearest] }: MeantWord): string =>
  nearest?.closeness === Closeness.Corrected ? nearest.written : written;

/** Each near word with its inflections, itself first. */
async function familiesOf(
  db: Queries,
  { viewer, library }: Asking,
  near: readonly Meaning[],
): Promise<Map<string, Meaning[]>> {
  const words = [...new Set(near.map(({ word }) => word))];
  const meant = await meaningsOf(db, viewer.organizationId, library, words.map(plainWord));
  return new Map(
    meant.map(({ word, meanings }) => [
      word,
      meanings.filter(({ closeness }) => closeness <= Closeness.Inflected),
    ]),
  );
}

/** The families of the nearest words, the most frequent first. Only the smallest distance counts. */
function correctionsOf(typed: string, near: readonly { word: string; family: Meaning[] }[]): Meaning[] {
  const most = typed.length >= longWord ? 2 : 1;
  const measured = near
    .filter(({ family, word }) => family.length > 0 && (most > 1 || isLikelyTypo(typed, word)))
    .map(({ word, family }) => ({ family, distance: editDistance(typed, word, most) }))
    .filter(({ distance }) => distance <= most);
  const smallest = Math.min(...measured.map(({ distance }) => distance));
  const nearest = measured
    .filter(({ distance }) => distance === smallest)
    .map(({ family }) => family)
    .sort((one, other) => frequency(other) - frequency(one))
    .slice(0, maxCorrected)
    .flat();
  return [...new Map(nearest.map((each) => [each.word, each])).values()].map((each) => ({
    ...each,
    closeness: Closeness.Corrected,
  }));
}

const frequency = (family: readonly Meaning[]) =>
  Math.max(...family.map(({ documents, spoken }) => documents + spoken));

const values = sql`word, written, titles, documents, spoken`;

/**
 * Words near to short ones, which differ from them by a letter, the most frequent first, and words near to long ones, by the trigrams
 * that they share: of seven letters and more, one or two wrong letters leave a third of them. Patterns of long words cost five times as much.
 */
const readNear = (db: Queries, organizationId: string, unknown: string[]) => {
  const long = unknown.filter(({ length }) => length >= longWord);
  const short = unknown.filter(({ length }) => length < longWord);
  const patterns = short.flatMap((typed) => typoPatterns(typed).map((pattern) => ({ typed, pattern })));
  // The planner expects many words of unknown patterns. Where it may end after some of them, it reads all words of the library
  // instead of the index of trigrams; a materialized list has no such end.
  return db.query<Row>(sql`
    with fitting as materialized (
      select ${values} from search_words
      where organization_id = ${organizationId}::uuid and word like any(${patterns.map(({ pattern }) => pattern)}::text[]))
    select typed, ${literal(Closeness.Corrected)} as closeness, near.*
    from unnest(${[...new Set(patterns.map(({ typed }) => typed))]}::text[]) as typed
    cross join lateral (
      select ${values} from fitting
      where word like any(array(
        select pattern from unnest(${patterns.map(({ typed }) => typed)}::text[], ${patterns.map(({ pattern }) => pattern)}::text[])
          as p (of_word, pattern) where of_word = typed))
      order by documents + spoken desc, word limit ${literal(maxNear)}) near
    union all
    select typed, ${literal(Closeness.Corrected)}, near.*
    from unnest(${long}::text[]) as typed cross join lateral (
      select ${values} from search_words
      where organization_id = ${organizationId}::uuid and word % typed and abs(length(word) - length(typed)) <= 2
      order by similarity(word, typed) desc limit ${literal(maxNear)}) near`);
};

const dividedOf = (unknown: readonly string[]) =>
  unknown.filter(({ length }) => length >= 2 * shortestTypo - 1);

/** The parts of the words' divisions that are words of the library. */
async function readParts(db: Queries, organizationId: string, unknown: string[]): Promise<Meaning[]> {
  const parts = new Set(dividedOf(unknown).flatMap((word) => divisionsOf(word).flat()));
  if (parts.size === 0) return [];
  return db.query<Meaning>(sql`
    select word, min(written) as written, ${literal(Closeness.Same)} as closeness, max(titles) as titles,
      max(documents) as documents, max(spoken) as spoken
    from search_words where organization_id = ${organizationId}::uuid and word = any(${[...parts]}::text[]) group by word`);
}

/** The best division of each word into two of the parts. */
function splitsOf(unknown: readonly string[], parts: readonly Meaning[]): Map<string, Meaning[]> {
  const known = new Map(parts.map((each) => [each.word, each]));
  const found = new Map<string, Meaning[]>();
  for (const word of dividedOf(unknown)) {
    const divisions = divisionsOf(word)
      .map((division) => division.flatMap((each) => known.get(each) ?? []))
      .filter(({ length }) => length === 2)
      .sort((one, other) => rarest(other) - rarest(one));
    if (divisions[0]) found.set(word, divisions[0]);
  }
  return found;
}

const rarest = (meanings: Meaning[]) =>
  Math.min(...meanings.map(({ documents, spoken, word }) => (documents + spoken) * word.length));

const divisionsOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestSplit + 1) }, (_each, index) => [
    word.slice(0, index + shortestSplit),
    word.slice(index + shortestSplit),
  ]).filter((parts) => parts.some(({ length }) => length >= shortestTypo));

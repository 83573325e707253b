import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { editDistance } from './edit-distance.ts';
import { Closeness, type Meaning, type MeantWord } from './meanings-db.ts';
import { typoPatterns } from './search-text.ts';

const mostNear = 60;
const mostCorrected = 6;
/** Words of at least this length may have two wrong letters. */
const longWord = 7;
const shortestTypo = 4;
/** The shortest part of a word that was written together. */
const shortestSplit = 2;

type Row = Meaning & { typed: string };

/**
 * Corrects words: one that the library does not have stands for those that differ by a letter or two. A word that is two
 * words of the library is split.
 */
export async function correctWords(
  db: Queries,
  organizationId: string,
  words: readonly MeantWord[],
): Promise<MeantWord[]> {
  const unknown = words.filter(({ meanings }) => meanings.length === 0).map(({ word }) => word);
  if (unknown.length === 0) return [...words];
  const rows = await readNear(db, organizationId, unknown);
  const splits = await readSplits(db, organizationId, unknown);
  return words.flatMap((each) => {
    if (each.meanings.length > 0) return [each];
    const split = splits.get(each.word);
    if (split)
      return split.map((meaning) => ({
        ...each,
        word: meaning.word,
        forms: [meaning.word],
        meanings: [meaning],
      }));
    const near = rows.filter(({ typed }) => typed === each.word);
    return [{ ...each, meanings: correctionsOf(each.word, near) }];
  });
}

/** The nearest words, the most frequent first. Only the smallest distance counts. */
function correctionsOf(typed: string, near: readonly Meaning[]): Meaning[] {
  const most = typed.length >= longWord ? 2 : 1;
  const measured = near
    .map((meaning) => ({ meaning, distance: editDistance(typed, meaning.word, most) }))
    .filter(({ distance }) => distance <= most);
  const smallest = Math.min(...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === smallest)
    .map(({ meaning }) => meaning)
    .sort((one, other) => other.documents + other.spoken - (one.documents + one.spoken))
    .slice(0, mostCorrected);
}

const values = sql`word, written, titles, documents, spoken`;

const readNear = (db: Queries, organizationId: string, unknown: string[]) => {
  const patterns = unknown.flatMap((typed) => typoPatterns(typed).map((pattern) => ({ typed, pattern })));
  const long = unknown.filter(({ length }) => length >= longWord);
  return db.query<Row>(sql`
    select typed, ${literal(Closeness.Corrected)} as closeness, near.*
    from unnest(${[...new Set(patterns.map(({ typed }) => typed))]}::text[]) as typed
    cross join lateral (
      select ${values} from search_words
      where organization_id = ${organizationId}::uuid and word like any(array(
        select pattern from unnest(${patterns.map(({ typed }) => typed)}::text[], ${patterns.map(({ pattern }) => pattern)}::text[])
          as p (of_word, pattern) where of_word = typed))
      limit ${literal(mostNear)}) near
    union all
    select typed, ${literal(Closeness.Corrected)}, near.*
    from unnest(${long}::text[]) as typed cross join lateral (
      select ${values} from search_words
      where organization_id = ${organizationId}::uuid and word % typed and abs(length(word) - length(typed)) <= 2
      order by similarity(word, typed) desc limit ${literal(mostNear)}) near`);
};

/** The best division of each word into two words of the library. */
async function readSplits(
  db: Queries,
  organizationId: string,
  unknown: string[],
): Promise<Map<string, Meaning[]>> {
  const long = unknown.filter(({ length }) => length >= 2 * shortestTypo - 1);
  const found = new Map<string, Meaning[]>();
  if (long.length === 0) return found;
  const parts = new Set(long.flatMap((word) => divisionsOf(word).flat()));
  const rows = await db.query<Meaning>(sql`
    select word, min(written) as written, ${literal(Closeness.Same)} as closeness, max(titles) as titles,
      max(documents) as documents, max(spoken) as spoken
    from search_words where organization_id = ${organizationId}::uuid and word = any(${[...parts]}::text[]) group by word`);
  const known = new Map(rows.map((row) => [row.word, row]));
  for (const word of long) {
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
  Array.from({ length: Math.max(0, word.length - 2 * shortestSplit + 1) }, (_each, place) => [
    word.slice(0, place + shortestSplit),
    word.slice(place + shortestSplit),
  ]).filter((parts) => parts.some(({ length }) => length >= shortestTypo));

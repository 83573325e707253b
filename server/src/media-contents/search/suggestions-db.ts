import type { Queries } from '../../platform/db/database.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { isNamedToVisitors, type OrganizationAudience } from '../category-visibility-db.ts';
import type { EntryKind } from '../fields.ts';
import { documentVisibleTo, visibleTo } from '../visibility.ts';
import { correctWords } from './corrections-db.ts';
import { matches } from './branches-db.ts';
import { findLibrary, type Library } from './library-db.ts';
import { marks } from './lexemes.ts';
import { Closeness, meaningsOf, type MeantWord } from './meanings-db.ts';
import { parseQuery } from './parse-query.ts';
import { likeText, searchText } from './search-text.ts';
import { anyMeaning, closeTo, titlesWith } from './tsquery.ts';

type Suggestion = { text: string; kind: string; id?: string };
type Row = { text: string; kind: string; id: string | null; place: number };

const most = 8;
const mostOfAKind = 4;
/** The most entries that begin with what is typed, of which the most frequent are suggested. */
const mostRead = 200;
/** Words of more titles than this are read by date. */
const fewItems = 1_000;

/** Titles, categories, speakers and tags in which a word begins with the typed text. Where there is none, typos are corrected. */
export async function suggest(
  db: Queries,
  audience: OrganizationAudience,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const library = await findLibrary(db, audience.organizationId);
  const { words } = parseQuery(typed);
  if (!library || words.length === 0) return [];
  const meant = await meaningsOf(db, audience.organizationId, library, words);
  const asTyped = await readSuggestions(db, { audience, library, now }, searchText(typed), meant);
  if (asTyped.length > 0) return asTyped;
  const widened = await correctWords(db, { audience, library, now }, meant);
  const corrected = widened.map(({ word, meanings }) => meanings[0]?.written ?? word).join(' ');
  return readSuggestions(db, { audience, library, now }, searchText(corrected), widened);
}

type Asking = { audience: OrganizationAudience; library: Library; now: Date };

async function readSuggestions(
  db: Queries,
  asking: Asking,
  typed: string,
  meant: readonly MeantWord[],
): Promise<Suggestion[]> {
  const last = meant.at(-1)!;
  // Only the last word is still being typed.
  const words = [...meant.slice(0, -1).map((word) => closeTo(word, Closeness.Compound)), last];
  const rows = await db.query<Row>(sql`
    ${titlesOf(asking, typed, words)}
    union all (select name, 'category', id, place from (${categoriesOf(asking, typed)}) category)
    union all ${entriesOf(asking, words, 'speaker')}
    union all ${entriesOf(asking, words, 'tag')}`);
  return shareOut(rows).map(({ text, kind, id }) => ({ text, kind, ...(id && { id }) }));
}

/** The end of the texts that begin with a text, in the collation "C". */
const beyond = (text: string) => `${text}\u{10FFFF}`;

/** Titles that begin with the text come first, then the newest in which the words are. */
function titlesOf({ audience, library, now }: Asking, typed: string, words: readonly MeantWord[]): Sql {
  const wanted = words.map((word) => anyMeaning(library.number, word)).join(' & ');
  const isByDate = Math.min(...words.map(titlesWith)) > fewItems;
  const matching = matches(sql`d.title`, wanted)(isByDate);
  const visible = documentVisibleTo(audience, now);
  return sql`(
    with begun as materialized (
      select mc.id from media_contents mc
      where mc.organization_id = ${audience.organizationId}::uuid and ${visibleTo(audience, now)}
        and mc.title_search collate "C" >= ${typed} and mc.title_search collate "C" < ${beyond(typed)}
      order by mc.title_search collate "C" limit ${literal(most)}),
    containing as materialized (
      select id, published_at from (
        select d.media_content_id as id, d.published_at from search_documents d
        where ${matching} and ${visible}
        ${isByDate ? sql`order by d.published_at desc limit ${literal(2 * most)}` : sql`limit ${literal(fewItems)}`}) each_item
      order by published_at desc limit ${literal(2 * most)})
    select mc.title as text, 'title' as kind, mc.id,
      row_number() over (order by found.rank, mc.publish_date desc, mc.id)::int as place
    from (select id, 1 as rank from begun
      union all select id, 2 from containing where id not in (select id from begun)) found
    join media_contents mc on mc.id = found.id
    order by place limit ${literal(most)})`;
}

/** Categories in which a word begins with the text. */
function categoriesOf({ audience, now }: Asking, typed: string): Sql {
  const shown = audience.kind === 'public' ? isNamedToVisitors(audience, now) : sql`true`;
  return sql`
    select c.name, c.id, row_number() over (order by lower(c.name), c.id)::int as place
    from categories c
    where c.organization_id = ${audience.organizationId}::uuid
      and ' ' || translate(c.folded_name, '-/("''', '     ') like ${`% ${likeText(typed)}%`} and ${shown}
    order by place limit ${literal(most)}`;
}

/** Speakers or tags of which a word begins with the words, the most frequent first. */
function entriesOf({ audience, library, now }: Asking, words: readonly MeantWord[], kind: EntryKind): Sql {
  const typed = words.map(({ word }) => word).join(' ');
  const wanted = sql`(${`'${library.number}${marks[kind]}`} || replace(replace(e.folded, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;
  const visible = documentVisibleTo(audience, now);
  return sql`(
    select e.written, ${kind}::text, null::uuid, row_number() over (order by e.items desc, e.folded)::int
    from (
      select * from (
        select distinct on (folded) folded, written, items from search_entries
        where organization_id = ${audience.organizationId}::uuid and kind = ${kind}
          and beginning >= ${typed} and beginning < ${beyond(typed)} limit ${literal(mostRead)}) each_entry
      order by items desc, folded) e
    -- A frequent entry is met soon by date, a rare one is found by the index.
    where case when e.items > ${literal(fewItems)}
      then exists (select from search_documents d where ${visible} and (d.words @@ ${wanted}) is true
        order by d.published_at desc)
      else exists (select from search_documents d where d.words @@ ${wanted} and ${visible}) end
    limit ${literal(most)})`;
}

/** Mixes the kinds: each gets at most half of the places while others have more. Titles come first, then categories, then lists by rank. */
function shareOut(rows: Row[]): Row[] {
  const kinds = ['title', 'category', 'speaker', 'tag'];
  const byKind = (row: Row) => kinds.indexOf(row.kind);
  const first = rows.filter((row) => row.place <= mostOfAKind / 2);
  const second = rows.filter((row) => row.place > mostOfAKind / 2 && row.place <= mostOfAKind);
  const rest = rows.filter((row) => row.place > mostOfAKind);
  return [...first, ...second, ...rest]
    .slice(0, most)
    .sort((one, other) => byKind(one) - byKind(other) || one.place - other.place);
}

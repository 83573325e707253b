import type { MediaContentsQuery } from '@tv/contract/media-contents';
import { SearchScope } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import type { Highlight, MediaContent } from '@tv/contract/media-content';
import type { Queries } from '../../platform/db/database.ts';
import { bounds, type Page } from '../../platform/http/page.ts';
import { joinSql, sql, literal, type Sql } from '../../platform/db/sql.ts';
import { highlightsOf } from './highlights.ts';
import { searchColumns } from '../fields-db.ts';
import { filtersOf } from '../media-content-filters.ts';
import { mediaContentColumns, type MediaContentRow, presentMediaContent } from '../media-content-row.ts';
import { badCursor } from '../../platform/db/list-order.ts';
import { correctedWords, type SearchWord } from './corrections-db.ts';
import { likeText, searchWords } from './search-text.ts';
import { type Audience, lockedTo } from '../visibility.ts';

/** The most hits of a search, best rank first. It limits the cost of a very common term. */
const mostHits = 1_000;
/** The most cues that one search reads. */
const mostCues = 2_000;

type Row = MediaContentRow & { rank: number; found: number; is_cut: boolean; cues: Highlight[] | null };

/** Media contents that contain every word of the term, by relevance. If none does, mistyped words are corrected. */
export async function searchMediaContents(
  db: Queries,
  audience: Audience,
  query: MediaContentsQuery,
  now: Date,
): Promise<Page<MediaContent>> {
  const typed = searchWords(query.searchTerm ?? '');
  const asTyped = typed.map((word) => ({ typed: word, meant: [word] }));
  const page = await searchFor(db, audience, query, now, asTyped);
  if (page.total > 0) return page;
  const corrected = await correctedWords(db, audience, typed);
  return corrected ? searchFor(db, audience, query, now, corrected) : page;
}

async function searchFor(
  db: Queries,
  audience: Audience,
  query: MediaContentsQuery,
  now: Date,
  words: SearchWord[],
): Promise<Page<MediaContent>> {
  const { skip, take } = bounds(query);
  const from = query.cursor ? readOffset(query.cursor) : skip;
  const hits = hitsOf(query, audience, now, words);
  const rows = await db.query<Row>(sql`
    ${hits}
    select p.rank, p.found, p.is_cut, ${cuesOf(query, words)} as cues, ${mediaContentColumns(audience)}
    from (select id, rank, date, count(*) over ()::int as found, bool_or(is_cut) over () as is_cut
      from hits order by rank desc, date desc, id limit ${take} offset ${from}) p
    join media_contents mc on mc.id = p.id
    join organizations o on o.id = mc.organization_id
    order by p.rank desc, p.date desc, p.id`);
  const totals = rows[0] ?? (from > 0 ? await countHits(db, hits) : undefined);
  const scope = query.searchScope ?? SearchScope.All;
  const meant = words.flatMap((word) => word.meant);
  const reached = from + rows.length;
  return {
    items: rows.map((row) => ({
      ...presentMediaContent(row),
      highlights: highlightsOf(row, meant, scope, row.access === 'open' ? (row.cues ?? []) : []),
    })),
    total: totals?.found ?? 0,
    isTotalExact: !totals?.is_cut,
    next: rows.length > 0 && reached < (totals?.found ?? 0) ? writeOffset(reached) : undefined,
  };
}

async function countHits(db: Queries, hits: Sql) {
  const [row] = await db.query<{ found: number; is_cut: boolean }>(
    sql`${hits} select count(*)::int as found, coalesce(bool_or(is_cut), false) as is_cut from hits`,
  );
  return row;
}

// Relevance is a whole number per item, so the cursor of a page is a position and not a key.
const writeOffset = (offset: number) => Buffer.from(`after ${offset}`).toString('base64url');
function readOffset(cursor: string): number {
  const offset = /^after (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (!offset) throw badCursor();
  return Number(offset);
}

const columnsOf = (scope: number) =>
  searchColumns.filter((field) => scope === SearchScope.All || scope === field.scope);

/** `with hits as (id, rank, date, is_cut)`: one row per item, with its best rank. */
function hitsOf(query: MediaContentsQuery, audience: Audience, now: Date, words: SearchWord[]): Sql {
  const scope = query.searchScope ?? SearchScope.All;
  const filters = filtersOf(query, audience, now);
  const date = query.showOnlyUpcoming ? sql`mc.scheduled_publication_date` : sql`mc.publish_date`;
  const branch = (rank: number, condition: Sql) => sql`
    (select mc.id, ${literal(rank)} as rank, ${date} as date, false as is_cut from media_contents mc
      where ${filters} and ${condition} order by ${date} desc limit ${literal(mostHits)})`;
  const columns = columnsOf(scope);
  const inColumns = columns.map(({ column, rank }) =>
    branch(
      rank,
      every(words, (word) => contains(column, word)),
    ),
  );
  const prefix = `${likeText(words.map(({ typed }) => typed).join(' '))}%`;
  const isTitled = scope === SearchScope.All || scope === SearchScope.Titles;
  const spread = every(words, (word) => any(columns, ({ column }) => contains(column, word)));
  // The limit evaluates the branches in order and skips those that are no longer needed.
  const branches = [
    ...(isTitled ? [branch(60, sql`mc.title_search like ${prefix}`)] : []),
    ...inColumns,
    ...(columns.length > 1 && words.length > 1 ? [branch(20, spread)] : []),
    ...(readsCaptions(query) ? [spokenIn(sql`${filters} and not ${lockedTo(audience)}`, date, words)] : []),
  ];
  return sql`
    with found as materialized (select * from (${joinSql(branches, ' union all ')}) each_hit limit ${literal(mostHits)}),
    hits as materialized (
      select id, max(rank) as rank, max(date) as date,
        bool_or(is_cut) or (select count(*) from found) >= ${literal(mostHits)} as is_cut
      from found group by id)`;
}

/** Items in which one cue has every word. Captions of locked items are not searched. */
const spokenIn = (filters: Sql, date: Sql, words: SearchWord[]): Sql => sql`
  (select id, 10 as rank, max(date) as date, max(place) >= ${literal(mostCues)} as is_cut
    from (select mc.id, ${date} as date, row_number() over () as place
      from subtitle_cues q join media_contents mc on mc.id = q.media_content_id
      where ${every(words, (word) => contains(sql`q.text_search`, word))} and ${filters}
      limit ${literal(mostCues)}) spoken
    group by id order by max(date) desc)`;

const readsCaptions = ({ searchScope = SearchScope.All, showOnlyUpcoming }: MediaContentsQuery) =>
  !showOnlyUpcoming && (searchScope === SearchScope.All || searchScope === SearchScope.Captions);

const every = (words: SearchWord[], condition: (word: SearchWord) => Sql): Sql =>
  sql`(${joinSql(words.map(condition), ' and ')})`;
const any = <Column>(columns: Column[], condition: (column: Column) => Sql): Sql =>
  sql`(${joinSql(columns.map(condition), ' or ')})`;

const contains = (column: Sql, { meant }: SearchWord): Sql => {
  const patterns = meant.map((word) => `%${likeText(word)}%`);
  return patterns.length === 1
    ? sql`${column} like ${patterns[0]}`
    : sql`${column} like any(${patterns}::text[])`;
};

/** The first cues that have every word, read for the items of the page only. */
const cuesOf = (query: MediaContentsQuery, words: SearchWord[]): Sql =>
  readsCaptions(query)
    ? sql`(select json_agg(json_build_object('field', 'captions', 'text', f.text,
          'startTime', f.start_time, 'endTime', f.end_time, 'languageCode', f.language_code))
        from (select q.text, q.start_time, q.end_time, s.language_code
          from subtitle_cues q join subtitles s on s.id = q.subtitle_id
          where q.media_content_id = mc.id and ${every(words, (word) => contains(sql`q.text_search`, word))}
          order by q.start_time, s.language_code limit ${limits.highlights}) f)`
    : sql`null::json`;

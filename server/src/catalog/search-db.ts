import type { MediaContentsQuery } from '@tv/contract/catalog';
import { SearchScope } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import type { Highlight, MediaContent } from '@tv/contract/media';
import type { Queries } from '../platform/db.ts';
import { bounds, type Page } from '../platform/page.ts';
import { joinSql, sql, type Sql } from '../platform/sql.ts';
import { highlightsOf } from './highlights.ts';
import { filtersOf } from './media-content-filters.ts';
import { mediaContentColumns, type MediaContentRow, presentMediaContent } from './media-content-row.ts';
import { badCursor } from './list-order.ts';
import { likeText, searchText, searchWords, typoPatterns } from './search-text.ts';
import { type Audience, lockedTo } from './visibility.ts';

/** Each kind of hit brings at most this many, the newest: what a term that is everywhere may cost. */
const mostHits = 1_000;

type Row = MediaContentRow & { rank: number; found: number; is_cut: boolean; cues: Highlight[] | null };

/** Media contents in which every word of the term is found, by relevance; with one letter wrong where nothing else is. */
export async function searchMediaContents(
  db: Queries,
  audience: Audience,
  query: MediaContentsQuery,
  now: Date,
): Promise<Page<MediaContent>> {
  const { skip, take } = bounds(query);
  const from = query.cursor ? readOffset(query.cursor) : skip;
  const words = searchWords(query.searchTerm ?? '');
  const hits = hitsOf(query, audience, now, words);
  const rows = await db.query<Row>(sql`
    ${hits}
    select mc.rank, mc.found, mc.is_cut, ${cuesOf(query, words)} as cues, ${mediaContentColumns(audience)}
    from (select mc.*, h.rank, count(*) over ()::int as found, bool_or(h.is_cut) over () as is_cut
      from hits h join media_contents mc on mc.id = h.id
      order by h.rank desc, coalesce(mc.publish_date, mc.scheduled_publication_date) desc, mc.id
      limit ${take} offset ${from}) mc
    join organizations o on o.id = mc.organization_id
    order by mc.rank desc, coalesce(mc.publish_date, mc.scheduled_publication_date) desc, mc.id`);
  const totals = rows[0] ?? (from > 0 ? await countHits(db, hits) : undefined);
  const scope = query.searchScope ?? SearchScope.All;
  const reached = from + rows.length;
  return {
    items: rows.map((row) => ({
      ...presentMediaContent(row),
      highlights: highlightsOf(row, words, scope, row.access === 'open' ? (row.cues ?? []) : []),
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

// Relevance is a whole number per item, so a page goes on from a position rather than from a key.
const writeOffset = (offset: number) => Buffer.from(`after ${offset}`).toString('base64url');
function readOffset(cursor: string): number {
  const offset = /^after (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (!offset) throw badCursor();
  return Number(offset);
}

const columnsOf: Record<number, Sql[]> = {
  [SearchScope.All]: [sql`mc.title_search`, sql`mc.tags_search`, sql`mc.description_search`],
  [SearchScope.Titles]: [sql`mc.title_search`],
  [SearchScope.Descriptions]: [sql`mc.description_search`],
  [SearchScope.Tags]: [sql`mc.tags_search`],
  [SearchScope.Captions]: [],
};

/** `with hits as (id, rank)`: title before tags before description before captions, each found as typed or not at all. */
function hitsOf(query: MediaContentsQuery, audience: Audience, now: Date, words: string[]): Sql {
  const scope = query.searchScope ?? SearchScope.All;
  const filters = filtersOf(query, audience, now);
  const date = query.showOnlyUpcoming ? sql`mc.scheduled_publication_date` : sql`mc.publish_date`;
  const branch = (rank: number, condition: Sql) => sql`
    (select mc.id, ${rank}::int as rank, row_number() over () >= ${mostHits} as is_cut from (
      select mc.id from media_contents mc where ${filters} and ${condition}
      order by ${date} desc limit ${mostHits}) mc)`;
  const columns = columnsOf[scope] ?? [];
  const prefix = `${likeText(searchText(query.searchTerm ?? ''))}%`;
  const asTyped: Sql[] = columns.map((column, position) =>
    branch(
      50 - position * 10,
      every(words, (word) => contains(column, word)),
    ),
  );
  if (scope === SearchScope.All || scope === SearchScope.Titles)
    asTyped.push(branch(60, sql`mc.title_search like ${prefix}`));
  if (columns.length > 1 && words.length > 1)
    asTyped.push(
      branch(
        20,
        every(words, (word) => any(columns, (column) => contains(column, word))),
      ),
    );
  const typos: Sql[] =
    columns.length > 0
      ? [
          branch(
            5,
            every(words, (word) => any(columns, (column) => resembles(column, word))),
          ),
        ]
      : [];
  if (!query.showOnlyUpcoming && (scope === SearchScope.All || scope === SearchScope.Captions)) {
    // A locked item's captions are closed with it.
    const inCues = (found: Sql) => sql`not ${lockedTo(audience)} and mc.id in (
      select q.media_content_id from subtitle_cues q where ${found})`;
    asTyped.push(branch(10, inCues(every(words, (word) => contains(cueText, word)))));
    typos.push(branch(3, inCues(every(words, (word) => resembles(cueText, word)))));
  }
  return sql`
    with exact as materialized (select * from (${joinSql(asTyped, ' union all ')}) e),
    typos as materialized (
      select * from (${joinSql(typos, ' union all ')}) t where not exists (select from exact)),
    hits as materialized (
      select id, max(rank) as rank, bool_or(is_cut) as is_cut
      from (select * from exact union all select * from typos) each_hit group by id)`;
}

const cueText = sql`q.text_search`;

const every = (words: string[], condition: (word: string) => Sql): Sql =>
  sql`(${joinSql(words.map(condition), ' and ')})`;
const any = (columns: Sql[], condition: (column: Sql) => Sql): Sql =>
  sql`(${joinSql(columns.map(condition), ' or ')})`;

const contains = (column: Sql, word: string): Sql => sql`${column} like ${`%${likeText(word)}%`}`;
const resembles = (column: Sql, word: string): Sql =>
  sql`(${column} like any(${typoPatterns(word)}::text[]) or ${word}::text <% ${column})`;

/** The first cues in which a word is spoken, read for the items of the page only. */
function cuesOf(query: MediaContentsQuery, words: string[]): Sql {
  const scope = query.searchScope ?? SearchScope.All;
  if (query.showOnlyUpcoming || (scope !== SearchScope.All && scope !== SearchScope.Captions))
    return sql`null::json`;
  const found = (condition: (word: string) => Sql) => sql`
    select q.text, q.start_time, q.end_time, s.language_code
    from subtitle_cues q join subtitles s on s.id = q.subtitle_id
    where q.media_content_id = mc.id and ${every(words, condition)}
    order by q.start_time, s.language_code limit ${limits.highlights}`;
  return sql`(select json_agg(json_build_object('field', 'captions', 'text', f.text,
      'startTime', f.start_time, 'endTime', f.end_time, 'languageCode', f.language_code))
    from (select * from (${found((word) => contains(cueText, word))}) as_typed
      union all select * from (${found((word) => resembles(cueText, word))}) alike where mc.rank < 10) f)`;
}

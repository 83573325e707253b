import { asLine } from '@tv/contract/text-characters';
import type { SearchFigures } from '@tv/contract/analytics/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { literal, sql } from '../platform/db/sql.ts';
import { countUpTo, totalOf, type TotalRow } from '../media-contents/counts/totals-db.ts';
import type { AnalyticsPeriod } from './period.ts';

/** A search that came to rest, of one organization. */
export type CountedSearch = { organizationId: string; term: string; resultCount: number };

/** People who must have searched for a term before it is disclosed to managers. */
const peopleToTell = 3;

/** The term as it is counted. Empty: nothing is left of it. */
export const normalizedTerm = (term: string): string =>
  asLine(term.normalize('NFKC')).replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Counts searches, each once a person, term and day. The first people of a term are remembered by their hashes until there are
 * three. From then on the term is disclosed, and no hash is stored with it.
 */
export const countSearches = (
  db: Queries,
  searches: readonly CountedSearch[],
  searcherHash: string,
  now: Date,
) =>
  db.query(sql`
    with given as (
      select distinct on (o.id, g.term) o.id as organization_id, g.term, g."resultCount" = 0 as is_without_results,
        (${now}::timestamptz at time zone o.time_zone)::date as day
      from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as g ("organizationId" uuid, term text, "resultCount" int)
      join organizations o on o.id = g."organizationId" where g.term <> '' order by o.id, g.term, g."resultCount" desc),
    seen as (
      insert into search_seen (organization_id, day, term, searcher_hash)
      select organization_id, day, term, ${searcherHash} from given on conflict do nothing
      returning organization_id, day, term),
    terms as (
      insert into search_terms as t (organization_id, term, searchers, last_day)
      select organization_id, term, array[${searcherHash}::text], day from seen
      on conflict (organization_id, term) do update set last_day = greatest(t.last_day, excluded.last_day),
        is_told = t.is_told or cardinality(t.searchers) >= ${literal(peopleToTell - 1)} and not t.searchers @> excluded.searchers,
        searchers = case
          when t.is_told or cardinality(t.searchers) >= ${literal(peopleToTell - 1)} and not t.searchers @> excluded.searchers then '{}'
          when t.searchers @> excluded.searchers then t.searchers else t.searchers || excluded.searchers end)
    insert into search_days as d (organization_id, day, term, searches, without_results)
    select organization_id, day, term, 1, is_without_results::int from seen join given using (organization_id, day, term)
    on conflict (organization_id, day, term) do update
      set searches = d.searches + 1, without_results = d.without_results + excluded.without_results`);

type Row = TotalRow & { term: string; searches: number; without_results: number; last_day: string };

/** The searches of a period, most often first. */
export async function listSearches(
  db: Queries,
  organizationId: string,
  { from, to }: AnalyticsPeriod,
  query: PageRequest & { withoutResults?: boolean },
): Promise<Page<SearchFigures>> {
  const { skip, take } = bounds(query);
  const least = query.withoutResults ? sql`having sum(d.without_results) > 0` : sql``;
  const order = query.withoutResults ? sql`without_results desc, searches desc` : sql`searches desc`;
  const found = sql`from search_days d join search_terms t on t.organization_id = d.organization_id and t.term = d.term and t.is_told
    where d.organization_id = ${organizationId}::uuid and d.day between ${from}::date and ${to}::date
    group by d.term ${least}`;
  // Every term is summed to find the first ones, so the same statement counts them.
  const rows = await db.query<Row>(sql`
    select d.term, sum(d.searches)::int as searches, sum(d.without_results)::int as without_results, max(d.day)::text as last_day,
      count(*) over ()::int as total, true as is_total_exact
    ${found} order by ${order}, d.term limit ${take} offset ${skip}`);
  return {
    items: rows.map(({ term, searches, without_results, last_day }) => ({
      term,
      searches,
      withoutResults: without_results,
      lastDay: last_day,
    })),
    ...(await totalOf(db, rows, countUpTo(found), skip > 0)),
  };
}

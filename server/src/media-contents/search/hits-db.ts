import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { joinSql, literal, sql, type Sql } from '../../platform/db/sql.ts';
import { filtersIn, filtersOf } from '../media-content-filters.ts';
import { documentVisibleTo } from '../visibility.ts';
import { scoreOf, weightsOf } from './score-db.ts';
import { begunBy, branchesOf, readsCaptions, type Search, visibleShare } from './query/branches-db.ts';
import { chooseReading, exactUpTo, maxListed } from './query/choose-reading.ts';
import type { MeantWord } from './query/meanings-db.ts';
import { anyMeaning, anyWord, closestOf } from './query/tsquery.ts';

/** The most items that are scored: of one word they differ little, of several words much. */
const maxScored = (search: Search) => (search.words.length > 1 ? 480 : 120);
/** The most items of a tier that are put into another order than by relevance. */
const maxSorted = 1_000;
/** Of a frequent word the newest items are scored: this many more than the page needs. What is only said has no order but the date. */
const spare = 15;
/** The share of the words' weight that an item must have if not every word is required, where there is such an item. */
const leastCoverage = 0.4;
/** The share of a word's weight that an item has by a synonym, a word that it only begins, or a correction. */
const looseCoverage = 0.5;

/** The condition on `d`, a document or a transcript, of everything but the words. */
function conditionsOf({ library, viewer, query, now, excluded }: Search): Sql {
  const conditions = [query.showOnlyUpcoming ? sql`true` : documentVisibleTo(viewer, now)];
  if (filtersIn(query).length > 0)
    conditions.push(sql`exists (
      select from media_contents mc where mc.id = d.media_content_id and ${filtersOf(query, viewer, now)})`);
  if (excluded.length > 0) {
    const unwanted = anyWord(library.number, excluded);
    conditions.push(sql`not exists (
      select from search_documents x where x.media_content_id = d.media_content_id and x.words @@ ${unwanted}::tsquery)
      and not exists (select from search_transcripts t where t.media_content_id = d.media_content_id and t.words @@ ${unwanted}::tsquery)`);
  }
  return joinSql(conditions, ' and ');
}

type Hits = { hits: Sql; expected: number };

/** The order of hits: by score, or by what the query asks. */
export const hitOrder = ({ sortBy, sortOrder }: MediaContentsQuery): Sql => {
  const isDescending = sortOrder?.toLowerCase() === 'desc';
  const isAscending = sortOrder?.toLowerCase() === 'asc';
  if (sortBy === 'CreatedDate' || sortBy === 'ScheduledPublicationDate')
    return isAscending
      ? sql`h.published_at, h.media_content_id`
      : sql`h.published_at desc nulls last, h.media_content_id`;
  if (sortBy === 'ViewCount')
    return isAscending
      ? sql`h.watched_rank, h.media_content_id`
      : sql`h.watched_rank desc, h.media_content_id`;
  if (sortBy === 'Title' || sortBy === 'MediaContent.Title') {
    const title = sql`(select title_order from media_contents mc where mc.id = h.media_content_id)`;
    return isDescending ? sql`${title} desc, h.media_content_id` : sql`${title}, h.media_content_id`;
  }
  return sql`h.score desc, h.published_at desc nulls last, h.media_content_id`;
};

/**
 * `with found, hits as (media_content_id, published_at, watched_rank, score, matched), totals as (found, is_cut)`. `matched`
 * has a bit for each word that the item has, where not every word is required. `reach`: how many hits are needed.
 * `expected` is their number as counted last, where not all are read.
 */
export function hitsOf(search: Search, reach: number): Hits {
  const conditions = conditionsOf(search);
  const { sortBy, showOnlyUpcoming } = search.query;
  const isByRelevance = !sortBy || sortBy === 'Relevance';
  const wanted = isByRelevance ? readSize(reach + spare) : maxSorted;
  const share = visibleShare(search);
  const isNarrowed = filtersIn(search.query).length > 0;
  const branches = branchesOf(search).map((branch, index) => ({
    ...branch,
    reading: showOnlyUpcoming
      ? ('all' as const)
      : chooseReading({
          ...{ wanted, visible: share, lookCost: branch.lookCost },
          documents: search.library.documents,
          withWords: branch.shares.reduce((all, one) => all * one, 1),
        }),
    // Where the total is not exact, items are read no further than the page needs.
    isSkipped:
      isByRelevance && search.isEveryWordRequired && index > 0 && branch.expected * share > exactUpTo,
  }));
  const newestFirst = (most: number) => sql`order by d.published_at desc limit ${literal(most)}`;
  const scored = readSize(Math.max(maxScored(search), reach));
  const tiers = branches.map(({ tier, reading, isSkipped, table, condition }, index) => {
    const isByDate = reading === 'by date';
    return sql`${nameOf(tier)} as materialized (
      select ${literal(tier)} as tier, d.media_content_id, d.published_at
      from ${table} d where ${condition(isByDate)} and ${conditions}
      ${isSkipped ? sql`and ${countOf(branches.slice(0, index))} < ${literal(wanted)}` : sql``}
      ${isByDate ? newestFirst(wanted) : sql`limit ${literal(maxListed)}`})`;
  });
  const isCut = branches.map(({ tier, reading, isSkipped }, index) => {
    const name = nameOf(tier);
    const isFull = sql`(select count(*) from ${name}) >= ${literal(reading === 'by date' ? wanted : maxListed)}`;
    return isSkipped ? sql`${isFull} or ${countOf(branches.slice(0, index))} >= ${literal(wanted)}` : isFull;
  });
  const begun = isByRelevance ? begunBy(search, conditions) : undefined;
  const all = joinSql(
    [...(begun ? [0] : []), ...branches.map(({ tier }) => tier)].map(
      (tier) => sql`select * from ${nameOf(tier)}`,
    ),
    ' union all ',
  );
  const weights = weightsOf(search.words, search.library.documents);
  const coverage = joinSql(
    weights.map(
      (weight, index) =>
        sql`${weight}::real * case when d.near >> ${index}::int & 1 = 1 then 1
          when d.matched >> ${index}::int & 1 = 1 then ${looseCoverage}::real else 0 end`,
    ),
    ' + ',
  );
  const eachItem = sql`select distinct on (media_content_id) * from (${all}) each_tier order by media_content_id, tier`;
  const found = search.isEveryWordRequired
    ? sql`found as materialized (select *, 0 as matched, 1 as coverage from (${eachItem}) d)`
    : sql`each_item as materialized (
        select i.*, ${bitsOf(search, search.words)} as matched, ${bitsOf(search, search.words.map(closestOf))} as near
        from (${eachItem}) i join search_documents d on d.media_content_id = i.media_content_id),
      found as materialized (
        select * from (select *, ${coverage} as coverage, max(${coverage}) over () as best from each_item d) d
        where coverage >= least(${leastCoverage}::real, best))`;
  const hits = sql`
    with ${joinSql([...(begun ? [sql`${nameOf(0)} as materialized (${begun})`] : []), ...tiers], ', ')},
    ${found},
    totals as (select (select count(*) from found)::int as found, ${joinSql(isCut, ' or ')} as is_cut),
    hits as materialized (
      select d.media_content_id, d.published_at, d.watched_rank, i.matched,
        i.coverage + ${scoreOf(search)} as score
      from (select * from found order by coverage desc, tier, published_at desc nulls last, media_content_id
        limit ${literal(isByRelevance ? scored : 3 * maxSorted)}) i
      join search_documents d on d.media_content_id = i.media_content_id)`;
  const unread = branches
    .filter(({ reading, isSkipped }) => reading !== 'all' || isSkipped)
    .map((each) => each.expected);
  // The counts of words have the items of every audience: no viewer sees them.
  const expected = isNarrowed || search.library.hasAudiences ? 0 : Math.round(share * Math.max(0, ...unread));
  return { hits, expected };
}

/** Sizes of which statements are planned once each: the next of 30, 60, 120 and so on. */
const readSize = (least: number) => 30 * 2 ** Math.max(0, Math.ceil(Math.log2(least / 30)));

const nameOf = (tier: number) => sql`tier_${literal(tier)}`;
const countOf = (branches: readonly { tier: number }[]) =>
  joinSql(
    branches.map(({ tier }) => sql`(select count(*) from ${nameOf(tier)})`),
    ' + ',
  );

/** A number with a bit for each word that the item `d` has. One whose title begins with the term has all. */
function bitsOf(search: Search, words: readonly MeantWord[]): Sql {
  const { library } = search;
  const bits = words.map((word, index) => {
    const any = anyMeaning(library.number, word);
    const spoken = readsCaptions(search)
      ? sql` or exists (select from search_transcripts t
          where t.media_content_id = d.media_content_id and t.words @@ ${any}::tsquery)`
      : sql``;
    return sql`((d.words @@ ${any}::tsquery${spoken})::int << ${index}::int)`;
  });
  return sql`(case when i.tier = 0 then -1 else ${joinSql(bits, ' | ')} end)`;
}

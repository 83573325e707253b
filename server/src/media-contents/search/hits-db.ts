import type { MediaContentsQuery } from '@tv/contract/media-contents';
import { SearchScope } from '@tv/contract/enumerations';
import { joinSql, literal, sql, type Sql } from '../../platform/db/sql.ts';
import type { OrganizationAudience } from '../category-visibility-db.ts';
import { filtersIn, filtersOf } from '../media-content-filters.ts';
import { documentVisibleTo, lockedTo } from '../visibility.ts';
import type { Library } from './library-db.ts';
import type { MeantWord } from './meanings-db.ts';
import { scoreOf, weightsOf } from './score-db.ts';
import {
  anyMeaning,
  anyWord,
  documentsWith,
  everySpokenWord,
  everyWord,
  spokenWith,
  titlesWith,
} from './tsquery.ts';

/** A search of one organization's items. */
export type Search = {
  library: Library;
  audience: OrganizationAudience;
  query: MediaContentsQuery;
  now: Date;
  words: MeantWord[];
  /** An item must have every word, or words of at least half of the weight. */
  isEveryWordRequired: boolean;
  excluded: MeantWord[];
  /** The whole term, folded, to be compared with whole titles and names. */
  folded: string;
};

/** The most items that are read of the word's list in the index. */
const mostListed = 10_000;
/** The most items that are scored: of one word they differ little, of several words much. */
const mostScored = (search: Search) => (search.words.length > 1 ? 480 : 120);
/** The most items of a tier that are put into another order than by relevance. */
const mostSorted = 1_000;
/** Totals are exact up to this number. Beyond it the number of items with the word is told, as counted last. */
const exactUpTo = 200;
/** Of a frequent word the newest items are scored: this many more than the page needs. What is only said has no order but the date. */
const spare = 15;
/** The share of the words' weight that an item must have if not every word is required, where there is such an item. */
const leastCoverage = 0.5;

const scopeOf = ({ query }: Search) => query.searchScope ?? SearchScope.All;
export const readsCaptions = (search: Search): boolean =>
  !search.query.showOnlyUpcoming &&
  [SearchScope.All, SearchScope.Captions].some((each) => each === scopeOf(search));

/** The condition on `d`, a document or a transcript, of everything but the words. */
function conditionsOf({ library, audience, query, now, excluded }: Search): Sql {
  const conditions = [query.showOnlyUpcoming ? sql`true` : documentVisibleTo(audience, now)];
  if (filtersIn(query).length > 0)
    conditions.push(sql`exists (
      select from media_contents mc where mc.id = d.media_content_id and ${filtersOf(query, audience, now)})`);
  if (excluded.length > 0) {
    const unwanted = anyWord(library.number, excluded);
    conditions.push(sql`not exists (
      select from search_documents x where x.media_content_id = d.media_content_id and x.words @@ ${unwanted}::tsquery)
      and not exists (select from search_transcripts t where t.media_content_id = d.media_content_id and t.words @@ ${unwanted}::tsquery)`);
  }
  return joinSql(conditions, ' and ');
}

/** One way to find items. `expected` is how many items meet the condition, as counted last. */
type Branch = { tier: number; expected: number; table: Sql; condition(isByDate: boolean): Sql };

const documents = sql`search_documents`;
const transcripts = sql`search_transcripts`;

function branchesOf(search: Search): Branch[] {
  const { library, isEveryWordRequired: isStrict } = search;
  const { number } = library;
  const scope = scopeOf(search);
  const words = isStrict ? search.words : rarest(search.words);
  const expected = (count: (word: MeantWord) => number) =>
    isStrict ? Math.min(...words.map(count)) : Math.max(...words.map(count));
  const branches: Branch[] = [];
  if (scope === SearchScope.All || scope === SearchScope.Titles) {
    const wanted = isStrict ? everyWord(number, words) : anyWord(number, words);
    branches.push({
      tier: 1,
      expected: expected(titlesWith),
      table: documents,
      condition: matches(sql`d.title`, wanted),
    });
  }
  if (scope !== SearchScope.Titles && scope !== SearchScope.Captions) {
    const field = scope === SearchScope.Descriptions ? 'D' : scope === SearchScope.Tags ? 'C' : '';
    const wanted = isStrict ? everyWord(number, words, field) : anyWord(number, words, field);
    branches.push({
      tier: 2,
      expected: expected(documentsWith),
      table: documents,
      condition: matches(sql`d.words`, wanted),
    });
  }
  if (readsCaptions(search)) {
    const wanted = isStrict ? everySpokenWord(number, words) : anyWord(number, words);
    const spoken = matches(sql`d.words`, wanted);
    branches.push({
      tier: 3,
      expected: expected(spokenWith),
      table: transcripts,
      condition: (isByDate) => sql`${spoken(isByDate)} and ${captionsOpenTo(search.audience)}`,
    });
  }
  return branches;
}

/**
 * The condition that a vector has what is wanted. Where items are read by date, `coalesce` hides it from the index of words,
 * and from the planner, which would expect few such items and read the whole library instead of the newest ones.
 */
export const matches = (column: Sql, wanted: string) => (isByDate: boolean) =>
  isByDate ? sql`coalesce(${column} @@ ${wanted}::tsquery, false)` : sql`${column} @@ ${wanted}::tsquery`;

/** Captions of a locked item are not searched. */
export const captionsOpenTo = (audience: OrganizationAudience) =>
  audience.kind === 'public'
    ? sql`exists (select from media_contents mc where mc.id = d.media_content_id and not ${lockedTo(audience)})`
    : sql`true`;

/** The rarest words: as many as few items have together, at least one. */
function rarest(words: readonly MeantWord[]): MeantWord[] {
  const sorted = words
    .filter(({ isFunctionWord }) => !isFunctionWord)
    .sort((one, other) => countOf(one) - countOf(other));
  let sum = 0;
  return sorted.filter((word, place) => (sum += countOf(word)) <= mostListed || place === 0);
}
const countOf = (word: MeantWord) => Math.max(documentsWith(word), spokenWith(word));

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
    const title = sql`(select title_search collate "C" from media_contents mc where mc.id = h.media_content_id)`;
    return isDescending ? sql`${title} desc, h.media_content_id` : sql`${title}, h.media_content_id`;
  }
  return sql`h.score desc, h.published_at desc nulls last, h.media_content_id`;
};

/**
 * `with found, hits as (media_content_id, published_at, watched_rank, score, matched), totals as (found, is_cut)`. `matched`
 * has a bit for each word that the item has, where not every word is required. `reach`: how many hits are needed.
 * `expected` is their number as counted last, where not all are read.
 */
export function hitsOf(search: Search, reach: number): { hits: Sql; expected: number } {
  const conditions = conditionsOf(search);
  const { sortBy, showOnlyUpcoming } = search.query;
  const isByRelevance = !sortBy || sortBy === 'Relevance';
  const wanted = isByRelevance ? readSize(reach + spare) : mostSorted;
  const share = visibleShare(search);
  const branches = branchesOf(search).map((branch, place) => ({
    ...branch,
    isByDate: branch.expected > fewItems(search, wanted) && !showOnlyUpcoming,
    // Where the total is not exact, items are read no further than the page needs.
    isSkipped:
      isByRelevance && search.isEveryWordRequired && place > 0 && branch.expected * share > exactUpTo,
  }));
  const name = (tier: number) => sql`tier_${literal(tier)}`;
  const countBefore = (place: number) =>
    joinSql(
      branches.slice(0, place).map(({ tier }) => sql`(select count(*) from ${name(tier)})`),
      ' + ',
    );
  const tiers = branches.map(({ tier, isByDate, isSkipped, table, condition }, place) => {
    const enough = isSkipped ? sql`and ${countBefore(place)} < ${literal(wanted)}` : sql``;
    return sql`${name(tier)} as materialized (
      select ${literal(tier)} as tier, d.media_content_id, d.published_at
      from ${table} d where ${condition(isByDate)} and ${conditions} ${enough}
      ${isByDate ? sql`order by d.published_at desc limit ${literal(wanted)}` : sql`limit ${literal(mostListed)}`})`;
  });
  const isCut = branches.map(({ tier, isByDate, isSkipped }, place) => {
    const isFull = sql`(select count(*) from ${name(tier)}) >= ${literal(isByDate ? wanted : mostListed)}`;
    return isSkipped ? sql`${isFull} or ${countBefore(place)} >= ${literal(wanted)}` : isFull;
  });
  const all = joinSql(
    branches.map(({ tier }) => sql`select * from ${name(tier)}`),
    ' union all ',
  );
  const weights = weightsOf(search.words, search.library.documents);
  const coverage = joinSql(
    weights.map((weight, place) => sql`${weight}::real * (d.matched >> ${place}::int & 1)`),
    ' + ',
  );
  const eachItem = sql`select distinct on (media_content_id) * from (${all}) each_tier order by media_content_id, tier`;
  const found = search.isEveryWordRequired
    ? sql`found as materialized (select *, 0 as matched, 1 as coverage from (${eachItem}) d)`
    : sql`each_item as materialized (
        select i.*, ${matchedBits(search)} as matched
        from (${eachItem}) i join search_documents d on d.media_content_id = i.media_content_id),
      found as materialized (
        select * from (select *, ${coverage} as coverage, max(${coverage}) over () as best from each_item d) d
        where coverage >= least(${leastCoverage}::real, best))`;
  const hits = sql`
    with ${joinSql(tiers, ', ')},
    ${found},
    totals as (select (select count(*) from found)::int as found, ${joinSql(isCut, ' or ')} as is_cut),
    hits as materialized (
      select d.media_content_id, d.published_at, d.watched_rank, i.matched,
        i.coverage + ${scoreOf(search)} as score
      from (select * from found order by coverage desc, tier, published_at desc nulls last, media_content_id
        limit ${literal(isByRelevance ? readSize(Math.max(mostScored(search), reach)) : 3 * mostSorted)}) i
      join search_documents d on d.media_content_id = i.media_content_id)`;
  const unread = branches
    .filter(({ isByDate, isSkipped }) => isByDate || isSkipped)
    .map((each) => each.expected);
  const isNarrowed = filtersIn(search.query).length > 0;
  return { hits, expected: isNarrowed ? 0 : Math.round(share * Math.max(0, ...unread)) };
}

/** Sizes of which statements are planned once each: the next of 30, 60, 120 and so on. */
const readSize = (least: number) => 30 * 2 ** Math.max(0, Math.ceil(Math.log2(least / 30)));

/**
 * Up to this many items a word's list is read whole. Reading by date costs as many rows as the library has for the wanted
 * number of items with the word, so both cost the same at the root of the product.
 */
const fewItems = ({ library }: Search, wanted: number) =>
  Math.min(mostListed, Math.sqrt(wanted * library.documents));

/** The share of the library's documents that the audience can see. */
function visibleShare({ library, audience }: Search): number {
  const visible = audience.kind === 'public' ? library.open : library.published;
  return library.documents > 0 ? visible / library.documents : 1;
}

/** A number with a bit for each word that the item `d` has. */
function matchedBits(search: Search): Sql {
  const { library, words } = search;
  const bits = words.map((word, place) => {
    const any = anyMeaning(library.number, word);
    const spoken = readsCaptions(search)
      ? sql` or exists (select from search_transcripts t
          where t.media_content_id = d.media_content_id and t.words @@ ${any}::tsquery)`
      : sql``;
    return sql`((d.words @@ ${any}::tsquery${spoken})::int << ${place}::int)`;
  });
  return sql`(${joinSql(bits, ' | ')})`;
}

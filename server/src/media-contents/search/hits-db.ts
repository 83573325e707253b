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

/** Up to this many items are found by the word's list in the index. Items with a more frequent word are read by date. */
const fewItems = 1_000;
/** The most items that are scored. */
const mostScored = 200;
/** Of a frequent word the newest items are scored: this many more than the page needs. */
const spare = 15;
/** The share of the words' weight that an item must have if not every word is required, where there is such an item. */
const leastCoverage = 0.5;

const scopeOf = ({ query }: Search) => query.searchScope ?? SearchScope.All;
export const readsCaptions = (search: Search): boolean =>
  !search.query.showOnlyUpcoming &&
  [SearchScope.All, SearchScope.Captions].some((each) => each === scopeOf(search));

/** The condition on `search_documents d` of everything but the words. */
export function conditionsOf({ library, audience, query, now, excluded }: Search): Sql {
  const conditions = [query.showOnlyUpcoming ? sql`true` : documentVisibleTo(audience, now)];
  if (filtersIn(query).length > 0)
    conditions.push(sql`exists (
      select from media_contents mc where mc.id = d.media_content_id and ${filtersOf(query, audience, now)})`);
  if (excluded.length > 0) {
    const unwanted = anyWord(library.number, excluded);
    conditions.push(sql`not d.words @@ ${unwanted}::tsquery and not exists (
      select from search_transcripts t where t.media_content_id = d.media_content_id and t.words @@ ${unwanted}::tsquery)`);
  }
  return joinSql(conditions, ' and ');
}

/** One way to find items. `expected` is how many items meet the condition, as counted last. */
type Branch = { tier: number; expected: number; condition(isByDate: boolean): Sql };

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
    branches.push({ tier: 1, expected: expected(titlesWith), condition: matches(sql`d.title`, wanted) });
  }
  if (scope !== SearchScope.Titles && scope !== SearchScope.Captions) {
    const field = scope === SearchScope.Descriptions ? 'D' : scope === SearchScope.Tags ? 'C' : '';
    const wanted = isStrict ? everyWord(number, words, field) : anyWord(number, words, field);
    branches.push({ tier: 2, expected: expected(documentsWith), condition: matches(sql`d.words`, wanted) });
  }
  if (readsCaptions(search)) {
    const wanted = isStrict ? everySpokenWord(number, words) : anyWord(number, words);
    branches.push({ tier: 3, expected: expected(spokenWith), condition: isSpoken(search, wanted) });
  }
  return branches;
}

const matches = (column: Sql, wanted: string) => (isByDate: boolean) =>
  // `is true` hides the condition from the index.
  isByDate ? sql`(${column} @@ ${wanted}::tsquery) is true` : sql`${column} @@ ${wanted}::tsquery`;

/** Captions of a locked item are not searched. */
const isSpoken =
  ({ audience }: Search, wanted: string) =>
  (isByDate: boolean) =>
    sql`${
      isByDate
        ? sql`exists (select from search_transcripts t
        where t.media_content_id = d.media_content_id and (t.words @@ ${wanted}::tsquery) is true)`
        : sql`d.media_content_id = any(array(
        select t.media_content_id from search_transcripts t where t.words @@ ${wanted}::tsquery limit ${literal(2 * fewItems)}))`
    } and ${captionsOpenTo(audience)}`;

const captionsOpenTo = (audience: OrganizationAudience) =>
  audience.kind === 'public'
    ? sql`exists (select from media_contents mc where mc.id = d.media_content_id and not ${lockedTo(audience)})`
    : sql`true`;

/** The rarest words: as many as few items have together, at least one. */
function rarest(words: readonly MeantWord[]): MeantWord[] {
  const sorted = words
    .filter(({ isFunctionWord }) => !isFunctionWord)
    .sort((one, other) => countOf(one) - countOf(other));
  let sum = 0;
  return sorted.filter((word, place) => (sum += countOf(word)) <= fewItems || place === 0);
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
  const wanted = isByRelevance ? reach + spare : fewItems;
  const branches = branchesOf(search).map((branch) => ({
    ...branch,
    isByDate: branch.expected > fewItems && !showOnlyUpcoming,
  }));
  const name = (tier: number) => sql`tier_${literal(tier)}`;
  const tiers = branches.map(({ tier, isByDate, condition }, place) => {
    const before = branches.slice(0, place).map((each) => sql`(select count(*) from ${name(each.tier)})`);
    // A frequent word is read no further than the page needs.
    const enough =
      isByDate && before.length > 0 ? sql`and ${joinSql(before, ' + ')} < ${wanted}::int` : sql``;
    return sql`${name(tier)} as materialized (
      select ${literal(tier)} as tier, d.media_content_id, d.published_at, d.watched_rank, d.title, d.words
      from search_documents d where ${condition(isByDate)} and ${conditions} ${enough}
      ${isByDate ? sql`order by d.published_at desc limit ${wanted}::int` : sql`limit ${literal(fewItems)}`})`;
  });
  const isCut = branches.map(({ tier, isByDate }) =>
    isByDate ? sql`true` : sql`(select count(*) from ${name(tier)}) >= ${literal(fewItems)}`,
  );
  const all = joinSql(
    branches.map(({ tier }) => sql`select * from ${name(tier)}`),
    ' union all ',
  );
  const bits = search.isEveryWordRequired ? sql`0` : matchedBits(search);
  const weights = weightsOf(search.words, search.library.documents);
  const coverage = joinSql(
    weights.map((weight, place) => sql`${weight}::real * (d.matched >> ${place}::int & 1)`),
    ' + ',
  );
  const covered = search.isEveryWordRequired
    ? sql`select *, 1 as coverage from each_item`
    : sql`select * from (select *, ${coverage} as coverage, max(${coverage}) over () as best from each_item d) d
        where coverage >= least(${leastCoverage}::real, best)`;
  const hits = sql`
    with ${joinSql(tiers, ', ')},
    each_item as materialized (
      select d.*, ${bits} as matched from (
        select distinct on (media_content_id) * from (${all}) each_tier order by media_content_id, tier) d),
    found as materialized (${covered}),
    totals as (select (select count(*) from found)::int as found, ${joinSql(isCut, ' or ')} as is_cut),
    hits as materialized (
      select d.media_content_id, d.published_at, d.watched_rank, d.matched, d.coverage + ${scoreOf(search)} as score
      from (select * from found order by coverage desc, tier, published_at desc nulls last, media_content_id
        limit ${isByRelevance ? Math.max(mostScored, reach) : 3 * fewItems}::int) d)`;
  const unread = branches.filter(({ isByDate }) => isByDate).map((each) => each.expected);
  return { hits, expected: filtersIn(search.query).length > 0 ? 0 : Math.max(0, ...unread) };
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

import { SearchScope } from '@tv/contract/enumerations';
import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { literal, sql, type Sql } from '../../../platform/db/sql.ts';
import type { OrganizationViewer } from '../../category-visibility-db.ts';
import { lockedTo } from '../../visibility.ts';
import { maxListed } from './choose-reading.ts';
import type { Library } from '../words/library-db.ts';
import type { MeantWord } from './meanings-db.ts';
import { anyWord, documentsWith, everySpokenWord, everyWord, spokenWith, titlesWith } from './tsquery.ts';

/** A search of one organization's items. */
export type Search = {
  library: Library;
  viewer: OrganizationViewer;
  query: MediaContentsQuery;
  now: Date;
  /** All words as they were typed. */
  typed: MeantWord[];
  /** The words of them that count. */
  words: MeantWord[];
  /** An item must have every word that carries the meaning, or most of them by their weight. */
  isEveryWordRequired: boolean;
  excluded: MeantWord[];
  /** The whole term, folded, to be compared with whole titles and names. */
  folded: string;
};

const scopeOf = ({ query }: Search) => query.searchScope ?? SearchScope.All;
export const readsCaptions = (search: Search): boolean =>
  !search.query.showOnlyUpcoming &&
  [SearchScope.All, SearchScope.Captions].some((each) => each === scopeOf(search));

/** The share of the library's documents that the viewer can see. */
export function visibleShare({ library, viewer }: Pick<Search, 'library' | 'viewer'>): number {
  const visible = viewer.kind === 'public' ? library.open : library.published;
  return library.documents > 0 ? visible / library.documents : 1;
}

/**
 * One way to find items. `expected` is how many items meet the condition, as counted last, `shares` the share of the library
 * that has each word, and `lookCost` what it costs to look whether an item does: a long text is unpacked for it.
 */
type Branch = {
  tier: number;
  expected: number;
  shares: number[];
  lookCost: number;
  table: Sql;
  condition(isByDate: boolean): Sql;
};

/** What it costs to look into a transcript, where to find one by the index costs 1. */
const transcriptCost = 5;

const documents = sql`search_documents`;
const transcripts = sql`search_transcripts`;

/** The ways to find items of the scope, the most telling first. */
export function branchesOf(search: Search): Branch[] {
  const { library, isEveryWordRequired: isStrict } = search;
  const { number } = library;
  const scope = scopeOf(search);
  const telling = tellingOf(search.words);
  const words = isStrict ? telling : rarest(telling);
  const counted = (count: (word: MeantWord) => number) => {
    const expected = isStrict ? Math.min(...words.map(count)) : Math.max(...words.map(count));
    const shareOf = (items: number) => items / Math.max(1, library.documents);
    return { expected, shares: isStrict ? words.map(count).map(shareOf) : [shareOf(expected)] };
  };
  const branches: Branch[] = [];
  if (scope === SearchScope.All || scope === SearchScope.Titles) {
    const wanted = isStrict ? everyWord(number, words) : anyWord(number, words);
    branches.push({
      tier: 1,
      ...counted(titlesWith),
      lookCost: 1,
      table: documents,
      condition: matches(sql`d.title`, wanted),
    });
  }
  if (scope !== SearchScope.Titles && scope !== SearchScope.Captions) {
    const field = scope === SearchScope.Descriptions ? 'D' : scope === SearchScope.Tags ? 'C' : '';
    const wanted = isStrict ? everyWord(number, words, field) : anyWord(number, words, field);
    branches.push({
      tier: 2,
      ...counted(documentsWith),
      lookCost: 1,
      table: documents,
      condition: matches(sql`d.words`, wanted),
    });
  }
  if (readsCaptions(search)) {
    const wanted = isStrict ? everySpokenWord(number, words) : anyWord(number, words);
    const spoken = matches(sql`d.words`, wanted);
    branches.push({
      tier: 3,
      ...counted(spokenWith),
      lookCost: transcriptCost,
      table: transcripts,
      condition: (isByDate) => sql`${spoken(isByDate)} and ${captionsOpenTo(search.viewer)}`,
    });
  }
  // What is still to come has no captions to be searched.
  if (branches.length === 0)
    branches.push({
      tier: 3,
      expected: 0,
      shares: [],
      lookCost: 1,
      table: documents,
      condition: () => sql`false`,
    });
  return branches;
}

/** The end of the texts that begin with a text, in the collation "C". */
const beyond = (text: string) => `${text}\u{10FFFF}`;

/** The condition that the title of `mc` begins with a folded text. */
export const titleBegins = (text: string) =>
  sql`mc.title_search collate "C" >= ${text} and mc.title_search collate "C" < ${beyond(text)}`;

/** The most items that are read by the beginning of their titles, in the order of the alphabet. */
const maxBegun = 120;

/** Items `d` whose titles begin with the very term, where it has several words: common words alone do not find them among many. */
export function begunBy(search: Search, conditions: Sql): Sql | undefined {
  const { typed, folded, viewer } = search;
  const scope = scopeOf(search);
  if (typed.length < 2 || (scope !== SearchScope.All && scope !== SearchScope.Titles)) return undefined;
  return sql`
    select 0 as tier, d.media_content_id, d.published_at
    from media_contents mc join search_documents d on d.media_content_id = mc.id
    where mc.organization_id = ${viewer.organizationId}::uuid
      and ${titleBegins(folded.replace(/[^\p{L}\p{N}]+$/u, ''))} and ${conditions}
    order by mc.title_search collate "C" limit ${literal(maxBegun)}`;
}

/**
 * The condition that a vector has what is wanted. Where items are read by date, `coalesce` hides it from the index of words,
 * and from the planner, which would expect few such items and read the whole library instead of the newest ones.
 */
export const matches = (column: Sql, wanted: string) => (isByDate: boolean) =>
  isByDate ? sql`coalesce(${column} @@ ${wanted}::tsquery, false)` : sql`${column} @@ ${wanted}::tsquery`;

/** The condition that the captions of transcript `d` may be searched: those of a locked item may not. */
export const captionsOpenTo = (viewer: OrganizationViewer) =>
  viewer.kind === 'public'
    ? sql`(not d.is_locked or exists (
        select from media_contents mc where mc.id = d.media_content_id and not ${lockedTo(viewer)}))`
    : sql`true`;

/** The words that carry the meaning, or all where none does. */
export function tellingOf(words: readonly MeantWord[]): readonly MeantWord[] {
  const telling = words.filter(({ kind }) => kind === 'content');
  return telling.length > 0 ? telling : words;
}

/** The rarest words that the library has: as many as few items have together, at least one. */
function rarest(words: readonly MeantWord[]): readonly MeantWord[] {
  const known = words.filter(({ meanings }) => meanings.length > 0);
  if (known.length === 0) return words;
  const sorted = known.sort((one, other) => countOf(one) - countOf(other));
  let sum = 0;
  return sorted.filter((word, index) => (sum += countOf(word)) <= maxListed || index === 0);
}
const countOf = (word: MeantWord) => Math.max(documentsWith(word), spokenWith(word));

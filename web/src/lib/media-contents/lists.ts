import { publicContents } from '@tv/contract/first-calls';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-content';
import { limits } from '@tv/contract/limits';
import type { Query } from '@tv/contract/api';
import { callPaged, prepared, type Page } from '../api/call.ts';
import type { Place } from '../place/place.ts';

type MediaListQuery = Omit<
  NonNullable<Query<'GET /MediaContents'>>,
  'pageIndex' | 'cursor' | 'organizationId'
>;

/** Where the next page of a list begins: the service's own mark wins, so that nothing comes twice when the list grows. */
export type ListPlace = { pageIndex: number; cursor?: string };
export const listStart: ListPlace = { pageIndex: 1 };

export function nextListPlace(page: Page<readonly unknown[]>, pageSize: number): ListPlace | undefined {
  const hasNext =
    page.totalPages === undefined || !page.isTotalExact
      ? page.answer.length >= pageSize
      : page.index < page.totalPages;
  if (!hasNext && page.next === undefined) return undefined;
  if (page.answer.length === 0) return undefined;
  return { pageIndex: page.index + 1, ...(page.next !== undefined && { cursor: page.next }) };
}

/** What somebody may see at a place; outside only what an organization shows to everybody. */
const pageAt = (
  { isPublic, organizationId }: Place,
  query: Query<'GET /MediaContents'>,
  signal: AbortSignal,
): Promise<Page<MediaContent[]>> =>
  isPublic
    ? callPaged(...prepared(publicContents(organizationId, query), { signal }))
    : callPaged('GET /MediaContents', { query, signal });

export const mediaContentsAt = async (...asked: Parameters<typeof pageAt>): Promise<MediaContent[]> =>
  (await pageAt(...asked)).answer;

/** Media contents of a place, page by page. */
export const mediaContents = (place: Place, asked: MediaListQuery) => {
  const pageSize = asked.pageSize ?? limits.pageSize;
  return infiniteQueryOptions({
    queryKey: [place.prefix, 'media-contents', asked],
    initialPageParam: listStart,
    queryFn: ({ pageParam, signal }) => pageAt(place, { ...asked, ...pageParam, pageSize }, signal),
    getNextPageParam: (page, _pages, from) => nextListPlace({ ...page, index: from.pageIndex }, pageSize),
  });
};

/** Every entry once, in the order of the pages. */
export function entriesOf<Entry>(
  data: InfiniteData<Page<Entry[]>> | undefined,
  id: (entry: Entry) => string,
): Entry[] {
  const known = new Map<string, Entry>();
  for (const entry of data?.pages.flatMap(({ answer }) => answer) ?? []) {
    if (!known.has(id(entry))) known.set(id(entry), entry);
  }
  return [...known.values()];
}

export const mediaContentsOf = (data: InfiniteData<Page<MediaContent[]>> | undefined) =>
  entriesOf(data, ({ id }) => id);

/** How many there are in all, in the given words; empty while nobody has said. */
export function countOf(
  data: InfiniteData<Page<readonly unknown[]>> | undefined,
  words: (count: number, isExact: boolean) => string,
): string {
  const first = data?.pages[0];
  return first?.totalResults === undefined ? '' : words(first.totalResults, first.isTotalExact);
}

import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from './call.ts';

/** Where a page of a list begins. The service's cursor wins over the index: an entry does not come twice when the list grows. */
type ListPosition = { pageIndex: number; cursor?: string };
const listStart: ListPosition = { pageIndex: 1 };

/** Where the page after this one begins. `undefined`: it is the last one. `pageIndex` is that of this page, from 1. */
export function nextListPosition(
  page: Page<readonly unknown[]>,
  pageSize: number,
  pageIndex = 1,
): ListPosition | undefined {
  const hasNext =
    page.totalPages === undefined || !page.isTotalExact
      ? page.answer.length >= pageSize
      : pageIndex < page.totalPages;
  if (!hasNext && page.next === undefined) return undefined;
  if (page.answer.length === 0) return undefined;
  return { pageIndex: pageIndex + 1, ...(page.next !== undefined && { cursor: page.next }) };
}

/** Options of an infinite query whose pages have this size. The first answer may come without headers, so the place counts pages. */
export const pagesOf = (pageSize: number) => ({
  initialPageParam: listStart,
  getNextPageParam: (page: Page<readonly unknown[]>, _pages: unknown, from: ListPosition) =>
    nextListPosition(page, pageSize, from.pageIndex),
});

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

/** How many there are in all, in the given words; empty while unknown. */
export function countOf(
  data: InfiniteData<Page<readonly unknown[]>> | undefined,
  words: (count: number, isExact: boolean) => string,
): string {
  const first = data?.pages[0];
  return first?.totalResults === undefined ? '' : words(first.totalResults, first.isTotalExact);
}

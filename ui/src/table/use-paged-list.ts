import { infiniteQueryOptions, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { useMemo } from 'react';
import type { Page } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import { createGrowingEntries } from './growing-entries.ts';

/** The query of one page of a list. */
export type PageRequest = { pageIndex: number; cursor?: string; pageSize: number };

type ListQuestion<Item> = {
  queryKey: readonly unknown[];
  ask: (page: PageRequest, signal: AbortSignal) => Promise<Page<Item[]>>;
  /** The same function each time. */
  idOf: (item: Item) => string;
};

/** A list of the service as far as it is loaded. */
export type LoadedList<Item> = {
  items: readonly Item[];
  isPending: boolean;
  isEmpty: boolean;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  /** Does nothing while more is on its way. Undefined where it could not be loaded. */
  loadMore: (() => void) | undefined;
};

export type PagedList<Item> = LoadedList<Item> & { total: number; isExact: boolean };

/** A list of the service as far as it is loaded, a hundred entries at a time. Each visit of the page asks again. */
export function usePagedList<Item>({ queryKey, ask, idOf }: ListQuestion<Item>): PagedList<Item> {
  const list = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey,
      ...pagesOf(limits.largestPage),
      queryFn: ({ pageParam, signal }) => ask({ ...pageParam, pageSize: limits.largestPage }, signal),
      staleTime: 10_000,
      refetchOnMount: true,
      structuralSharing: false,
    }),
  );
  const entriesIn = useMemo(() => createGrowingEntries(idOf), [idOf]);
  const items = useMemo(() => entriesIn(list.data?.pages ?? []), [entriesIn, list.data]);
  const first = list.data?.pages[0];
  return {
    ...loadedList(list, items),
    total: first?.totalResults ?? items.length,
    isExact: first?.isTotalExact ?? true,
  };
}

type Paging = Pick<
  UseInfiniteQueryResult,
  'error' | 'isPending' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'
>;

/** What a table needs to know of a query by pages. `items`: those of all its pages. */
export function loadedList<Item>(list: Paging, items: readonly Item[]): LoadedList<Item> {
  // Not whether a page is on its way: reading it would render the table once more for each page.
  const { error, isPending, hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  return {
    items,
    isPending,
    isEmpty: !isPending && !error && items.length === 0,
    error: error ?? undefined,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : list.refetch()),
    hasMore: hasNextPage,
    loadMore: error ? undefined : () => void fetchNextPage({ cancelRefetch: false }),
  };
}

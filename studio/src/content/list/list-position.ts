import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { managedContents, managedContentsOf } from '@tv/client/lib/media-contents/managed.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { tabStorage } from '@tv/client/lib/state/browser-storage.ts';
import { requestedBy } from './query-by.ts';

const storedQuery = 'tv.studio-list';
/** Pages in which an item is looked for, e.g. after the page was reloaded. */
const maxPages = 10;

/** Stores which list this tab shows: filters, search and order as a query of the address. */
export const storeListQuery = (query: string) => tabStorage.set(storedQuery, query);

export type Neighbour = { id: string; title: string };

/** The items before and after one in the list that this tab showed last. An item that left the list has the neighbours of its place. */
export function useNeighbours(id: string): { before: Neighbour | undefined; after: Neighbour | undefined } {
  const user = useCurrentUser();
  const query = tabStorage.get(storedQuery) ?? '';
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...managedContents(user?.organizationId ?? '', query, () => requestedBy(query)),
    enabled: user !== undefined,
  });
  const items = managedContentsOf(data);
  const at = items.findIndex((item) => item.id === id);
  const [position, setPosition] = useState({ id: '', at: -1 });
  if (at >= 0 && (position.id !== id || position.at !== at)) setPosition({ id, at });
  const isLookedFor = at < 0 && position.id !== id && (data?.pages.length ?? 0) < maxPages;
  const isNearEnd = at >= 0 && at >= items.length - 2;
  const wantsMore = (isLookedFor || isNearEnd) && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  if (at >= 0) return { before: items[at - 1], after: items[at + 1] };
  const left = position.id === id ? position.at : -1;
  return left < 0 ? { before: undefined, after: undefined } : { before: items[left - 1], after: items[left] };
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { managedContents, managedContentsOf, managedCount } from '@tv/client/lib/media-contents/managed.ts';
import { createGrowingEntries } from '@tv/ui/table/growing-entries.ts';
import { type LoadedList, loadedList } from '@tv/ui/table/use-paged-list.ts';
import type { View } from '../views/views.ts';
import { requestedBy, narrowedBy } from './query-by.ts';

const none: readonly ManagedMediaContent[] = [];

/** How many; where not `isExact`, that many at least. */
export type Count = { total: number; isExact: boolean };

export type Contents = LoadedList<ManagedMediaContent> & {
  /** Loads until this many are there, and answers them. */
  loadUpTo: (count: number) => Promise<readonly ManagedMediaContent[]>;
  /** The items of the first page: the same array while further ones come. */
  first: readonly ManagedMediaContent[];
  /** How many the list finds, the view has, and there are in all. */
  found: Count | undefined;
  ofView: Count | undefined;
  all: Count | undefined;
};

/** The items that the address asks for, as far as they are loaded. */
export function useContents(organizationId: string, query: string, view: View): Contents {
  const list = useInfiniteQuery(managedContents(organizationId, query, () => requestedBy(query)));
  const { data, hasNextPage, fetchNextPage } = list;
  const [entriesIn] = useState(() => createGrowingEntries(({ id }: ManagedMediaContent) => id));
  const items = useMemo(() => entriesIn(data?.pages ?? []), [entriesIn, data]);
  // A count does not depend on the order.
  const unsorted = new URLSearchParams(query);
  unsorted.delete('sortBy');
  unsorted.delete('descending');
  const found = useQuery(managedCount(organizationId, unsorted.toString(), () => narrowedBy(query))).data;
  const ofView = useQuery(managedCount(organizationId, view.query, () => narrowedBy(view.query))).data;
  const all = useQuery(managedCount(organizationId, '', () => ({}))).data;
  return {
    ...loadedList(list, items),
    first: data?.pages[0]?.answer ?? none,
    async loadUpTo(count) {
      let loaded: readonly ManagedMediaContent[] = items;
      let goesOn = hasNextPage;
      while (goesOn && loaded.length < count) {
        const { data: more, hasNextPage: hasNext, isError } = await fetchNextPage();
        loaded = managedContentsOf(more);
        goesOn = hasNext && !isError;
      }
      return loaded.slice(0, count);
    },
    found,
    ofView,
    all,
  };
}

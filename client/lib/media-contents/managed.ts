import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Query } from '@tv/contract/calls/api';
import { contentStates } from '@tv/contract/media-contents/content-states';
import { limits } from '@tv/contract/limits/limits';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call, callPaged, type Page } from '../api/call.ts';
import { entriesOf, pagesOf } from '../api/paging.ts';
import { queryClient } from '../api/query-client.ts';

/** What narrows and orders the items that a person manages. */
export type ManagedQuery = Omit<
  NonNullable<Query<'GET /Management/MediaContents'>>,
  'pageIndex' | 'pageSize' | 'cursor'
>;
type ManagedFilters = NonNullable<Query<'GET /Management/MediaContents/Counts'>>;
type Pages = InfiniteData<Page<ManagedMediaContent[]>>;

const lists = ['managed-contents'];
const counts = ['managed-counts'];

/** Lists up to this many pages are asked for as a whole where they may be out of date. */
const fewPages = 2;
/** How long an answer counts as new, in milliseconds. */
const staleTime = 30_000;

/** Items that the person manages or reviews, page by page. `key`: the question as a query of the studio's address; `ask` says it in the service's words. */
export const managedContents = (organizationId: string, key: string, ask: () => ManagedQuery) =>
  infiniteQueryOptions({
    queryKey: [...lists, organizationId, key],
    ...pagesOf(limits.largestPage),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Management/MediaContents', {
        query: { ...ask(), ...pageParam, pageSize: limits.largestPage },
        signal,
      }),
    staleTime,
    // Comparing all that is loaded with each further page would cost more the longer the list is.
    structuralSharing: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= fewPages,
  });

export const managedContentsOf = (data: Pages | undefined) => entriesOf(data, ({ id }) => id);

/** The number of items that these filters find. */
export const managedCount = (organizationId: string, key: string, ask: () => ManagedFilters) =>
  queryOptions({
    queryKey: [...counts, organizationId, key],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/Counts', { query: ask(), signal }),
    staleTime,
    refetchOnMount: true,
  });

/** Asks for every list and count again, such as after an upload: those on the screen at once, the others when they are shown. */
export const reloadManagedContents = () => Promise.all([reload(lists), reload(counts)]);

/** Asks for the counts again, because a change of an item may have changed them. */
export const reloadManagedCounts = () => reload(counts);

function reload(queryKey: readonly string[]): Promise<void> {
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey });
}

/**
 * Puts items as they are now into the lists at hand. Rows stay where they are; deleted ones leave the lists that do not
 * ask for them.
 */
export function putManagedContents(
  items: readonly ManagedMediaContent[],
  gone: readonly string[] = [],
): void {
  const fresh = new Map(items.map((item) => [item.id, item]));
  const deleted = items.filter(({ state }) => state === 'deleted').map(({ id }) => id);
  for (const [key, data] of queryClient.getQueriesData<Pages>({ queryKey: lists })) {
    if (!data) continue;
    const showsDeleted = new URLSearchParams(String(key[2])).getAll('state').includes('deleted');
    const left = new Set(showsDeleted ? gone : [...gone, ...deleted]);
    const pages = data.pages.map((page) => withItems(page, fresh, left));
    if (pages.some((page, index) => page !== data.pages[index]))
      queryClient.setQueryData<Pages>(key, { ...data, pages });
  }
}

function withItems(
  page: Page<ManagedMediaContent[]>,
  fresh: ReadonlyMap<string, ManagedMediaContent>,
  gone: ReadonlySet<string>,
): Page<ManagedMediaContent[]> {
  if (!page.answer.some(({ id }) => fresh.has(id) || gone.has(id))) return page;
  const answer = page.answer.flatMap((item) => (gone.has(item.id) ? [] : [fresh.get(item.id) ?? item]));
  return { ...page, answer };
}

/** Reads items again and puts them into the lists. Those that the person may no longer see leave the lists. */
export async function refreshManagedContents(ids: readonly string[]): Promise<void> {
  for (let begin = 0; begin < ids.length; begin += limits.largestPage) {
    const part = ids.slice(begin, begin + limits.largestPage);
    const items = await call('GET /Management/MediaContents', {
      query: { id: part, state: [...contentStates], pageSize: limits.largestPage },
    });
    const found = new Set(items.map(({ id }) => id));
    putManagedContents(
      items,
      part.filter((id) => !found.has(id)),
    );
  }
}

/** A change of one item that is known before the service tells it. */
export function patchManagedContent(
  id: string,
  patch: (item: ManagedMediaContent) => ManagedMediaContent,
): ManagedMediaContent | undefined {
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: lists })) {
    const item = data?.pages.flatMap(({ answer }) => answer).find((each) => each.id === id);
    if (!item) continue;
    putManagedContents([patch(item)]);
    return item;
  }
  return undefined;
}

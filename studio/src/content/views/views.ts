import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { readAddress, writeQuery } from '../list/content-address.ts';

/** A view of the list. `query`: its filters and order as the address has them. */
export type View = {
  /** What the address calls it; empty: all content. */
  id: string;
  name: string;
  query: string;
  /** The person saved it, and may change it. */
  isOwn: boolean;
};

const builtIn: readonly View[] = [
  { id: '', name: text.viewNames.all, query: '', isOwn: false },
  { id: 'needs-captions', name: text.viewNames.needsCaptions, query: 'captions=none', isOwn: false },
  { id: 'in-review', name: text.viewNames.inReview, query: 'state=inReview', isOwn: false },
  { id: 'scheduled', name: text.viewNames.scheduled, query: 'state=scheduled', isOwn: false },
  { id: 'links-that-end', name: text.viewNames.ending, query: 'link=ending', isOwn: false },
];

/** How many views a person may save. */
export const maxViews = 20;

/** In the address saved views have a sign before their name, so that none is taken for one of the portal's. */
const ownSign = '~';

export const ownView = ({ name, query }: { name: string; query: string }): View => ({
  id: ownSign + name,
  name,
  // Read and written once: filters that are no longer known are left out.
  query: writeQuery(readAddress(new URLSearchParams(query))).toString(),
  isOwn: true,
});

const key = ['saved-views'];

export const savedViews = (organizationId: string) =>
  queryOptions({
    queryKey: [...key, organizationId],
    queryFn: ({ signal }) => call('GET /Management/Views', { signal }),
    select: (views): View[] => views.map(ownView),
    staleTime: 300_000,
  });

export const viewsWith = (saved: readonly View[]): readonly View[] => [...builtIn, ...saved];

/** Replaces the saved views of the person. */
export async function saveViews(organizationId: string, views: readonly View[]): Promise<void> {
  const saved = await call('PUT /Management/Views', {
    body: { views: views.map(({ name, query }) => ({ name, query })) },
  });
  queryClient.setQueryData(savedViews(organizationId).queryKey, saved);
}

export const viewParams = ({ id, query }: View): string => {
  const params = new URLSearchParams(query);
  if (id) params.set('view', id);
  return params.size > 0 ? `?${params.toString()}` : '';
};

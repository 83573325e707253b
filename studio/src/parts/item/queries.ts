import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call, callTagged } from '@tv/client/lib/api/call.ts';

/** The item as its managers see it, with the tag of this state of it. */
export const managedItem = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'item', id],
    queryFn: ({ signal }) => callTagged('GET /Management/MediaContents/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

export const itemHistory = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'history', id],
    queryFn: ({ signal }) =>
      call('GET /Management/MediaContents/:id/History', {
        params: { id },
        query: { pageSize: limits.largestPage },
        signal,
      }),
    staleTime: 0,
    refetchOnMount: true,
  });

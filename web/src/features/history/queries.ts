import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';

/** What the person watched, latest first; fetched again each time the screen is entered. */
export const watchHistory = () =>
  infiniteQueryOptions({
    queryKey: ['history'],
    refetchOnMount: 'always',
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /WatchedTimestamps', { query: { ...pageParam, pageSize: limits.pageSize }, signal }),
  });

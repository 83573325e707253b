import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call, callPaged } from '../api/call.ts';
import { pagesOf } from '../api/paging.ts';

/** Milliseconds after which a page that is seen asks again. */
const pause = 60_000;

/** How many notices are unread. */
export const unreadNotices = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: ({ signal }) => call('GET /Users/Me/Notices/Counts', { signal }),
  refetchInterval: pause,
  refetchOnWindowFocus: 'always',
});

/** The notices, newest first; fetched again each time the panel is opened. */
export const noticeList = infiniteQueryOptions({
  queryKey: ['notices', 'list'],
  refetchOnMount: 'always',
  refetchInterval: pause,
  ...pagesOf(limits.pageSize),
  queryFn: ({ pageParam, signal }) =>
    callPaged('GET /Users/Me/Notices', { query: { ...pageParam, pageSize: limits.pageSize }, signal }),
});

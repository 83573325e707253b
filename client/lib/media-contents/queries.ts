import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call } from '../api/call.ts';

export const inProgress = () =>
  queryOptions({
    queryKey: ['', 'in-progress'],
    queryFn: ({ signal }) =>
      call('GET /MediaContents', {
        query: { pageIndex: 1, pageSize: limits.pageSize, showOnlyInProgress: true },
        signal,
      }),
  });

export const playlistOverview = () =>
  queryOptions({
    queryKey: ['playlist', 'overview'],
    queryFn: ({ signal }) => call('GET /WatchlistContents/Overview', { signal }),
  });

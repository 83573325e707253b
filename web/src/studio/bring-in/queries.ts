import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const watchedSources = () =>
  queryOptions({
    queryKey: ['studio', 'watched-sources'],
    queryFn: ({ signal }) => call('GET /Management/WatchedSources', { signal }),
    refetchOnMount: true,
    refetchInterval: 30_000,
  });

export const watchedSource = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'watched-sources', id],
    queryFn: ({ signal }) => call('GET /Management/WatchedSources/:id', { params: { id }, signal }),
    staleTime: 0,
  });

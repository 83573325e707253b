import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as first from '@tv/contract/calls/first-calls';
import { limits } from '@tv/contract/limits/limits';
import { call, callPaged, prepared } from '../api/call.ts';
import { pagesOf } from '../api/paging.ts';

export const publicOrganization = (id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(...prepared(first.publicOrganization(id), { signal })),
  });

export const organizationColors = (id: string) =>
  queryOptions({
    queryKey: ['colors', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(...prepared(first.organizationColors(id), { signal })),
  });

export const ownOrganizations = (searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: ['own-organizations', searchTerm],
    ...pagesOf(limits.organizations),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Users/Me/Organizations', {
        query: { ...pageParam, pageSize: limits.organizations, searchTerm: searchTerm || undefined },
        signal,
      }),
  });

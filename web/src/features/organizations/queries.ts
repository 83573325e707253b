import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { callPaged } from '../../lib/api/call.ts';
import { nextPage } from '../../lib/api/paging.ts';

/** Organizations that a provider admin does not belong to yet. */
export const organizationsToJoin = (searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: ['organizations-to-join', searchTerm],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Organizations', {
        query: {
          pageIndex: pageParam,
          pageSize: limits.organizations,
          searchTerm: searchTerm || undefined,
          sortBy: 'Name',
          sortOrder: 'Asc',
          excludeUserTiedOrganizations: true,
        },
        signal,
      }),
    getNextPageParam: nextPage(limits.organizations),
  });

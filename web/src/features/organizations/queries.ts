import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { callPaged } from '../../lib/api/call.ts';
import { pagesOf } from '../../lib/api/paging.ts';

/** Organizations that a provider admin does not belong to yet. */
export const organizationsToJoin = (searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: ['organizations-to-join', searchTerm],
    ...pagesOf(limits.organizations),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Organizations', {
        query: {
          ...pageParam,
          pageSize: limits.organizations,
          searchTerm: searchTerm || undefined,
          sortBy: 'Name',
          sortOrder: 'Asc',
          excludeUserTiedOrganizations: true,
        },
        signal,
      }),
  });

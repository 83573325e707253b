import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer } from '@tv/contract/calls/api';
import { Role } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import { call } from '@tv/client/lib/api/call.ts';
import { allCategories } from '../parts/categories/categories-query.ts';

export type ManagedCategory = Answer<'GET /Management/Categories'>[number];

/** All categories in their order, with all that is set for them. */
export const categoriesInOrder = () =>
  queryOptions({
    queryKey: ['studio', 'categories'],
    queryFn: ({ signal }) => allCategories(signal),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Members whose role lets them manage content. */
export const contentManagers = (searchTerm: string) =>
  queryOptions({
    queryKey: ['studio', 'content-managers', searchTerm],
    queryFn: ({ signal }) =>
      call('GET /Management/People', {
        query: {
          searchTerm: searchTerm || undefined,
          role: [Role.ContentManager, Role.OrganizationManager, Role.Admin],
          pageSize: limits.largestPage,
        },
        signal,
      }),
  });

/** Puts a changed category into the list, and lets other lists of categories be read again. */
export function putCategory(queryClient: QueryClient, changed: ManagedCategory): void {
  queryClient.setQueryData(categoriesInOrder().queryKey, (before) =>
    before?.map((each) => (each.id === changed.id ? changed : each)),
  );
  forgetOtherLists(queryClient);
}

/** Lists of categories elsewhere in the studio and in the portal are read again when they are next shown. */
export function forgetOtherLists(queryClient: QueryClient): void {
  const own = categoriesInOrder().queryKey[0];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== own &&
      queryKey.some((part) => typeof part === 'string' && /categor|discover|filter-values/.test(part)),
  });
}

import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { listCategories } from '@tv/client/lib/categories/queries.ts';

const fiveMinutes = 300_000;

/** Names of the categories with something to watch, in the organization's order. */
export const categoryNames = (area: Area, searchTerm: string) =>
  infiniteQueryOptions({
    ...pagesOf(limits.categories),
    queryKey: [area.prefix, 'categories', 'names', searchTerm],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, pageSize: limits.categories, searchTerm: searchTerm || undefined };
      return listCategories(area, query, signal);
    },
  });

/** Names of the categories that the person follows, the newest follow first. */
export const followedNames = (searchTerm: string) =>
  infiniteQueryOptions({
    ...pagesOf(limits.categories),
    queryKey: ['followed', searchTerm],
    staleTime: fiveMinutes,
    gcTime: 0,
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Categories/Followed', {
        query: {
          ...pageParam,
          isFollowedMainSectionResult: false,
          searchTerm: searchTerm || undefined,
          pageSize: limits.categories,
          sortBy: 'createdDate',
          sortOrder: 'Desc',
        },
        signal,
      }),
  });

import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import type { Area } from '@tv/client/lib/area/area.ts';

/** Every category with pictures of its newest items. */
export const discover = (area: Area, searchTerm: string) =>
  infiniteQueryOptions({
    queryKey: [area.prefix, 'discover', searchTerm],
    ...pagesOf(limits.categories),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, pageSize: limits.categories, searchTerm: searchTerm || undefined };
      return area.isPublic
        ? callPaged('GET /Categories/Publics/:organizationId/Discover', {
            params: { organizationId: area.organizationId },
            query,
            signal,
          })
        : callPaged('GET /Categories/Discover', { query, signal });
    },
  });

import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { callPaged } from '../../lib/api/call.ts';
import { pagesOf } from '../../lib/api/paging.ts';
import type { Place } from '../../lib/place/place.ts';

/** Every category with pictures of its newest items. */
export const discover = (place: Place, searchTerm: string) =>
  infiniteQueryOptions({
    queryKey: [place.prefix, 'discover', searchTerm],
    ...pagesOf(limits.categories),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, pageSize: limits.categories, searchTerm: searchTerm || undefined };
      return place.isPublic
        ? callPaged('GET /Categories/Publics/:organizationId/Discover', {
            params: { organizationId: place.organizationId },
            query,
            signal,
          })
        : callPaged('GET /Categories/Discover', { query, signal });
    },
  });

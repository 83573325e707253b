import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import type { Area } from '@tv/client/lib/area/area.ts';

const fiveMinutes = 300_000;

/** Followed categories with their newest items; fetched again each time the screen is entered. */
export const followedWithMedia = (area: Area) =>
  infiniteQueryOptions({
    queryKey: [area.prefix, 'followed-with-media'],
    staleTime: fiveMinutes,
    gcTime: 0,
    ...pagesOf(limits.categories),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...pageParam,
        pageSize: limits.categories,
        isFollowedMainSectionResult: true,
        sortBy: 'createdDate',
        sortOrder: 'Desc',
      } as const;
      return area.isPublic
        ? callPaged('GET /Categories/Publics/:organizationId/Followed', {
            params: { organizationId: area.organizationId },
            query,
            signal,
          })
        : callPaged('GET /Categories/Followed', { query, signal });
    },
  });

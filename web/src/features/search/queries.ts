import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { call } from '../../lib/api/call.ts';
import { mediaContents } from '../../lib/media-contents/lists.ts';
import type { Place } from '../../lib/place/place.ts';

export const searchResults = (place: Place, searchTerm: string, searchScope: number) =>
  mediaContents(place, { searchTerm, searchScope, pageSize: limits.search });

/** What goes on from what is typed. A newer one cancels the one before. */
export const suggestions = (place: Place, searchTerm: string) =>
  queryOptions({
    queryKey: [place.prefix, 'suggestions', searchTerm],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents/Suggestions', {
            params: { organizationId: place.organizationId },
            query: { searchTerm },
            signal,
          })
        : call('GET /MediaContents/Suggestions', { query: { searchTerm }, signal }),
  });

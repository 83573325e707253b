import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Place } from '../../lib/place/place.ts';
import { asked } from './queries.ts';

/** The addresses are good for 3 minutes: fetched again each time they are shown. */
export const downloadLinksOf = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'watch', id, 'downloads'],
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => {
      const options = asked(id, signal);
      const params = { id, organizationId: place.organizationId };
      return place.isPublic
        ? call('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', { ...options, params })
        : call('GET /MediaContents/DownloadLinks/:id/Viewers', options);
    },
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Place } from '../../lib/place/place.ts';

export const integrations = (place: Place) =>
  queryOptions({
    queryKey: ['integrations', place.isPublic ? 'public' : 'viewers', place.organizationId],
    staleTime: Infinity,
    queryFn: ({ signal }) => {
      const options = { params: { id: place.organizationId }, signal };
      return place.isPublic
        ? call('GET /Organizations/:id/IntegrationsConfiguration/Publics', options)
        : call('GET /Organizations/:id/IntegrationsConfiguration/Viewers', options);
    },
  });

export const serviceVersion = () =>
  queryOptions({
    queryKey: ['service-version'],
    queryFn: ({ signal }) => call('GET /About/Version', { signal }),
  });

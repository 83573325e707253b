import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';
import type { Area } from '@tv/client/lib/area/area.ts';

export const integrations = (area: Area) =>
  queryOptions({
    queryKey: ['integrations', area.isPublic ? 'public' : 'viewers', area.organizationId],
    staleTime: Infinity,
    queryFn: ({ signal }) => {
      const options = { params: { id: area.organizationId }, signal };
      return area.isPublic
        ? call('GET /Organizations/:id/IntegrationsConfiguration/Publics', options)
        : call('GET /Organizations/:id/IntegrationsConfiguration/Viewers', options);
    },
  });

export const serviceVersion = () =>
  queryOptions({
    queryKey: ['service-version'],
    queryFn: ({ signal }) => call('GET /About/Version', { signal }),
  });

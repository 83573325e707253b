import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Place } from '../../lib/place/place.ts';

export const category = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'category', id],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /Organizations/:organizationId/Publics/Categories/:id', {
            params: { organizationId: place.organizationId, id },
            signal,
          })
        : call('GET /Categories/:id', { params: { id }, signal }),
  });

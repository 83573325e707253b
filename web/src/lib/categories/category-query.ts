import { publicCategory } from '@tv/contract/first-calls';
import { queryOptions } from '@tanstack/react-query';
import { call, prepared } from '../api/call.ts';
import type { Place } from '../place/place.ts';

export const category = (place: Place, id: string) =>
  queryOptions({
    queryKey: [place.prefix, 'category', id],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call(...prepared(publicCategory(place.organizationId, id), { signal }))
        : call('GET /Categories/:id', { params: { id }, signal }),
  });

import { publicCategory } from '@tv/contract/calls/first-calls';
import { queryOptions } from '@tanstack/react-query';
import { call, prepared } from '../api/call.ts';
import type { Area } from '../area/area.ts';

export const category = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'category', id],
    queryFn: ({ signal }) =>
      area.isPublic
        ? call(...prepared(publicCategory(area.organizationId, id), { signal }))
        : call('GET /Categories/:id', { params: { id }, signal }),
  });

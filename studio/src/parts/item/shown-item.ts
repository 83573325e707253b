import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';

/** The item as its viewers see it, with its streams. */
export const shownItem = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'shown', id],
    queryFn: ({ signal }) => call('GET /MediaContents/Published/:id', { params: { id }, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';

/** Everything that a change of a rule, a hold or an item may change. */
export const retentionKey = ['retention'];

/** What retention rules are about to do with an item. */
export const retentionOfItem = (id: string) =>
  queryOptions({
    queryKey: [...retentionKey, 'item', id],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id/Retention', { params: { id }, signal }),
  });

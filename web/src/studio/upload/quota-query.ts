import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** How much the person may bring in, and how much of it is used. It is asked again whenever it is shown. */
export const uploadQuota = () =>
  queryOptions({
    queryKey: ['upload-quota'],
    queryFn: ({ signal }) => call('GET /Management/Uploads/Quota', { query: {}, signal }),
    staleTime: 0,
  });

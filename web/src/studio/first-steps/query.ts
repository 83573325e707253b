import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Which steps of a new organization are done. */
export const firstSteps = () =>
  queryOptions({
    queryKey: ['studio', 'first-steps'],
    queryFn: ({ signal }) => call('GET /Management/Organization/FirstSteps', { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });

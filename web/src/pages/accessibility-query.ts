import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

export const accessibilityStatement = (organizationId: string) =>
  queryOptions({
    queryKey: ['accessibility-statement', organizationId],
    enabled: organizationId !== '',
    queryFn: ({ signal }) =>
      call('GET /Organizations/:id/AccessibilityStatement/Publics', {
        params: { id: organizationId },
        signal,
      }),
  });

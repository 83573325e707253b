import { queryOptions } from '@tanstack/react-query';
import { call } from '@tv/client/lib/api/call.ts';

/** API keys of the organization, the newest first. */
export const apiKeys = (organizationId: string) =>
  queryOptions({
    queryKey: ['api-keys', organizationId],
    queryFn: ({ signal }) => call('GET /Management/ApiKeys', { signal }),
    refetchOnMount: true,
  });

/** Applications of the organization, by name. */
export const organizationApplications = (organizationId: string) =>
  queryOptions({
    queryKey: ['organization-applications', organizationId],
    queryFn: ({ signal }) => call('GET /Management/Applications', { signal }),
    refetchOnMount: true,
  });

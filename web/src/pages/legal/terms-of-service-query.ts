import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@tv/contract/languages/languages';
import { call } from '@tv/client/lib/api/call.ts';

export const termsOfService = (language: Language, organizationId: string) =>
  queryOptions({
    queryKey: ['terms-of-service', language, organizationId],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call('GET /About/TermsOfService', {
        query: { language, ...(organizationId && { organizationId }) },
        signal,
      }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@tv/contract/languages/languages';
import { call } from '@tv/client/lib/api/call.ts';

export const accessibilityStatement = (organizationId: string, language: Language) =>
  queryOptions({
    queryKey: ['accessibility-statement', organizationId, language],
    enabled: organizationId !== '',
    queryFn: ({ signal }) =>
      call('GET /Organizations/:id/AccessibilityStatement/Publics', {
        params: { id: organizationId },
        query: { language },
        signal,
      }),
  });

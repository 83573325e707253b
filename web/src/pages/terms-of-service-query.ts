import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@tv/contract/languages';
import { call } from '../lib/api/call.ts';

export const termsOfService = (language: Language) =>
  queryOptions({
    queryKey: ['terms-of-service', language],
    staleTime: Infinity,
    queryFn: ({ signal }) => call('GET /About/TermsOfService', { query: { language }, signal }),
  });

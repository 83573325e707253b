import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export type SuggestedKind = 'tag' | 'speaker';

/** Tags or speakers of the library that go on from what is typed. */
export const suggestedTexts = (kind: SuggestedKind, searchTerm: string) =>
  queryOptions({
    queryKey: ['studio', 'suggested', kind, searchTerm],
    queryFn: async ({ signal }) => {
      const found = await call('GET /MediaContents/Suggestions', { query: { searchTerm }, signal });
      return found.filter((each) => each.kind === kind).map(({ text }) => text);
    },
  });

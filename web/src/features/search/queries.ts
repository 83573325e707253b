import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { call } from '@tv/client/lib/api/call.ts';
import { mediaContents } from '@tv/client/lib/media-contents/lists.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { narrowingOf } from './filters/filters.ts';
import { searchScopeOf } from './scopes.ts';
import type { Search } from './search-address.ts';
import { orderOf } from './filters/sorts.ts';

const queryFrom = ({ term, scope, filters }: Search) => ({
  searchTerm: term,
  searchScope: searchScopeOf(scope).scope,
  ...narrowingOf(filters),
});

type Before = { queryKey: readonly unknown[] } | undefined;
/** While an answer is awaited, the one before stands in: of the same term, else it would mislead. */
const ofSameTerm =
  (area: Area, { term }: Search) =>
  <Data>(before: Data | undefined, query: Before): Data | undefined => {
    const [prefix, , parameters] = query?.queryKey ?? [];
    const isOfTerm =
      typeof parameters === 'object' &&
      parameters !== null &&
      'searchTerm' in parameters &&
      parameters.searchTerm === term;
    return isOfTerm && prefix === area.prefix ? before : undefined;
  };

export const searchResults = (area: Area, search: Search) => ({
  ...mediaContents(area, {
    ...queryFrom(search),
    ...orderOf(search.sort).order,
    pageSize: limits.search,
  }),
  placeholderData: ofSameTerm(area, search),
});

/** How many items each value of each filter would find. A change of the term cancels the call. */
export const facets = (area: Area, search: Search) => {
  const query = queryFrom(search);
  return queryOptions({
    queryKey: [area.prefix, 'facets', query] as const,
    queryFn: ({ signal }) =>
      area.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents/Facets', {
            params: { organizationId: area.organizationId },
            query,
            signal,
          })
        : call('GET /MediaContents/Facets', { query, signal }),
    placeholderData: ofSameTerm(area, search),
  });
};

/** Suggestions for the typed text. A newer question cancels the one before. */
export const suggestions = (area: Area, searchTerm: string) =>
  queryOptions({
    queryKey: [area.prefix, 'suggestions', searchTerm],
    queryFn: ({ signal }) =>
      area.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents/Suggestions', {
            params: { organizationId: area.organizationId },
            query: { searchTerm },
            signal,
          })
        : call('GET /MediaContents/Suggestions', { query: { searchTerm }, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import { call } from '../../lib/api/call.ts';
import { mediaContents } from '../../lib/media-contents/lists.ts';
import type { Place } from '../../lib/place/place.ts';
import { narrowingOf } from './filters.ts';
import { searchScopeOf } from './scopes.ts';
import type { Search } from './search-address.ts';
import { orderOf } from './sorts.ts';

const askedOf = ({ term, scope, filters }: Search) => ({
  searchTerm: term,
  searchScope: searchScopeOf(scope).scope,
  ...narrowingOf(filters),
});

type Before = { queryKey: readonly unknown[] } | undefined;
/** While an answer is awaited, the one before stands in: of the same term, else it would mislead. */
const ofSameTerm =
  (place: Place, { term }: Search) =>
  <Data>(before: Data | undefined, query: Before): Data | undefined => {
    const [prefix, , asked] = query?.queryKey ?? [];
    const isOfTerm =
      typeof asked === 'object' && asked !== null && 'searchTerm' in asked && asked.searchTerm === term;
    return isOfTerm && prefix === place.prefix ? before : undefined;
  };

export const searchResults = (place: Place, search: Search) => ({
  ...mediaContents(place, { ...askedOf(search), ...orderOf(search.sort).asked, pageSize: limits.search }),
  placeholderData: ofSameTerm(place, search),
});

/** How many items each value of each filter would find. A change of the term cancels the call. */
export const facets = (place: Place, search: Search) => {
  const query = askedOf(search);
  return queryOptions({
    queryKey: [place.prefix, 'facets', query] as const,
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents/Facets', {
            params: { organizationId: place.organizationId },
            query,
            signal,
          })
        : call('GET /MediaContents/Facets', { query, signal }),
    placeholderData: ofSameTerm(place, search),
  });
};

/** Suggestions for the typed text. A newer question cancels the one before. */
export const suggestions = (place: Place, searchTerm: string) =>
  queryOptions({
    queryKey: [place.prefix, 'suggestions', searchTerm],
    queryFn: ({ signal }) =>
      place.isPublic
        ? call('GET /Organizations/:organizationId/Publics/MediaContents/Suggestions', {
            params: { organizationId: place.organizationId },
            query: { searchTerm },
            signal,
          })
        : call('GET /MediaContents/Suggestions', { query: { searchTerm }, signal }),
  });

import { pathIn, type Area } from '@tv/client/lib/area/area.ts';
import { filterNames, filtersOf, noFilters, type Filters } from './filters/filters.ts';
import { searchScopeOf, searchScopes, type ScopeName } from './scopes.ts';
import { orderOf, sorts, type SortName } from './filters/sorts.ts';

/** All that the search screen's address says. */
export type Search = { term: string; scope: ScopeName; filters: Filters; sort: SortName };

/** Goes to another search. `isFurther`: one more change at the same menu or sheet; Back leads before the first one. */
export type ChangeSearch = (search: Search, isFurther?: boolean) => void;

export const searchOf = (query: URLSearchParams): Search => ({
  term: (query.get('searchTerm') ?? '').trim(),
  scope: searchScopeOf(query.get('scope')).value,
  filters: filtersOf(query),
  sort: orderOf(query.get('sort')).value,
});

/** The search screen's address for a term: everywhere, unfiltered and best first, where nothing else is given. */
export function searchAddress(
  area: Area,
  {
    term,
    scope = searchScopes[0].value,
    filters = noFilters,
    sort = sorts[0].value,
  }: Pick<Search, 'term'> & Partial<Search>,
): string {
  const query = new URLSearchParams();
  if (term) query.set('searchTerm', term);
  if (scope !== searchScopes[0].value) query.set('scope', scope);
  for (const name of filterNames) for (const value of filters[name]) query.append(name, value);
  if (sort !== sorts[0].value) query.set('sort', sort);
  return query.size > 0 ? `${pathIn(area, 'search')}?${query}` : pathIn(area, 'search');
}

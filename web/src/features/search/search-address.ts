import { pathIn, type Place } from '../../lib/place/place.ts';
import { searchScopes, type ScopeName } from './scopes.ts';

/** The search screen's address for a term, everywhere or in one scope. */
export function searchAddress(place: Place, term: string, scope: ScopeName): string {
  const query = new URLSearchParams();
  if (term) query.set('searchTerm', term);
  if (scope !== searchScopes[0].value) query.set('scope', scope);
  return query.size > 0 ? `${pathIn(place, 'search')}?${query}` : pathIn(place, 'search');
}

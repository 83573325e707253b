import { SearchScope } from '@tv/contract/enumerations';

/** Where to search, as the address names it: `/search?searchTerm=…&scope=captions`. */
export const searchScopes = [
  { value: 'all', text: 'All', scope: SearchScope.All },
  { value: 'titles', text: 'Titles', scope: SearchScope.Titles },
  { value: 'descriptions', text: 'Descriptions', scope: SearchScope.Descriptions },
  { value: 'tags', text: 'Tags', scope: SearchScope.Tags },
  { value: 'captions', text: 'Captions', scope: SearchScope.Captions },
] as const;

export type ScopeName = (typeof searchScopes)[number]['value'];

/** A name, or the specification's number; everything when the address says neither. */
export const searchScopeOf = (named: string | null) =>
  searchScopes.find(({ value, scope }) => value === named?.toLowerCase() || String(scope) === named) ??
  searchScopes[0];

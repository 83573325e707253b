import { SearchScope } from '@tv/contract/enumerations';
import * as text from '@tv/strings/en/browse/search.ts';

/** Where to search, as the address names it: `/search?searchTerm=…&scope=captions`. */
export const searchScopes = [
  { value: 'all', text: text.all, scope: SearchScope.All },
  { value: 'titles', text: text.titles, scope: SearchScope.Titles },
  { value: 'descriptions', text: text.descriptions, scope: SearchScope.Descriptions },
  { value: 'tags', text: text.tags, scope: SearchScope.Tags },
  { value: 'captions', text: text.captions, scope: SearchScope.Captions },
] as const;

export type ScopeName = (typeof searchScopes)[number]['value'];

/** A scope by its name, or by its number in the API. Without either it is everything. */
export const searchScopeOf = (named: string | null) =>
  searchScopes.find(({ value, scope }) => value === named?.toLowerCase() || String(scope) === named) ??
  searchScopes[0];

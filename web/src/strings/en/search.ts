import { isolate } from '@tv/contract/isolate';

export const portal = 'Portal';
export const search = 'Search';
export const closeSearch = 'Close search';
export const whatToSearch = 'Search titles, tags, spoken words';
export const clearRecent = 'Clear recent searches';
export const suggestions = 'Suggestions';

/** Kinds of what is offered. */
export const recentSearch = 'Recent search';
export const title = 'Title';
export const tag = 'Tag';
export const speaker = 'Speaker';
export const category = 'Category';

/** Where to search. */
export const all = 'All';
export const titles = 'Titles';
export const descriptions = 'Descriptions';
export const tags = 'Tags';
export const captions = 'Captions';

export const spoken = 'Spoken';
export const playAt = (time: string) => `Play at ${time}:`;
export const results = 'Search results';
export const moreResults = 'More results';
export const found = (results: string, term: string) => `${results} for ${isolate(term)}`;
export const nothingFor = (term: string) => `No results for “${isolate(term)}”`;
export const nothingIn = (scope: string) => `No results in ${scope.toLowerCase()}. Try searching everywhere.`;
export const otherWords =
  'Try fewer or different words. The search covers titles, descriptions, tags, speakers and spoken words.';
export const searchEverywhere = 'Search everywhere';

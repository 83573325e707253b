import * as text from '@tv/strings/en/browse/search-filters.ts';

/** The orders of results, as the address names them: `?sort=views`. Without one the best come first. */
export const sorts = [
  { value: 'relevance', text: text.relevance, order: {} },
  { value: 'newest', text: text.newest, order: { sortBy: 'CreatedDate', sortOrder: 'Desc' } },
  { value: 'views', text: text.mostViewed, order: { sortBy: 'ViewCount', sortOrder: 'Desc' } },
  { value: 'title', text: text.byTitle, order: { sortBy: 'Title', sortOrder: 'Asc' } },
] as const;

export type SortName = (typeof sorts)[number]['value'];

export const orderOf = (named: string | null) => sorts.find(({ value }) => value === named) ?? sorts[0];

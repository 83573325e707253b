import { isolate } from '@tv/contract/isolate';

export const filters = 'Filters';
/** After how many are. */
export const chosen = 'selected';
export const activeFilters = 'Active filters';
export const remove = (filter: string) => `Remove filter: ${isolate(filter)}`;
export const clear = 'Clear filters';
export const show = (results: string) => `Show ${results}`;
export const showResults = 'Show results';

/** Names of the filters. */
export const type = 'Type';
export const category = 'Category';
export const published = 'Date';
export const duration = 'Duration';
export const language = 'Captions';
export const speaker = 'Speaker';

/** How a chosen value is named where its filter is not beside it. */
export const captionsIn = (language: string) => `Captions: ${isolate(language)}`;
export const spokenBy = (name: string) => `Speaker: ${isolate(name)}`;

/** What stands for no choice. */
export const anyType = 'Any type';
export const anyDate = 'Any time';
export const anyDuration = 'Any duration';

export const video = 'Video';
export const audio = 'Audio';
export const week = 'Past week';
export const month = 'Past month';
export const year = 'Past year';
export const short = 'Under 5 minutes';
export const medium = '5–20 minutes';
export const long = 'Over 20 minutes';

export const loading = 'Loading…';
export const noValues = 'There is nothing to choose from.';
export const noCounts = 'The counts could not be loaded.';

export const sort = 'Sort by';
export const relevance = 'Relevance';
export const newest = 'Newest';
export const mostViewed = 'Most watched';
export const byTitle = 'Title';

export const nothingFiltered = 'No results match the filters.';

/** The term follows that was searched for instead. */
export const showingFor = 'Showing results for';
export const foundLittle = (term: string) => `There are few or no results for “${isolate(term)}”.`;
export const without = (words: string) => `Missing: ${isolate(words)}`;

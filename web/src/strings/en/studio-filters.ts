import { isolate } from '@tv/contract/isolate';

/** What narrows the studio's list of content. */
export const filter = 'Filter';
export const addFilter = 'Add filter';
export const allFilters = 'All filters';
export const activeFilters = 'Active filters';
export const clear = 'Clear filters';
export const remove = (filter: string) => `Remove filter: ${isolate(filter)}`;
export const showItems = (items: string) => `Show ${items}`;
export const showResults = 'Show results';
export const chosen = 'chosen';
export const mixed = 'some of them';
export const find = 'Type to find';
export const loading = 'Loading…';
export const nothingFound = 'No matches.';
export const notLoaded = 'The values could not be loaded.';
/** Between two values of a filter. */
export const and = ', ';
export const more = (count: number) => `+${count}`;

export const names = {
  state: 'Status',
  type: 'Kind',
  visibility: 'Who sees it',
  forWhom: 'For whom',
  link: 'Link',
  categoryId: 'Category',
  captions: 'Captions',
  changed: 'Changed',
  managerId: 'Manager',
  hold: 'Legal hold',
  storage: 'Archive',
};

/** Values by their names in the address. Those of the status are in `studio-status.ts`. */
export const values: Record<string, string> = {
  video: 'Video',
  audio: 'Audio',
  internal: 'Internal',
  public: 'Public',
  everybody: 'Everyone in the organization',
  chosen: 'Groups and people',
  unlisted: 'Unlisted',
  password: 'With a password',
  ending: 'Public link that ends',
  day: 'in the last 24 hours',
  week: 'in the last 7 days',
  month: 'in the last 30 days',
  quarter: 'in the last 90 days',
  year: 'in the last year',
  before: 'more than a year ago',
  held: 'Under legal hold',
  free: 'Under none',
  archived: 'Archived',
  ready: 'Not archived',
};
export const noCategory = 'No category';
export const noCaptions = 'None';
export const you = 'You';
export const someone = 'one person';

export const sortBy = 'Sort by';
export const sorts = {
  changed: 'Last changed',
  title: 'Title',
  published: 'Date',
  created: 'Newest upload',
  views: 'Views',
  completion: 'Completion',
  duration: 'Duration',
};
export const order = 'Order';
export const ascending = 'Ascending';
export const descending = 'Descending';

import { isolate } from '@tv/contract/isolate';

/** What the pieces of every screen say: cards, rows, lists, dialogs. */
export const breadcrumbs = 'Breadcrumbs';
export const internal = 'Internal';
/** Of an item that is watched while it is made. */
export const live = 'Live';
export const passwordRequired = 'Password required';
export const audio = 'Audio';
export const noThumbnail = 'No thumbnail';
export const openDetails = 'Open video details';
export const closeDetails = 'Close video details';
export const unknownDate = 'Unknown date';
export const goToMedia = 'Go to media';
export const seeAll = 'See all';
export const seeAllOf = (row: string) => `See all: ${isolate(row)}`;
export const next = (row: string) => `Next: ${isolate(row)}`;
export const previous = (row: string) => `Previous: ${isolate(row)}`;
export const loading = 'Loading';
export const loadingMore = 'Loading…';
export const loadMore = 'Load more';
export const clear = 'Clear';
export const chosen = 'selected';
export const messages = 'Messages';
export const refresh = 'Refresh';
export const undo = 'Undo';
export const dismiss = 'Dismiss';
export const onThisPage = 'On this page';

export const noConnection = 'No connection';
export const noConnectionText = 'Check your network, then try again.';
export const notLoaded = 'This could not be loaded';
export const notLoadedText = 'Something went wrong. Try again in a moment.';
export const notFound = 'Page not found';
export const notFoundText = 'The address may be mistyped, or the page may have moved or been removed.';

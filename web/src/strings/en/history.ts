import { isolate } from '@tv/contract/isolate';

/** What a person watched: its page, and what is done with what was begun. */
export const history = 'History';
export const watchedOn = (date: string) => `Watched on ${date}`;
export const empty = 'Nothing watched yet';
export const emptyText = 'What you watch appears here. Only you can see this list.';
export const clear = 'Clear history';
export const clearQuestion = 'Clear your history?';
export const clearText =
  'Everything will start from the beginning, with nothing left to continue. People who manage an item can still see that you watched it. This cannot be undone.';
export const cleared = 'History cleared';
export const couldNotClear = 'Could not clear history at this time. Try again later';
export const removeFromRow = 'Remove from Continue watching';
export const removeOf = (title: string) => `Remove from history: ${isolate(title)}`;
export const removed = 'Removed from history';
export const couldNotRemove = 'Could not remove from history at this time. Try again later';
export const markAsWatched = 'Mark as watched';
export const markedWatched = 'Marked as watched';
export const couldNotMark = 'Could not mark as watched at this time. Try again later';

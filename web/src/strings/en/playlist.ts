import { isolate } from '@tv/contract/isolate';

export const states = 'Playlist states';
export const pending = 'Pending';
export const watching = 'Watching';
export const watched = 'Watched';

export const moveTo = 'Move to';
export const movedTo = (state: string) => `Moved to ${state}`;
export const couldNotMoveTo = (state: string) =>
  `Could not move to ${state.toLowerCase()} at this time. Try again later`;
export const remove = 'Remove from playlist';

export const emptyPlaylist = 'Empty playlist';
export const emptyQuestion = 'Empty your playlist?';
export const allTakenOut = (count: number) =>
  `${count === 1 ? 'The one item' : `All ${count} items`} in Pending, Watching and Watched will be removed. This cannot be undone.`;

export const nothingPending = 'Nothing saved yet';
export const nothingPendingText =
  'Press Save on anything you want to watch later, and you will find it here.';
export const nothingWatching = 'Nothing in progress';
export const nothingWatchingText = 'What you saved and started watching stays here until you finish it.';
export const nothingWatched = 'Nothing watched yet';
export const nothingWatchedText = 'What you saved and watched to the end stays here.';
export const nothingMatches = (state: string, term: string) =>
  `Nothing in ${state} matches “${isolate(term)}”`;
export const fewerLetters = 'Try fewer letters, or look in another tab.';
export const clearSearch = 'Clear search';

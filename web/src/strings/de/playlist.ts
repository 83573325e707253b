import { isolate } from '@tv/contract/isolate';

export const states = 'Bereiche der Playlist';
export const pending = 'Vorgemerkt';
export const watching = 'Begonnen';
export const watched = 'Gesehen';

export const moveTo = 'Verschieben nach';
export const movedTo = (state: string) => `Nach „${state}“ verschoben`;
export const couldNotMoveTo = (state: string) =>
  `Konnte gerade nicht nach „${state}“ verschoben werden. Versuchen Sie es später erneut`;
export const remove = 'Aus der Playlist entfernen';

export const emptyPlaylist = 'Playlist leeren';
export const emptyQuestion = 'Playlist leeren?';
export const allTakenOut = (count: number) =>
  `${count === 1 ? 'Der eine Inhalt' : `Alle ${count} Inhalte`} unter „Vorgemerkt“, „Begonnen“ und „Gesehen“ ${count === 1 ? 'wird' : 'werden'} entfernt. Das lässt sich nicht rückgängig machen.`;

export const nothingPending = 'Noch nichts gemerkt';
export const nothingPendingText =
  'Drücken Sie „Merken“ bei allem, was Sie später ansehen möchten. Dann finden Sie es hier.';
export const nothingWatching = 'Nichts begonnen';
export const nothingWatchingText =
  'Was Sie gemerkt und begonnen haben, steht hier, bis Sie es zu Ende gesehen haben.';
export const nothingWatched = 'Noch nichts gesehen';
export const nothingWatchedText = 'Was Sie gemerkt und zu Ende gesehen haben, bleibt hier erhalten.';
export const nothingMatches = (state: string, term: string) =>
  `Nichts unter „${state}“ passt zu „${isolate(term)}“`;
export const fewerLetters =
  'Versuchen Sie es mit weniger Buchstaben, oder sehen Sie in einem anderen Bereich nach.';
export const clearSearch = 'Suche löschen';

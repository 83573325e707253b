import { isolate } from '@tv/contract/isolate';

export const history = 'Verlauf';
export const watchedOn = (date: string) => `Angesehen am ${date}`;
export const empty = 'Noch nichts angesehen';
export const emptyText = 'Was Sie ansehen, erscheint hier. Nur Sie sehen diese Liste.';
export const clear = 'Verlauf leeren';
export const clearQuestion = 'Ihren Verlauf leeren?';
export const clearText =
  'Alles beginnt wieder von vorn, und nichts bleibt zum Weiterschauen. Wer ein Video verwaltet, sieht weiterhin, dass Sie es angesehen haben. Das lässt sich nicht rückgängig machen.';
export const cleared = 'Verlauf geleert';
export const couldNotClear =
  'Der Verlauf lässt sich gerade nicht leeren. Versuchen Sie es später noch einmal';
export const removeFromRow = 'Aus „Weiterschauen“ entfernen';
export const removeOf = (title: string) => `Aus dem Verlauf entfernen: ${isolate(title)}`;
export const removed = 'Aus dem Verlauf entfernt';
export const couldNotRemove =
  'Das lässt sich gerade nicht aus dem Verlauf entfernen. Versuchen Sie es später noch einmal';
export const markAsWatched = 'Als angesehen markieren';
export const markedWatched = 'Als angesehen markiert';
export const couldNotMark =
  'Das lässt sich gerade nicht als angesehen markieren. Versuchen Sie es später noch einmal';

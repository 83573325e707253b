import { isolate } from '@tv/contract/isolate';

export const discover = 'Entdecken';
export const search = 'Kategorien suchen';
export const more = 'Weitere Kategorien';
export const notFound = (term: string) => `Keine Kategorie passt zu „${isolate(term)}“`;
export const fewerLetters = 'Versuchen Sie es mit weniger Buchstaben.';
export const showAll = 'Alle Kategorien anzeigen';
export const empty = 'Noch keine Kategorien';
export const emptyText = 'Kategorien erscheinen hier, sobald etwas darin veröffentlicht ist.';
export const home = 'Startseite';

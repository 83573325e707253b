export const discover = 'Entdecken';
export const search = 'Kategorien suchen';
export const more = 'Weitere Kategorien';
export const notFound = (term: string) => `Keine Kategorie heißt „${term}“`;
export const fewerLetters = 'Versuchen Sie es mit weniger Buchstaben.';
export const showAll = 'Alle Kategorien anzeigen';
export const empty = 'Noch keine Kategorien';
export const emptyText = 'Sobald etwas veröffentlicht wird, erscheint seine Kategorie hier.';
export const home = 'Startseite';

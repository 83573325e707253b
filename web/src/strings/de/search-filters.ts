import { isolate } from '@tv/contract/isolate';

export const filters = 'Filter';
export const chosen = 'ausgewählt';
export const activeFilters = 'Aktive Filter';
export const remove = (filter: string) => `Filter entfernen: ${isolate(filter)}`;
export const clear = 'Filter zurücksetzen';
export const show = (results: string) => `${results} zeigen`;
export const showResults = 'Ergebnisse zeigen';

export const type = 'Art';
export const category = 'Kategorie';
export const published = 'Datum';
export const duration = 'Dauer';
export const language = 'Untertitel';
export const speaker = 'Person';

export const captionsIn = (language: string) => `Untertitel: ${isolate(language)}`;
export const spokenBy = (name: string) => `Person: ${isolate(name)}`;

export const anyType = 'Jede Art';
export const anyDate = 'Jederzeit';
export const anyDuration = 'Jede Dauer';

export const video = 'Video';
export const audio = 'Audio';
export const week = 'Letzte 7 Tage';
export const month = 'Letzte 30 Tage';
export const year = 'Letzte 365 Tage';
export const short = 'Unter 5 Minuten';
export const medium = '5–20 Minuten';
export const long = 'Über 20 Minuten';

export const loading = 'Wird geladen …';
export const noValues = 'Hier gibt es nichts zu wählen.';
export const noCounts = 'Die Anzahl konnte nicht geladen werden.';

export const sort = 'Sortieren nach';
export const relevance = 'Relevanz';
export const newest = 'Neueste';
export const mostViewed = 'Meistgesehen';
export const byTitle = 'Titel';

export const nothingFiltered = 'Kein Treffer passt zu den Filtern.';

export const showingFor = 'Ergebnisse für';
export const foundLittle = (term: string) => `Für „${isolate(term)}“ gibt es wenige oder keine Treffer.`;
export const without = (words: string) => `Es fehlt: ${isolate(words)}`;

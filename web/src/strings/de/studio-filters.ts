import { isolate } from '@tv/contract/isolate';

export const filter = 'Filtern';
export const addFilter = 'Filter hinzufügen';
export const allFilters = 'Alle Filter';
export const activeFilters = 'Aktive Filter';
export const clear = 'Filter löschen';
export const remove = (filter: string) => `Filter entfernen: ${isolate(filter)}`;
export const showItems = (items: string) => `${items} zeigen`;
export const showResults = 'Ergebnisse zeigen';
export const chosen = 'gewählt';
export const mixed = 'ein Teil davon';
export const find = 'Tippen, um zu finden';
export const loading = 'Wird geladen …';
export const nothingFound = 'Nichts heißt so.';
export const notLoaded = 'Die Werte konnten nicht geladen werden.';
export const and = ', ';
export const more = (count: number) => `+${count}`;

export const names = {
  state: 'Zustand',
  type: 'Art',
  visibility: 'Wer es sieht',
  forWhom: 'Für wen',
  link: 'Verweis',
  categoryId: 'Kategorie',
  captions: 'Untertitel',
  changed: 'Geändert',
  managerId: 'Verantwortlich',
  hold: 'Aufbewahrungspflicht',
  storage: 'Archiv',
};

export const values: Record<string, string> = {
  video: 'Video',
  audio: 'Audio',
  internal: 'Intern',
  public: 'Öffentlich',
  everybody: 'Alle in der Organisation',
  chosen: 'Gruppen und Personen',
  unlisted: 'Nicht gelistet',
  password: 'Mit Passwort',
  ending: 'Öffentlicher Link, der endet',
  day: 'in den letzten 24 Stunden',
  week: 'in den letzten 7 Tagen',
  month: 'in den letzten 30 Tagen',
  quarter: 'in den letzten 90 Tagen',
  year: 'im letzten Jahr',
  before: 'vor mehr als einem Jahr',
  held: 'Mit Aufbewahrungspflicht',
  free: 'Ohne',
  archived: 'Archiviert',
  ready: 'Nicht archiviert',
};
export const noCategory = 'Keine Kategorie';
export const noCaptions = 'Keine';
export const you = 'Sie';
export const someone = 'eine Person';

export const sortBy = 'Sortieren nach';
export const sorts = {
  changed: 'Zuletzt geändert',
  title: 'Titel',
  published: 'Datum',
  created: 'Zuletzt hochgeladen',
  views: 'Aufrufe',
  completion: 'Ganz gesehen',
  duration: 'Dauer',
};
export const order = 'Reihenfolge';
export const ascending = 'Aufsteigend';
export const descending = 'Absteigend';

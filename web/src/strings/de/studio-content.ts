import { isolate } from '@tv/contract/isolate';
import { number } from './locale.ts';

export const contentTable = 'Inhalte';
export const search = 'Inhalte suchen';
export const closeSearch = 'Suche schließen';
export const found = (count: string, all: string) => `${count} von ${all}`;
export const views = 'Ansichten der Liste';
export const viewNames = {
  all: 'Alle',
  needsCaptions: 'Ohne Untertitel',
  inReview: 'In Prüfung',
  scheduled: 'Geplant',
  ending: 'Öffentliche Links, die enden',
};
export const saveAsView = 'Als Ansicht speichern';
export const thisView = 'Diese Ansicht';
export const updateView = 'Änderungen speichern';
export const renameView = 'Ansicht umbenennen';
export const deleteView = 'Ansicht löschen';
export const viewName = 'Name der Ansicht';
export const viewNeedsName = 'Bitte geben Sie der Ansicht einen Namen.';
export const viewNameTaken = 'Eine andere Ansicht heißt schon so.';
export const mostViews = (count: number) =>
  `Sie können ${count} Ansichten speichern. Bitte löschen Sie zuerst eine.`;
export const save = 'Speichern';
export const viewSaved = (name: string) => `Ansicht „${isolate(name)}“ gespeichert.`;
export const viewDeleted = (name: string) => `Ansicht „${isolate(name)}“ gelöscht.`;
export const viewNotSaved =
  'Die Ansicht wurde nicht gespeichert. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.';

export const columns = 'Spalten';
export const titleColumn = 'Titel, Kategorie';
export const statusColumn = 'Zustand';
export const actions = 'Aktionen';
export const columnNames = {
  audience: 'Wer es sieht',
  captions: 'Untertitel',
  date: 'Datum',
  manager: 'Zuständig',
  changed: 'Geändert',
  views: 'Aufrufe',
  completion: 'Ganz gesehen',
};
export const noCategory = 'Keine Kategorie';
export const select = (title: string) => `Auswählen: ${isolate(title)}`;
export const selectLoaded = 'Alles Geladene auswählen';
export const actionsOf = (title: string) => `Aktionen: ${isolate(title)}`;
export const mostSelected = (count: number) => `Höchstens ${number(count)} Inhalte lassen sich auswählen.`;
export const viewsOf = (count: number) => `${number(count)} ${count === 1 ? 'Aufruf' : 'Aufrufe'}`;

export const empty = 'Noch nichts da';
export const emptyText =
  'Laden Sie ein Video oder eine Aufnahme hoch. Titel, Untertitel und Kategorien können folgen, während die Verarbeitung läuft.';
export const emptyToReviewers = 'Hier erscheint, was zur Prüfung gegeben wird.';
export const howToUpload = 'So laden Sie hoch';
export const noneFound = 'Nichts passt';
export const noneFoundText =
  'Kein Inhalt hat das alles. Nehmen Sie einen Filter weg, oder suchen Sie nach weniger Wörtern.';
export const clearAll = 'Suche und Filter löschen';
export const nothingInView = 'In dieser Ansicht ist nichts';
export const nothingInViewText = 'Sobald ein Inhalt dazukommt, finden Sie ihn hier.';
export const showAll = 'Alle Inhalte zeigen';
export const offline = 'Keine Verbindung. Die Liste zeigt, was geladen war.';

export const keys = 'Tastenkürzel der Liste';
export const allKeys = 'Alle Tastenkürzel';
export const keysDo = {
  move: 'Zum nächsten oder vorigen Inhalt',
  edge: 'Zum ersten oder letzten geladenen Inhalt',
  page: 'Einen Bildschirm weiter oder zurück',
  select: 'Inhalt auswählen',
  extend: 'Von dort an auswählen',
  all: 'Alles Geladene auswählen',
  open: 'Inhalt öffnen',
  menu: 'Menü des Inhalts',
  clear: 'Auswahl aufheben',
  category: 'Ausgewähltes unter einer Kategorie ablegen',
  tags: 'Schlagwörter des Ausgewählten',
  undo: 'Letzte Änderung rückgängig machen',
  regions: 'Zwischen Liste, Leiste des Ausgewählten und Uploads',
  apply: 'In einem Menü Gewähltes übernehmen',
  search: 'Suchen',
  upload: 'Hochladen',
  help: 'Diese Tastenkürzel anzeigen',
};

import { isolate } from '@tv/contract/isolate';

export const breadcrumbs = 'Pfad';
export const internal = 'Intern';
export const live = 'Live';
export const passwordRequired = 'Passwort erforderlich';
export const audio = 'Audio';
export const noThumbnail = 'Kein Vorschaubild';
export const openDetails = 'Details zum Video öffnen';
export const closeDetails = 'Details zum Video schließen';
export const unknownDate = 'Unbekanntes Datum';
export const goToMedia = 'Zum Inhalt';
export const seeAll = 'Alle ansehen';
export const seeAllOf = (row: string) => `Alle ansehen: ${isolate(row)}`;
export const next = (row: string) => `Weiter: ${isolate(row)}`;
export const previous = (row: string) => `Zurück: ${isolate(row)}`;
export const loading = 'Wird geladen';
export const loadingMore = 'Wird geladen …';
export const loadMore = 'Mehr laden';
export const clear = 'Leeren';
export const chosen = 'ausgewählt';
export const messages = 'Meldungen';
export const refresh = 'Neu laden';
export const undo = 'Rückgängig';
export const dismiss = 'Ausblenden';
export const onThisPage = 'Auf dieser Seite';

export const noConnection = 'Keine Verbindung';
export const noConnectionText = 'Prüfen Sie Ihr Netzwerk und versuchen Sie es dann erneut.';
export const notLoaded = 'Das konnte nicht geladen werden';
export const notLoadedText = 'Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.';
export const notFound = 'Seite nicht gefunden';
export const notFoundText =
  'Die Adresse ist vielleicht falsch geschrieben, oder die Seite ist umgezogen oder wurde entfernt.';

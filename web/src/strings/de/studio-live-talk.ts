import { plural } from './locale.ts';

export const title = 'Beiträge des Publikums';
export const help =
  'Fragen, Umfragen, Chat und Reaktionen stehen auf der Zuschauerseite. Dort moderieren Sie sie. Sie bleiben bei der Aufzeichnung.';
export const questions = 'Fragen';
export const moderated = 'Fragen warten auf die Moderation';
export const moderatedHelp = 'Bis dahin sehen nur Sie und die fragende Person sie.';
export const chat = 'Chat';
export const watching = 'Zuschauern sagen, wie viele zusehen';
export const watchingHelp = 'Abgerundet. Sie selbst sehen die genaue Zahl.';
export const slow = 'Langsamer Modus';
export const slowMode = (seconds: number) =>
  seconds === 0
    ? 'Aus'
    : plural(seconds, { one: 'Eine Nachricht je Sekunde', other: 'Eine Nachricht alle # Sekunden' });
export const refusedWords = 'Unzulässige Wörter';
export const refusedWordsHelp =
  'Eines je Zeile. Nachrichten mit einem davon werden bei dieser Veranstaltung abgelehnt.';
export const refusedWordsOfAllHelp =
  'Eines je Zeile. Nachrichten mit einem davon werden bei jeder Veranstaltung abgelehnt.';
export const tooManyWords = (most: number, length: number) =>
  `Höchstens ${most} Wörter mit je ${length} Zeichen.`;
export const saveWords = 'Wörter speichern';
export const muted = 'Stummgeschaltete Personen';
export const isMuted = 'Bei dieser Veranstaltung stummgeschaltet';
export const noName = 'Ohne Namen';
export const unmute = 'Wieder schreiben lassen';
export const exportTable = 'Als Tabelle exportieren';
export const exportData = 'Als JSON exportieren';
export const ofAll = 'Beiträge bei allen Veranstaltungen';
export const ofAllHelp =
  'Diese Regeln gelten für die Organisation. Jede Veranstaltung hat zusätzlich eigene.';
export const fullNames = 'Volle Namen anzeigen';
export const fullNamesHelp = 'Sonst stehen dort der Vorname und der erste Buchstabe des Nachnamens.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';

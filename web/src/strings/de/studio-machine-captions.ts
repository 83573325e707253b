import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const title = 'Automatische Untertitel';
export const help =
  'Ton oder Untertitel gehen dafür an einen Dienst. Bis Sie die Untertitel freigeben, sehen Zuschauer, dass sie automatisch erzeugt sind.';
export const spokenLanguage = 'Gesprochene Sprache';
export const foundByService = 'Automatisch erkennen';
export const makeCaptions = 'Untertitel erzeugen';
export const from = 'Aus';
export const into = 'In';
export const translate = 'Übersetzen';
export const captions = 'Untertitel';
export const captionsIn = (language: string) => `Untertitel: ${isolate(language)}`;
export const translationInto = (language: string) => `Übersetzung: ${isolate(language)}`;
export const states = {
  waiting: 'Wartet',
  working: 'In Arbeit',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
};
export const progressOf = (name: string) => `Fortschritt von ${isolate(name)}`;
export const cancel = 'Abbrechen';
export const tryAgain = 'Es wird noch einmal versucht.';
export const approve = 'Freigeben';
export const approved = 'Untertitel freigegeben';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es später noch einmal.';
export const minutesLeft = (minutes: number) =>
  plural(
    minutes,
    { one: 'Diesen Monat ist # Minute übrig.', other: 'Diesen Monat sind # Minuten übrig.' },
    number(minutes),
  );
export const refusals = {
  'no-service': 'Dafür ist kein Dienst eingerichtet.',
  'not-allowed':
    'Die Organisation erlaubt keine automatischen Untertitel. Ein Admin kann sie in ihren Einstellungen erlauben.',
  'not-processed': 'Der Inhalt ist noch nicht verarbeitet.',
  'no-sound': 'Der Inhalt hat keinen Ton.',
  'no-minutes-left': 'Der Inhalt ist länger als die Minuten, die Ihrer Organisation diesen Monat bleiben.',
};
export const tooLong = (minutes: number) =>
  `Der Inhalt überschreitet die Grenze von ${number(minutes)} Minuten.`;

/** The organization's settings. */
export const allow = 'Automatische Untertitel erlauben';
export const allowHelp =
  'Ton und Untertitel Ihrer Inhalte dürfen an die Dienste gehen, die der Betreiber des Portals eingerichtet hat. Ausgeschaltet wird nichts gesendet.';
export const isAllowed = 'Automatische Untertitel sind erlaubt.';
export const isNotAllowed = 'Automatische Untertitel sind nicht erlaubt.';
export const organizationHelp = 'Erlaubnis, neue Inhalte und die Schreibweise von Namen.';
export const onlyAdmins = 'Nur Admins können das ändern.';
export const atImport = 'Untertitel für neue Inhalte erzeugen';
export const atImportHelp = 'Für Inhalte, die ohne Untertitel hochgeladen werden.';
export const glossary = 'Namen und Wörter';
export const glossaryHelp =
  'Namen von Personen und Produkten sowie Abkürzungen, so geschrieben, wie sie in Untertiteln stehen sollen. Sie werden an die Dienste gesendet.';
export const removeWord = (word: string) => `${isolate(word)} entfernen`;
export const saved = 'Gespeichert';

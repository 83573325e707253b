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
export const captionsIn = (language: string) => `Untertitel: ${language}`;
export const translationInto = (language: string) => `Übersetzung: ${language}`;
export const states = {
  waiting: 'Wartet',
  working: 'In Arbeit',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
};
export const progressOf = (name: string) => `Fortschritt von ${name}`;
export const cancel = 'Abbrechen';
export const tryAgain = 'Es wird noch einmal versucht.';
export const approve = 'Freigeben';
export const approved = 'Untertitel freigegeben';
export const unexpected = 'Das ging nicht. Versuchen Sie es später noch einmal.';
export const minutesLeft = (minutes: number) =>
  plural(
    minutes,
    { one: 'Diesen Monat ist # Minute übrig.', other: 'Diesen Monat sind # Minuten übrig.' },
    number(minutes),
  );
export const refusals = {
  'no-service': 'Dafür ist kein Dienst eingerichtet.',
  'not-allowed':
    'Die Organisation erlaubt keine automatischen Untertitel. Ein Admin erlaubt sie in ihren Einstellungen.',
  'not-processed': 'Der Inhalt ist noch nicht verarbeitet.',
  'no-sound': 'Der Inhalt hat keinen Ton.',
  'no-minutes-left': 'Der Inhalt ist länger, als der Organisation diesen Monat an Minuten bleibt.',
};
export const tooLong = (minutes: number) =>
  `Der Inhalt ist länger als ${number(minutes)} Minuten; längere werden nicht gesendet.`;

/** The organization's settings. */
export const allow = 'Automatische Untertitel erlauben';
export const allowHelp =
  'Ton und Untertitel Ihrer Inhalte dürfen an die Dienste gehen, die der Betreiber des Portals eingerichtet hat. Aus: nichts wird gesendet.';
export const isAllowed = 'Automatische Untertitel sind erlaubt.';
export const isNotAllowed = 'Automatische Untertitel sind nicht erlaubt.';
export const organizationHelp =
  'Sie erlauben, auch für neue Inhalte, und sagen, wie Namen geschrieben werden.';
export const onlyAdmins = 'Das entscheidet ein Admin.';
export const atImport = 'Untertitel für neue Inhalte machen';
export const atImportHelp = 'Für alles, was ohne Untertitel hereinkommt.';
export const glossary = 'Namen und Wörter';
export const glossaryHelp =
  'So, wie Untertitel sie schreiben sollen: Namen von Menschen und Produkten, Abkürzungen. Die Dienste erfahren sie.';
export const removeWord = (word: string) => `${word} entfernen`;
export const saved = 'Gespeichert';

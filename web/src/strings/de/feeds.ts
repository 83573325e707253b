import { isolate } from '@tv/contract/isolate';

export const title = 'Ihr persönlicher Feed';
export const about =
  'Ein Feed für Podcast-Apps und Newsreader mit Neuem aus den Kategorien, denen Sie folgen, und Ihrer Playlist, dazu ein Kalender mit allem, was demnächst erscheint. Seine Adresse funktioniert ohne Anmeldung, auch nachdem Sie sich in diesem Browser abgemeldet haben; geben Sie sie also nicht weiter. Sie gilt nicht mehr, wenn Sie Ihr Passwort ändern oder sich überall abmelden.';
export const madeOn = (date: string) =>
  `Sie haben am ${date} eine Adresse erstellt. Sie wurde noch nicht benutzt.`;
export const readOn = (date: string, read: string) =>
  `Sie haben am ${date} eine Adresse erstellt. Zuletzt wurde sie am ${read} benutzt.`;
export const organizations = 'Organisationen in Ihrem Feed';
export const shown = (name: string) => `Er enthält Inhalte von ${isolate(name)}.`;
export const switchedOff = (name: string) => `${isolate(name)} erlaubt keine persönlichen Feeds.`;
export const madeBefore = (name: string) =>
  `${isolate(name)} hat ältere Adressen abgeschaltet. Erstellen Sie eine neue, um die Inhalte wieder zu sehen.`;
export const secondStep = (name: string) =>
  `${isolate(name)} verlangt einen zweiten Schritt. Melden Sie sich damit an, und erstellen Sie dann eine Adresse.`;
export const make = 'Adresse erstellen';
export const makeAnother = 'Neue Adresse erstellen';
export const takeBack = 'Abschalten';
export const address = 'Feed-Adresse';
export const calendarAddress = 'Kalenderadresse';
export const shownOnce =
  'Fügen Sie sie jetzt in Ihre App oder Ihren Kalender ein: Sie wird nur einmal angezeigt. Sie gilt nicht mehr, wenn Sie eine neue Adresse erstellen oder sie abschalten.';
export const copy = 'Adresse kopieren';
export const copied = 'Adresse in die Zwischenablage kopiert';
export const notCopied =
  'Die Adresse ließ sich nicht kopieren. Sie ist markiert, sodass Sie sie selbst kopieren können.';
export const takenBack = 'Die Adresse gilt nicht mehr.';
export const notLoaded = 'Ihr Feed konnte nicht geladen werden.';
export const failed = 'Ihr Feed konnte nicht geändert werden. Versuchen Sie es später noch einmal.';

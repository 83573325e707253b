export const title = 'Ihr eigener Feed';
export const about =
  'Eine Adresse für Podcast-Apps und Newsreader: Neues aus den Kategorien, denen Sie folgen, und Ihre Playlist. Sie öffnet sich ohne Anmeldung, auch nachdem Sie sich in diesem Browser abgemeldet haben; geben Sie sie also nicht weiter. Ein neues Passwort oder das Abmelden überall beendet sie.';
export const madeOn = (date: string) =>
  `Sie haben am ${date} eine Adresse erstellt. Sie wurde noch nicht benutzt.`;
export const readOn = (date: string, read: string) =>
  `Sie haben am ${date} eine Adresse erstellt. Zuletzt wurde sie am ${read} benutzt.`;
export const organizations = 'Wessen Inhalte er zeigt';
export const shown = (name: string) => `Er enthält Inhalte von ${name}.`;
export const switchedOff = (name: string) => `${name} erlaubt keine persönlichen Feeds.`;
export const madeBefore = (name: string) =>
  `${name} hat ältere Adressen beendet. Erstellen Sie eine neue, um die Inhalte wieder zu sehen.`;
export const secondStep = (name: string) =>
  `${name} verlangt einen zweiten Schritt. Melden Sie sich damit an, und erstellen Sie dann eine Adresse.`;
export const make = 'Adresse erstellen';
export const makeAnother = 'Neue Adresse erstellen';
export const takeBack = 'Zurücknehmen';
export const address = 'Adresse Ihres Feeds';
export const shownOnce =
  'Tragen Sie sie jetzt in Ihre App ein: Sie wird nur dieses eine Mal gezeigt. Eine neue Adresse oder das Zurücknehmen beendet sie.';
export const copy = 'Adresse kopieren';
export const copied = 'Adresse in die Zwischenablage kopiert';
export const notCopied = 'Die Adresse ist markiert: Kopieren Sie sie mit Tastatur oder Menü.';
export const takenBack = 'Die Adresse öffnet nichts mehr.';
export const notLoaded = 'Ob Sie einen Feed haben, konnte nicht geladen werden.';
export const failed = 'Ihr Feed konnte nicht geändert werden. Versuchen Sie es später noch einmal.';

export const title = 'Passwort erforderlich';
export const lead = 'Geben Sie das Passwort ein, das Sie mit dem Link erhalten haben.';
export const unlock = 'Öffnen';
export const unlocking = 'Wird geöffnet …';
export const noPersonShown = 'Ihr Browser hat die Bot-Prüfung nicht bestanden. Versuchen Sie es erneut.';
export const wrongPassword = 'Falsches Passwort. Prüfen Sie es und versuchen Sie es erneut.';
export const tooManyTries = (minutes: number) =>
  `Zu viele falsche Passwörter. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} erneut.`;
export const gone =
  'Dieser Inhalt ist nicht mehr verfügbar. Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.';
export const offline =
  'Die Verbindung wurde unterbrochen. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.';
export const notChecked = 'Das Passwort konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.';

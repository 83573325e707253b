export const policies = 'Richtlinien';
export const policiesHelp = 'Zweiter Schritt, Sitzungen, Passwörter, Netze und persönliche Feeds';
export const intro =
  'Sie gelten für alle in dieser Organisation, innerhalb einer Minute auch für offene Sitzungen und Feeds.';
export const secondStep = 'Zweiter Schritt erforderlich für';
export const secondStepHelp =
  'Diese Rollen melden sich mit einer Authenticator-App oder einem Passkey an. Sitzungen ohne zweiten Schritt enden, wenn Sie speichern.';
export const ownRole =
  'Das ist Ihre eigene Rolle: Haben Sie keinen zweiten Schritt, werden Sie abgemeldet und richten bei der nächsten Anmeldung einen ein.';
export const sessionHours = 'Sitzungen enden nach';
export const sessionHoursHelp = (most: number) =>
  `Stunden nach der Anmeldung, höchstens ${most}. Leer lassen für den Standard des Portals.`;
export const idleHours = 'Ungenutzte Sitzungen enden nach';
export const idleHoursHelp = (most: number) =>
  `Stunden, höchstens ${most}. Leer lassen für den Standard des Portals.`;
export const passwordLength = 'Mindestlänge neuer Passwörter';
export const passwordLengthHelp = (least: number, most: number) =>
  `Zeichen, von ${least} bis ${most}. Kürzere Passwörter gelten, bis sie geändert werden. Leer lassen für den Standard des Portals.`;
export const networks = 'Netze mit Zugang zum Portal';
export const networksHelp = (most: number) =>
  `Eines pro Zeile, zum Beispiel 203.0.113.0/24, höchstens ${most}. Ihre eigene Adresse muss enthalten sein. Leer lassen, um jedes Netz zu erlauben.`;
export const personalFeeds = 'Persönliche Feeds erlauben';
export const personalFeedsHelp =
  'Mitglieder können ihren Feed in Podcast-Apps und Newsreadern öffnen. Seine Adresse funktioniert ohne Anmeldung, auch nach dem Abmelden. Ein Feed, der ohne zweiten Schritt erstellt wurde, zeigt Rollen, die einen brauchen, nichts.';
export const personalFeedsOff =
  'Persönliche Feeds enthalten dann keine Inhalte dieser Organisation. Wenn Sie dies wieder einschalten, müssen Mitglieder neue Adressen erstellen, um sie zu sehen.';
export const guests = 'Gäste erlauben';
export const guestsHelp =
  'Wer einen Inhalt verwaltet, kann ihn für eine Adresse außerhalb freigeben. Gäste bestätigen die Adresse mit einem Code und brauchen kein Konto.';
export const guestsOff =
  'Für Gäste lässt sich nichts freigeben. Was jetzt für sie freigegeben ist, endet mit dem Speichern und kommt nicht zurück.';
export const guestDays = 'Gäste haben Zugang höchstens';
export const guestDaysHelp = (usual: number, most: number) => `Tage, höchstens ${most}. Leer: ${usual}.`;
export const numberNeeded = (least: number, most: number) =>
  `Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`;
export const tooManyNetworks = (most: number) => `Höchstens ${most} Netze.`;
export const changedMeanwhile =
  'Jemand anderes hat die Richtlinien inzwischen geändert. Prüfen Sie die aktuellen, die hier stehen, und speichern Sie dann erneut.';
export const saved = 'Richtlinien gespeichert.';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

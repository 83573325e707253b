export const policies = 'Richtlinien';
export const policiesHelp = 'Zweiter Schritt, Sitzungen, Passwörter, Netze und persönliche Feeds';
export const intro =
  'Sie gelten für alle in dieser Organisation, in offenen Sitzungen und Feeds binnen einer Minute.';
export const secondStep = 'Ein zweiter Schritt ist Pflicht für';
export const secondStepHelp =
  'Diese Rollen melden sich mit einer Authenticator-App oder einem Passkey an. Sitzungen ohne zweiten Schritt enden, wenn Sie speichern.';
export const ownRole =
  'Das ist Ihre eigene Rolle: Haben Sie keinen zweiten Schritt, werden Sie abgemeldet und richten bei der nächsten Anmeldung einen ein.';
export const sessionHours = 'Sitzungen enden nach';
export const sessionHoursHelp = (most: number) =>
  `Stunden ab der Anmeldung, höchstens ${most}. Leer: wie im Portal üblich.`;
export const idleHours = 'Sitzungen enden ohne Nutzung nach';
export const idleHoursHelp = (most: number) => `Stunden, höchstens ${most}. Leer: wie im Portal üblich.`;
export const passwordLength = 'Neue Passwörter haben mindestens';
export const passwordLengthHelp = (least: number, most: number) =>
  `Zeichen, von ${least} bis ${most}. Kürzere Passwörter gelten, bis sie geändert werden. Leer: wie im Portal üblich.`;
export const networks = 'Netze, in denen sich das Portal öffnet';
export const networksHelp = (most: number) =>
  `Eins je Zeile, etwa 203.0.113.0/24, höchstens ${most}. Ihre eigene Adresse muss dabei sein. Leer: jedes Netz.`;
export const personalFeeds = 'Mitglieder dürfen ihren eigenen Feed in anderen Programmen lesen';
export const personalFeedsHelp =
  'Seine Adresse ist für Podcast-Apps und Newsreader. Sie öffnet sich ohne Anmeldung und gilt auch nach dem Abmelden. Ein Feed, der ohne zweiten Schritt erstellt wurde, zeigt Rollen nichts, die einen brauchen.';
export const personalFeedsOff =
  'Inhalte dieser Organisation sind in keinem persönlichen Feed. Adressen, die es bis dahin gibt, zeigen sie auch dann nicht mehr, wenn Sie dies wieder einschalten.';
export const numberNeeded = (least: number, most: number) =>
  `Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`;
export const tooManyNetworks = (most: number) => `Höchstens ${most} Netze.`;
export const changedMeanwhile =
  'Jemand anderes hat die Richtlinien inzwischen geändert. Jetzt sehen Sie sie: Schauen Sie sie an, und speichern Sie dann erneut.';
export const saved = 'Richtlinien gespeichert.';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const people = 'Personen';
export const peopleHelp = 'Mitglieder, Rollen und Einladungen';
export const peopleTable = 'Personen';
export const search = 'Personen suchen';
export const lists = 'Listen von Personen';
export const members = 'Mitglieder';
export const invited = 'Eingeladen';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# Person', other: '# Personen' }, isExact ? number(count) : `${number(count)}+`);

export const person = 'Person';
export const role = 'Rolle';
export const secondStep = 'Zweiter Schritt';
export const lastVisit = 'Letzter Besuch';
export const state = 'Zustand';
export const review = 'Prüfung';
export const filterLabels = { role, state, secondStep, review };
export const active = 'Aktiv';
export const inactive = 'Deaktiviert';
export const withSecondStep = 'Hat einen zweiten Schritt';
export const withoutSecondStep = 'Nur Passwort';
export const mayReview = 'Darf Entwürfe prüfen';
export const mayNotReview = 'Darf nicht aus eigenem Recht prüfen';
export const never = 'Noch nie';
export const you = 'Sie';
export const hasSecondStep = 'Eingerichtet';
export const noSecondStep = 'Keiner';
export const elsewhere = 'Beim Anbieter';
export const categoriesOf = (count: number) => plural(count, { one: '# Kategorie', other: '# Kategorien' });

export const noneFound = 'Niemand passt';
export const noneFoundText = 'Nehmen Sie einen Filter weg, oder suchen Sie nach weniger Buchstaben.';
export const clearAll = 'Suche und Filter löschen';
export const nobodyInvited = 'Keine Einladung ist offen';
export const nobodyInvitedText =
  'Fügen Sie bis zu 200 Adressen auf einmal ein. Jede bekommt eine E-Mail mit einem Link.';

export const actionsOf = (person: string) => `Aktionen: ${isolate(person)}`;
export const open = 'Öffnen';
export const deactivate = 'Deaktivieren';
export const activate = 'Aktivieren';
export const removeSecondStep = 'Zweiten Schritt entfernen';
export const takeData = 'Daten herunterladen';
export const endMembership = 'Mitgliedschaft beenden';
export const erase = 'Daten löschen';
export const deactivated = (person: string) => `${isolate(person)} kann das Portal hier nicht mehr öffnen.`;
export const activated = (person: string) => `${isolate(person)} kann das Portal wieder öffnen.`;
export const secondStepRemoved = (person: string) =>
  `${isolate(person)} meldet sich ab jetzt nur mit dem Passwort an.`;
export const membershipEnded = (person: string) => `${isolate(person)} ist kein Mitglied mehr.`;
export const removeSecondStepText = (person: string) =>
  `${isolate(person)} verliert die Authenticator-App, die Wiederherstellungscodes und alle Passkeys und bekommt eine E-Mail darüber. Das Passwort bleibt.`;
export const endMembershipText = (person: string) =>
  `${isolate(person)} verliert den Zugang zu dieser Organisation und die zugewiesenen Kategorien. Das Konto und alles Hochgeladene bleiben.`;

export const reviewLabel = 'Darf Entwürfe prüfen';
export const reviewHelp = 'Liest Entwürfe in Prüfung, kommentiert sie und gibt sie frei.';
export const reviewIncluded = 'Diese Rolle schließt es ein.';
export const categories = 'Verwaltet alle Inhalte von';
export const categoriesHelp = 'Neben dem, was die Person hochlädt.';
export const addCategory = 'Kategorie hinzufügen';
export const noCategories = 'Es gibt keine weitere Kategorie.';
export const removeCategory = (name: string) => `Kategorie ${isolate(name)} wegnehmen`;
export const joined = 'Mitglied seit';
export const save = 'Speichern';
export const saved = (person: string) => `Zugang von ${isolate(person)} gespeichert.`;
export const onlyRead =
  'Sie können diese Person nicht ändern: Das sind Sie selbst, oder sie darf mehr als Sie.';
export const roleHelp: Record<string, string> = {
  Viewer: 'Sieht, was für Mitglieder veröffentlicht ist.',
  ContentManager: 'Lädt hoch und verwaltet eigene Inhalte und zugewiesene Kategorien.',
  OrganizationManager: 'Verwaltet alle Inhalte, Kategorien, Personen und das Aussehen.',
  Admin: 'Darf alles, auch Richtlinien, Domains, Protokoll und Löschen.',
};

export const eraseTitle = (person: string) => `Daten von ${isolate(person)} löschen`;
export const eraseIntro = 'Das lässt sich nicht rückgängig machen. Für diese Organisation wird gelöscht:';
export const erased = [
  'die Mitgliedschaft mit Rolle, Rechten und zugewiesenen Kategorien',
  'was die Person angesehen, gespeichert und mit „Gefällt mir“ markiert hat und wem sie folgt, Erinnerungen und E-Mails',
  'der Name an dem, was hochgeladen wurde; die Inhalte selbst bleiben',
];
export const eraseAccount =
  'das Konto mit Passwort, zweitem Schritt und Sitzungen, wenn die Person zu keiner anderen Organisation gehört';
export const eraseStays =
  'Zeilen des Protokolls bleiben, mit einer zufälligen Kennung an Stelle der Person und ohne Adressen.';
export const heir = 'Wer die Inhalte übernimmt';
export const heirHelp = 'Ein Mitglied, das Inhalte verwalten darf. Ohne gehören sie niemandem.';
export const nobody = 'Niemand';
export const chooseHeir = 'Person wählen';
export const typeAddress = (email: string) => `Geben Sie ${email} ein, um fortzufahren`;
export const erasedDone = (person: string) => `Was über ${isolate(person)} gespeichert war, ist gelöscht.`;

export const invite = 'Personen einladen';
export const addresses = 'E-Mail-Adressen';
export const addressesHelp =
  'Fügen Sie bis zu 200 ein, mit beliebigen Trennzeichen, auch als „Name <name@example.com>“. Jede Person bekommt eine E-Mail mit einem Link, der 7 Tage gilt.';
export const inviteCount = (count: number) =>
  plural(count, { one: '# Person einladen', other: '# Personen einladen' });
export const noAddresses = 'Geben Sie mindestens eine Adresse ein.';
export const tooMany = (count: number, most: number) =>
  `${number(count)} Adressen sind zu viele auf einmal: höchstens ${number(most)}.`;
export const found = (count: number) => plural(count, { one: '# Adresse', other: '# Adressen' });
export const repeated = (count: number) =>
  plural(count, { one: '# Wiederholung ausgelassen', other: '# Wiederholungen ausgelassen' });
export const wrongLines = (count: number) =>
  plural(count, { one: '# Zeile ist nicht lesbar:', other: '# Zeilen sind nicht lesbar:' });
export const line = (number: number) => `Zeile ${number}`;
export const wrongReasons = {
  noAddress: 'enthält keine Adresse',
  notAnAddress: 'keine E-Mail-Adresse',
};
export const andMore = (count: number) => `und ${number(count)} weitere`;
export const inviting = 'Wird eingeladen …';
export const outcomes = {
  invited: (count: number) => plural(count, { one: '# Einladung gesendet', other: '# Einladungen gesendet' }),
  open: (count: number) =>
    plural(count, { one: '# war schon eingeladen', other: '# waren schon eingeladen' }),
  changed: (count: number) =>
    plural(count, {
      one: '# Einladung hat jetzt eine andere Rolle oder andere Rechte',
      other: '# Einladungen haben jetzt eine andere Rolle oder andere Rechte',
    }),
  member: (count: number) => plural(count, { one: '# ist schon Mitglied', other: '# sind schon Mitglieder' }),
  failed: (count: number) => plural(count, { one: '# ist fehlgeschlagen', other: '# sind fehlgeschlagen' }),
};
export const tryFailed = 'Diese noch einmal versuchen';
export const inviteMore = 'Weitere einladen';
export const done = 'Fertig';

export const invitationsTable = 'Einladungen';
export const expires = 'Der Link endet';
export const expired = 'Abgelaufen';
export const isSetUp = 'Muss sich einmal anmelden';
export const sendAgain = 'Noch einmal senden';
export const withdraw = 'Zurückziehen';
export const copyAddress = 'Adresse kopieren';
export const copied = 'Kopiert.';
export const notCopied = 'Es ließ sich nicht kopieren.';
export const sentAgain = (email: string) => `Ein neuer Link ist unterwegs an ${email}.`;
export const withdrawn = (email: string) => `Die Einladung von ${email} ist zurückgezogen.`;
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

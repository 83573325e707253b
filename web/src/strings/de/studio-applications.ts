import { isolate } from '@tv/contract/isolate';
import type { KeyScope } from '@tv/contract/key-scopes';

export const applications = 'Anwendungen';
export const applicationsText =
  'Ihre eigenen Anwendungen können Mitglieder hier anmelden und in deren Namen handeln, soweit diese es jeweils erlauben.';
export const noApplications = 'Noch keine Anwendungen.';
export const newApplication = 'Neue Anwendung';
export const changeApplication = (name: string) => `${isolate(name)} ändern`;
export const change = 'Ändern';
export const remove = 'Löschen';
export const removeTitle = 'Anwendung löschen';
export const removeText = (name: string) =>
  `${isolate(name)} kann niemanden mehr anmelden. Was Personen ihr erlaubt haben, endet sofort.`;
export const removed = 'Anwendung gelöscht.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
export const most = (count: number) => `Höchstens ${count} Anwendungen. Löschen Sie zuerst eine.`;
export const create = 'Erstellen';
export const save = 'Speichern';
export const saved = 'Anwendung gespeichert.';
export const made = 'Anwendung erstellt.';

export const name = 'Name';
export const nameHelp = 'Personen sehen ihn, wenn sie gefragt werden.';
export const type = 'Art';
export const types = {
  web: 'Web',
  native: 'Nativ',
  device: 'Gerät',
};
export const typeChoices = {
  web: 'Web: ein Server oder eine Seite im Browser',
  native: 'Nativ: ein Programm auf den Geräten der Personen',
  device: 'Gerät: ein Bildschirm, der einen Code anzeigt',
};
export const redirects = 'Rücksprungadressen';
export const redirectsHelp = {
  web: 'Eine je Zeile, genau wie die Anwendung sie sendet, zum Beispiel https://intranet.example/callback.',
  native:
    'Eine je Zeile: http://127.0.0.1/callback für jeden Port, oder ein Schema Ihrer eigenen Domain wie com.example.app:/callback.',
};
export const logouts = 'Adressen nach dem Abmelden';
export const logoutsHelp = 'Eine je Zeile. Leer lassen, wenn die Anwendung niemanden abmeldet.';
export const scopesHelp =
  'Worum sie Personen höchstens bitten darf. In deren Namen kann sie nie mehr, als deren Rolle erlaubt.';
export const signInScopes = {
  openid: { name: 'Personen anmelden', help: 'Sie erkennt jede Person an einer Kennung wieder.' },
  profile: { name: 'Name', help: 'Vor- und Nachnamen sehen.' },
  email: { name: 'E-Mail-Adresse', help: 'Die Adresse sehen, und ob sie bestätigt ist.' },
  offline_access: {
    name: 'Zugriff behalten',
    help: 'Weiterarbeiten, während die Person sie nicht verwendet, bis zu 30 Tage nach deren Anmeldung.',
  },
};
export const apiScopeHelp: Record<KeyScope, string> = {
  'content:read': 'Sehen, abspielen und herunterladen, was die Person sieht.',
  'content:write': 'Hochladen, ändern, veröffentlichen und löschen, was die Person verwaltet.',
  'people:read': 'Mitglieder, Einladungen, Gruppen und Gäste sehen.',
  'people:write': 'Mitglieder und Gäste einladen, ändern und entfernen.',
  'analytics:read': 'Zahlen sehen; zusammen mit „Personen lesen“ auch, wer was angesehen hat.',
  'events:write': 'Webhooks erstellen, ändern und löschen und sehen, was sie gesendet haben. Nur für Admins.',
};
export const hasSecret = 'Mit einem Geheimnis';
export const hasSecretHelp =
  'Für eine Anwendung mit einem Server. Eine Seite, die nur im Browser läuft, kann keines bewahren.';
export const clientId = 'Client-ID';
export const secret = 'Geheimnis';
export const secretOnce = 'Es wird nur einmal angezeigt. Kopieren Sie es jetzt in die Anwendung.';
export const newSecret = 'Neues Geheimnis';
export const newSecretText = (name: string) =>
  `${isolate(name)} bekommt ein neues Geheimnis. Das jetzige gilt noch 24 Stunden, ein früheres nicht mehr.`;
export const created = (when: string) => `${when} erstellt`;
export const formerEnds = (when: string) => `bisheriges Geheimnis gilt bis ${when}`;

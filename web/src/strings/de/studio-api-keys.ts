import type { KeyScope } from '@tv/contract/key-scopes';
import { isolate } from '@tv/contract/isolate';

/** API-Schlüssel der Organisation. */
export const apiKeys = 'API-Schlüssel';
export const apiKeysText =
  'Mit einem API-Schlüssel arbeitet ein Programm unter eigenem Namen in dieser Organisation. Es hat nie mehr Rechte als die Organisationsverwaltung und nur die Berechtigungen, die Sie wählen.';
export const newKey = 'Neuer API-Schlüssel';
export const noKeys = 'Es gibt noch keine API-Schlüssel.';
export const most = (count: number) =>
  `Eine Organisation kann höchstens ${count} API-Schlüssel haben. Löschen Sie zuerst einen.`;
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';

export const name = 'Name';
export const nameHelp =
  'Unter diesem Namen steht das Programm im Protokoll, zum Beispiel „Import in der Nacht“.';
export const scopes = 'Berechtigungen';
export const scopesHelp =
  'Wählen Sie nur, was das Programm braucht. Keine Berechtigung schließt eine andere ein.';
export const scopeNeeded = 'Wählen Sie mindestens eine Berechtigung.';
export const scopeNames: Record<KeyScope, string> = {
  'content:read': 'Inhalte lesen',
  'content:write': 'Inhalte verwalten',
  'people:read': 'Personen lesen',
  'people:write': 'Personen verwalten',
  'analytics:read': 'Auswertungen lesen',
  'events:write': 'Webhooks',
};
export const scopeHelp: Record<KeyScope, string> = {
  'content:read': 'Alle Inhalte sehen, abspielen und herunterladen, auch Entwürfe.',
  'content:write':
    'Inhalte, Untertitel und Kategorien hochladen, ändern und veröffentlichen. Inhalte löschen nur Personen.',
  'people:read': 'Mitglieder, Einladungen, Gruppen und Gäste sehen.',
  'people:write': 'Mitglieder und Gäste einladen, ändern und entfernen, aber keine Admins.',
  'analytics:read': 'Zahlen sehen; zusammen mit „Personen lesen“ auch, wer was angesehen hat.',
  'events:write':
    'Webhooks erstellen, ändern und löschen und sehen, was sie gesendet haben. Nicht für Schlüssel mit Kategorien.',
};
export const categories = 'Nur diese Kategorien';
export const categoriesHelp =
  'Der Schlüssel sieht und ändert nur Inhalte in diesen Kategorien. Ohne Auswahl: alle Inhalte.';
export const expires = 'Läuft ab am';
export const expiresHelp = 'Der Schlüssel gilt bis zum Ende dieses Tages. Ohne Datum läuft er nicht ab.';
export const expiresPast = 'Wählen Sie einen Tag, der noch nicht vorbei ist.';
export const networks = 'Erlaubte Netzwerke';
export const networksHelp = 'Adressen oder Netzwerke wie 203.0.113.0/24, eins pro Zeile. Leer: alle.';
export const tooManyNetworks = (limit: number) => `Geben Sie höchstens ${limit} Netzwerke an.`;
export const create = 'Erstellen';
export const creating = 'Wird erstellt …';

export const key = 'API-Schlüssel';
export const keyOnce =
  'Er wird später nicht mehr angezeigt. Kopieren Sie ihn dorthin, wo das Programm seine Geheimnisse aufbewahrt.';
export const keyOnceWithFormer = (when: string) =>
  `Er wird später nicht mehr angezeigt. Kopieren Sie ihn jetzt. Der bisherige Schlüssel gilt bis ${when}.`;

export const states = { active: 'Aktiv', expired: 'Abgelaufen', stopped: 'Angehalten' } as const;
export const stoppedHelp =
  'Wer für diesen Schlüssel verantwortlich ist, ist kein Admin mehr. Erneuern Sie ihn, um die Verantwortung zu übernehmen.';
export const onlyCategories = (count: number) => (count === 1 ? '1 Kategorie' : `${count} Kategorien`);
export const onlyNetworks = (count: number) => (count === 1 ? '1 Netzwerk' : `${count} Netzwerke`);
export const madeBy = (when: string, who: string) => `${when} erstellt von ${isolate(who)}`;
export const made = (when: string) => `${when} erstellt`;
export const used = (when: string) => `${when} benutzt`;
export const neverUsed = 'nie benutzt';
export const expiresAt = (date: string) => `läuft am ${date} ab`;
export const formerUsed = (date: string, when: string) =>
  `Der bisherige Schlüssel gilt bis ${date}, ${when} benutzt.`;
export const formerUnused = (date: string) => `Der bisherige Schlüssel gilt bis ${date}.`;

export const rotate = 'Erneuern';
export const rotateText = (name: string) =>
  `${isolate(name)} bekommt einen neuen Schlüssel mit denselben Berechtigungen. Der jetzige gilt noch eine Weile, damit das Programm umgestellt werden kann.`;
export const overlap = 'Der jetzige Schlüssel gilt';
export const overlaps = {
  0: 'bis jetzt: Er endet sofort',
  1: 'noch 1 Stunde',
  24: 'noch 24 Stunden',
  72: 'noch 3 Tage',
  168: 'noch 7 Tage',
} as const;
export const overlapHelp = 'Wenn jemand anderes den Schlüssel kennen könnte, beenden Sie ihn sofort.';
export const remove = 'Löschen';
export const removeText = (name: string) =>
  `Programme, die ${isolate(name)} benutzen, verlieren sofort den Zugang. Was sie getan haben, bleibt, auch im Protokoll.`;

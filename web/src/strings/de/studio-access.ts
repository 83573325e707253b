import { isolate } from '@tv/contract/isolate';

export const access = 'Registrierung und Domains';
export const accessHelp = 'Registrierungslinks, Domains und Verzeichnisse';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

export const links = 'Registrierungslinks';
export const linksText =
  'Mit einem solchen Link kann man sich selbst ein Konto als Zuschauer anlegen. Die Adresse wird per E-Mail bestätigt.';
export const newLink = 'Neuer Link';
export const noLinks = 'Noch keine Links.';
export const anyDomain = 'Jede E-Mail-Adresse';
export const onlyDomains = (domains: string) => `Adressen von ${domains}`;
export const endsOn = (day: string) => `bis ${day}`;
export const ended = (day: string) => `endete am ${day}`;
export const noEnd = 'läuft nicht ab';
export const deactivated = 'Deaktiviert';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert.';
export const linkNotCopied = 'Der Link ließ sich nicht kopieren.';
export const change = 'Ändern';
export const changeLink = 'Link ändern';
export const deactivate = 'Deaktivieren';
export const activate = 'Aktivieren';
export const domainsField = 'Nur Adressen dieser Domains';
export const domainsFieldHelp = 'Mit Enter oder Komma trennen. Leer lassen, um jede Adresse zu erlauben.';
export const end = 'Letzter Tag';
export const endHelp = 'Der letzte Tag, an dem der Link gilt. Leer lassen, wenn er nicht ablaufen soll.';
export const endPast = 'Wählen Sie heute oder einen späteren Tag.';
export const save = 'Speichern';
export const create = 'Erstellen';
export const linkMade = 'Link erstellt. Kopieren Sie ihn aus der Liste.';
export const linkSaved = 'Link gespeichert.';

export const domains = 'Eigene Domains';
export const domainsText =
  'Die Organisation und ihr Verzeichnis entscheiden über Konten mit Adressen dieser Domains. Ein TXT-Eintrag im DNS weist nach, dass eine Domain Ihnen gehört.';
export const noDomains = 'Noch keine Domains.';
export const addDomain = 'Domain hinzufügen';
export const domain = 'Name der Domain';
export const domainHelp = 'Zum Beispiel aurora.example.';
export const states = {
  asked: 'Noch nicht bestätigt',
  proven: 'Durch DNS bestätigt',
  granted: 'Zugeteilt',
};
export const record = 'TXT-Eintrag';
export const copyRecord = 'Eintrag kopieren';
export const recordCopied = 'Eintrag kopiert.';
export const check = 'Jetzt prüfen';
export const proven = (name: string) => `${isolate(name)} ist bestätigt.`;
export const giveUp = 'Entfernen';
export const giveUpText = (name: string) =>
  `Die Organisation entscheidet nicht mehr über Konten von ${isolate(name)}. Konten und Mitgliedschaften bleiben, wie sie sind.`;

export const directory = 'Verzeichnis';
export const directoryText =
  'Ein Verzeichnis wie Entra ID oder Okta teilt dem Portal per SCIM mit, wer kommt und wer geht. Es meldet sich mit einem Token an.';
export const noTokens = 'Kein Verzeichnis ist verbunden.';
export const newToken = 'Neues Token';
export const mostTokens = (count: number) =>
  `Höchstens ${count} Tokens gleichzeitig. Widerrufen Sie zuerst eines.`;
export const tokenName = 'Bezeichnung';
export const tokenNameHelp = 'Nur hier zu sehen, zum Beispiel der Name des Verzeichnisses.';
export const token = 'Das Token';
export const tokenOnce = 'Es wird nur einmal angezeigt. Kopieren Sie es jetzt in das Verzeichnis.';
export const address = 'Adresse für das Verzeichnis';
export const made = (when: string) => `erstellt ${when}`;
export const used = (when: string) => `benutzt ${when}`;
export const neverUsed = 'nie benutzt';
export const revoke = 'Widerrufen';
export const revokeText = (name: string) =>
  `Das Verzeichnis, das „${isolate(name)}“ benutzt, verliert sofort den Zugang. Personen, die es hinzugefügt hat, bleiben.`;
export const groups = 'Gruppen des Verzeichnisses';
export const groupsText =
  'Sobald eine Gruppe eine Rolle hat, entscheidet das Verzeichnis über die Rolle aller: die höchste ihrer Gruppen, sonst Zuschauer.';
export const noRole = 'Keine Rolle';
export const roleOf = (group: string) => `Rolle von ${isolate(group)}`;
export const members = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
export const groupSaved = (name: string) => `Rolle von ${isolate(name)} gespeichert.`;
export const more = 'Mehr zeigen';

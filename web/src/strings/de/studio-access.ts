export const access = 'Zugänge';
export const accessHelp = 'Links zur Registrierung, Domains und Verzeichnisse';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

export const links = 'Links zur Registrierung';
export const linksText =
  'Wer so einen Link hat, fragt selbst nach einem Konto, als Zuschauer. Eine E-Mail weist die Adresse nach.';
export const newLink = 'Neuer Link';
export const noLinks = 'Es gibt noch keinen Link.';
export const anyDomain = 'Jede E-Mail-Adresse';
export const onlyDomains = (domains: string) => `Adressen von ${domains}`;
export const endsOn = (day: string) => `bis ${day}`;
export const ended = (day: string) => `endete am ${day}`;
export const noEnd = 'ohne Ende';
export const deactivated = 'Deaktiviert';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert.';
export const linkNotCopied = 'Der Link ließ sich nicht kopieren.';
export const change = 'Ändern';
export const changeLink = 'Link ändern';
export const deactivate = 'Deaktivieren';
export const activate = 'Aktivieren';
export const domainsField = 'Nur Adressen dieser Domains';
export const domainsFieldHelp = 'Enter oder ein Komma beendet jede. Leer: jede Adresse.';
export const end = 'Der Link endet nach dem';
export const endHelp = 'Der letzte Tag, an dem er gilt. Leer: nie.';
export const endPast = 'Wählen Sie heute oder einen späteren Tag.';
export const save = 'Speichern';
export const create = 'Erstellen';
export const linkMade = 'Der Link ist da. Kopieren Sie ihn aus der Liste.';
export const linkSaved = 'Link gespeichert.';

export const domains = 'Eigene Domains';
export const domainsText =
  'Die Organisation und ihr Verzeichnis entscheiden über Konten mit Adressen dieser Domains. Ein TXT-Eintrag im DNS weist nach, dass eine Domain Ihnen gehört.';
export const noDomains = 'Es gibt noch keine Domain.';
export const addDomain = 'Domain hinzufügen';
export const domain = 'Name der Domain';
export const domainHelp = 'Etwa aurora.example.';
export const states = {
  asked: 'Noch nicht nachgewiesen',
  proven: 'Durch DNS nachgewiesen',
  granted: 'Zugeteilt',
};
export const record = 'TXT-Eintrag';
export const copyRecord = 'Eintrag kopieren';
export const recordCopied = 'Eintrag kopiert.';
export const check = 'Jetzt prüfen';
export const proven = (name: string) => `${name} gehört Ihnen.`;
export const giveUp = 'Aufgeben';
export const giveUpText = (name: string) =>
  `Die Organisation entscheidet nicht mehr über Konten von ${name}. Konten und Mitgliedschaften bleiben, wie sie sind.`;

export const directory = 'Verzeichnis';
export const directoryText =
  'Ein Verzeichnis wie Entra ID oder Okta sagt per SCIM, wer kommt und geht. Es meldet sich mit einem Token am Portal an.';
export const noTokens = 'Kein Verzeichnis ist verbunden.';
export const newToken = 'Neues Token';
export const mostTokens = (count: number) =>
  `Höchstens ${count} Tokens zugleich: Widerrufen Sie zuerst eines.`;
export const tokenName = 'Bezeichnung';
export const tokenNameHelp = 'Nur für Sie, etwa der Name des Verzeichnisses.';
export const token = 'Das Token';
export const tokenOnce = 'Es wird nur dieses eine Mal gezeigt. Kopieren Sie es jetzt in das Verzeichnis.';
export const address = 'Adresse für das Verzeichnis';
export const made = (when: string) => `erstellt ${when}`;
export const used = (when: string) => `benutzt ${when}`;
export const neverUsed = 'nie benutzt';
export const revoke = 'Widerrufen';
export const revokeText = (name: string) =>
  `Das Verzeichnis, das „${name}“ benutzt, wird sofort abgewiesen. Personen, die es gebracht hat, bleiben.`;
export const groups = 'Gruppen des Verzeichnisses';
export const groupsText =
  'Sobald eine Gruppe eine Rolle hat, entscheidet das Verzeichnis über die Rolle aller: die höchste ihrer Gruppen, sonst Zuschauer.';
export const noRole = 'Keine Rolle';
export const roleOf = (group: string) => `Rolle von ${group}`;
export const members = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
export const groupSaved = (name: string) => `Rolle von ${name} gespeichert.`;
export const more = 'Mehr zeigen';

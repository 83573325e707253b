import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const selection = 'Ausgewählte Inhalte';
export const selected = (count: number) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' });
export const clearSelection = 'Auswahl aufheben';
export const selectAll = (count: number) =>
  plural(count, { one: '# Inhalt auswählen', other: 'Alle # Inhalte auswählen' });
export const selectFirst = (count: number) => `Die ersten ${number(count)} auswählen`;
export const mostAtOnce = (count: number) => `Eine Änderung nimmt höchstens ${number(count)} Inhalte.`;

export const category = 'Kategorie';
export const tags = 'Schlagwörter';
export const audience = 'Wer es sieht';
export const more = 'Mehr';
export const forSome = (action: string, some: number, all: number) => `${action} (${some} von ${all})`;
export const applyTo = (count: number) =>
  plural(count, { one: 'Für # Inhalt übernehmen', other: 'Für # Inhalte übernehmen' });
export const findTag = 'Schlagwort finden oder anlegen';
export const newTag = (tag: string) => `Neues Schlagwort „${isolate(tag)}“`;

export const internal = 'Intern: Mitglieder der Organisation';
export const isPublic = 'Öffentlich: alle mit dem Link';
export const listed = 'Gelistet: in Listen, Suche und Feeds';
export const unlisted = 'Nicht gelistet: nur der Link führt hin';

export const open = 'Öffnen';
export const seeAsViewer = 'Ansehen wie ein Zuschauer';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert.';
export const linkNotCopied = 'Der Link ließ sich nicht kopieren.';
export const publish = 'Jetzt veröffentlichen';
export const unpublish = 'Zurücknehmen: wieder ein Entwurf';
export const schedule = 'Planen …';
export const cancelSchedules = 'Planung aufheben';
export const submit = 'Zur Prüfung geben';
export const manager = 'Verantwortlich …';
export const captionsLanguage = 'Sprache der Untertitel …';
export const downloads = 'Wer herunterladen darf …';
export const restore = 'Wiederherstellen';
export const remove = 'Löschen';
export const tryAgain = 'Noch einmal versuchen';

const items = (count: number) => plural(count, { one: '# Inhalt', other: '# Inhalte' });
const ofItems = (count: number) => plural(count, { one: '# Inhalt', other: '# Inhalten' });
export const filed = (count: number) => `Kategorien von ${ofItems(count)} geändert.`;
export const tagged = (count: number) => `Schlagwörter von ${ofItems(count)} geändert.`;
export const changed = (count: number) => `${items(count)} geändert.`;
export const published = (count: number) => `${items(count)} veröffentlicht.`;
export const unpublished = (count: number) => `${items(count)} zurückgenommen.`;
export const scheduled = (count: number) => `${items(count)} geplant.`;
export const schedulesCanceled = (count: number) => `Planung von ${ofItems(count)} aufgehoben.`;
export const submitted = (count: number) => `${items(count)} zur Prüfung gegeben.`;
export const deleted = (count: number) => `${items(count)} gelöscht.`;
export const restored = (count: number) => `${items(count)} wiederhergestellt.`;
export const reprocessing = 'Die Verarbeitung läuft noch einmal.';
export const changing = (done: number, all: number) => `${number(done)} von ${number(all)} geändert …`;
export const undone = 'Rückgängig gemacht.';
export const notUndone =
  'Das ließ sich nicht rückgängig machen. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.';
export const notChanged = 'Nichts wurde geändert. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.';
export const failed = (count: number) =>
  plural(count, { one: '# Inhalt ließ sich nicht ändern', other: '# Inhalte ließen sich nicht ändern' });
export const notTried = 'Es wurde nicht versucht. Bitte wiederholen Sie es.';

export const scheduleItems = (count: number) => `${items(count)} planen`;
export const publishAt = 'Veröffentlichen am';
export const unpublishAt = 'Zurücknehmen am (optional)';
export const scheduleNow = 'Planen';

export const managerOf = (count: number) => `Wer ${items(count)} verantwortet`;
export const managers = 'Verantwortliche';
export const findManager = 'Name oder E-Mail-Adresse finden';
export const noManager = 'Niemand';
export const managerChanged = (count: number) => `Verantwortung für ${items(count)} geändert.`;
export const downloadsOf = (count: number) =>
  plural(count, { one: 'Wer # Inhalt herunterladen darf', other: 'Wer # Inhalte herunterladen darf' });
export const captionsLanguageOf = 'Sprache der Untertitel';
export const captionsFrom = 'Untertitel, gekennzeichnet als';
export const captionsTo = 'sind auf';
export const chooseLanguage = 'Sprache wählen';
export const captionsLanguageHelp = 'Nur die Kennzeichnung ändert sich, die Texte bleiben.';
export const captionsRelabelled = (language: string) => (count: number) =>
  `Untertitel von ${ofItems(count)} sind als ${isolate(language)} gekennzeichnet.`;

export const mustBeLater = 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.';
export const mustEndLater = 'Bitte wählen Sie einen Zeitpunkt nach der Veröffentlichung.';

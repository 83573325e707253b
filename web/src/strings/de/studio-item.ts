import { captionFormatsIn } from '@tv/contract/caption-formats';
import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const item = 'Inhalt';
export const parts = 'Teile des Inhalts';
export const itemBefore = 'Voriger Inhalt der Liste';
export const itemAfter = 'Nächster Inhalt der Liste';
export const isFirst = 'Dies ist der erste Inhalt der Liste.';
export const isLast = 'Dies ist der letzte Inhalt der Liste.';
export const itemKeys = 'Tastenkürzel des Inhalts';
export const keysDo = {
  before: 'Zum vorigen Inhalt der Liste, aus der Sie kommen',
  after: 'Zum nächsten Inhalt dieser Liste',
  nextStep: 'Den nächsten Schritt ausführen',
};
export const tabs = {
  details: 'Angaben',
  captions: 'Untertitel',
  sound: 'Tonspuren',
  chapters: 'Kapitel',
  attachments: 'Anhänge',
  file: 'Datei',
  cut: 'Schnitt',
  history: 'Verlauf',
};
export const details = 'Angaben';
export const seeAsViewer = 'Ansehen wie alle';
export const notPlayable = 'Hier ist es zu sehen, sobald es verarbeitet ist.';
export const noFile = 'Hier gibt es noch nichts abzuspielen.';

export const saving = 'Wird gespeichert …';
export const savedAt = (time: string) => `Gespeichert um ${time}`;
export const refused = 'Nicht gespeichert';
export const notSaved =
  'Das Portal war nicht zu erreichen. Nichts ist verloren; das Speichern wird automatisch wiederholt.';
export const saveAgain = 'Noch einmal speichern';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
export const cancel = 'Abbrechen';
export const remove = 'Entfernen';

export const conflict =
  'Jemand anderes hat inzwischen dasselbe geändert. Bis Sie wählen, wird nichts gespeichert.';
export const on = 'An';
export const off = 'Aus';

export const titleNeeded = 'Ein Titel ist nötig. Der bisherige bleibt, bis es einen anderen gibt.';
export const originalDate = 'Ursprüngliches Datum';
export const originalDateHelp = 'Dieses Datum wird angezeigt, und danach sind Listen geordnet.';
export const featured = 'Hervorgehoben';
export const featuredHelp = 'Oben auf der Startseite der Mitglieder.';
export const publicFeatured = 'Für alle hervorgehoben';
export const publicFeaturedHelp = 'Oben auf den öffentlichen Seiten.';
export const inherited = 'Wie für Kategorien und Organisation eingestellt.';

export const visitorSees = 'Was Besucher sehen';
export const visitorNothing = 'Nichts. Nur Kolleginnen und Kollegen, die angemeldet sind, finden es.';
export const fromNow = 'jetzt';
export const oncePublished = 'sobald es veröffentlicht ist';
export const from = (date: string) => `ab ${date}`;
export const visitorFinds = (when: string) => `Alle im Internet finden Titel und Titelbild ${when}.`;
export const visitorWithLink = (when: string) =>
  `Wer den Link hat, sieht Titel und Titelbild ${when}; es steht in keiner Liste und keiner Suche.`;
export const visitorPassword = 'Mit dem Passwort wird es abgespielt.';
export const visitorPlays = 'Es wird gleich abgespielt.';
export const visitorEnds = (date: string) =>
  `Nach dem ${date} gibt es die Seite nicht mehr; Kolleginnen und Kollegen sehen es weiter.`;
export const password = 'Passwort';
export const linkEnds = 'Ende des öffentlichen Links';
export const linkEndsHelp = 'Am Ende dieses Tages. Leer lassen, wenn er nicht endet.';

export const links = 'Links';
export const forColleagues = 'Für Kolleginnen und Kollegen';
export const forEverybody = 'Für alle';
export const forSites = 'Für Ihre eigene Website';
export const embedded = 'als eingebetteter Player';
export const copy = (label: string) => `Kopieren: ${label}`;
export const copied = 'Kopiert.';
export const notCopied = 'Das konnte nicht kopiert werden.';

export const steps = {
  draft: 'Entwurf',
  inReview: 'Prüfung',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
};
export const approved = 'freigegeben';
export const processing = (percent: string) => `Wird verarbeitet, ${percent}`;
export const failed = 'Die Verarbeitung ist fehlgeschlagen';
export const deleted = (date: string) => `Gelöscht am ${date}`;
export const moreSteps = 'Andere Schritte';
export const actions = {
  publish: 'Veröffentlichen',
  unpublish: 'Veröffentlichung zurücknehmen',
  cancelSchedules: 'Planung aufheben',
  submit: 'Zur Prüfung geben',
  approve: 'Freigeben',
  complete: 'Prüfung abschließen',
  discard: 'Prüfung zurückziehen',
  reprocess: 'Noch einmal verarbeiten',
  archive: 'Archivieren',
  bringBack: 'Zurückholen',
  delete: 'Löschen',
  restore: 'Wiederherstellen',
};
export const done = {
  publish: 'Veröffentlicht.',
  unpublish: 'Es ist wieder ein Entwurf.',
  cancelSchedules: 'Die Planung ist aufgehoben.',
  submit: 'Zur Prüfung gegeben.',
  approve: 'Freigegeben.',
  complete: 'Die Prüfung ist abgeschlossen.',
  discard: 'Die Prüfung ist zurückgezogen. Es ist wieder ein Entwurf.',
  reprocess: 'Es wird noch einmal verarbeitet.',
  archive: 'Archiviert.',
  bringBack: 'Der Inhalt wird zurückgeholt.',
  delete: 'Gelöscht. 30 Tage lang kann es wiederhergestellt werden.',
  restore: 'Wiederhergestellt. Es ist ein Entwurf.',
};
export const schedule = 'Planen';
export const scheduled = 'Geplant.';
export const publishAt = 'Veröffentlichen am';
export const unpublishAt = 'Zurücknehmen am';
export const timeZone = (zone: string) => `Ihre Zeitzone: ${zone}`;

export const noCaptions = 'Es gibt noch keine Untertitel.';
export const autoGenerated = 'automatisch erzeugt';
export const kinds = {
  subtitles: 'Untertitel',
  captions: 'Untertitel für Gehörlose',
  descriptions: 'Beschreibungen',
};
export const language = 'Sprache';
export const kind = 'Art';
export const editCaptions = 'Bearbeiten';
export const writeCaptions = 'Untertitel schreiben';
export const captionsDraft = 'Entwurf, nicht veröffentlicht';
export const chooseCaptions = 'Untertiteldatei auswählen';
export const captionsHelp = `${captionFormatsIn('oder')}. Eine Datei ersetzt Untertitel derselben Sprache und Art. Eine Sprache in ihrem Namen, etwa vortrag.de.vtt, zählt mehr als die Wahl hier.`;
export const captionsAdded = (cues: number) =>
  plural(
    cues,
    { one: 'Untertitel hinzugefügt: # Text.', other: 'Untertitel hinzugefügt: # Texte.' },
    number(cues),
  );
export const removeCaptions = (name: string) => `Untertitel entfernen: ${isolate(name)}`;
export const removeCaptionsSure = 'Sie können dann nicht mehr gelesen und durchsucht werden.';

export const noChapters = 'Noch keine Kapitel.';
export const noChaptersHelp = 'Spielen Sie bis zu einem Anfang ab und setzen Sie dort eine Marke.';
export const chapterAt = (time: string) => `Kapitel bei ${time}`;
export const markChapter = (time: string) => `Kapitel bei ${time} beginnen`;
export const chapterStart = (title: string) => `Beginn von ${isolate(title)}`;
export const chapterTitle = 'Titel des Kapitels';
export const removeChapter = (title: string) => `Kapitel ${isolate(title)} entfernen`;

export const noAttachments = 'Noch keine Anhänge.';
export const addFiles = 'Dateien hinzufügen';
export const attachmentsHelp = 'Höchstens je 50 MB. Eine Datei gleichen Namens wird ersetzt.';
export const moveUp = (file: string) => `${isolate(file)} nach oben`;
export const moveDown = (file: string) => `${isolate(file)} nach unten`;
export const removeFile = (file: string) => `${isolate(file)} entfernen`;

export const poster = 'Titelbild';
export const posterNow = 'Aktuelles Titelbild';
export const useFrame = (time: string) => `Bild bei ${time} als Titelbild nehmen`;
export const usePicture = (time: string) => `Bild bei ${time} nehmen`;
export const ownPicture = 'Bild hochladen';
export const formerPoster = 'Zurück zum automatischen Titelbild';
export const posterHelp = '16:9, mindestens 1280 × 720. Lassen Sie das linke Drittel für Text frei.';
export const posterBeingMade = 'Das Titelbild wird erstellt.';

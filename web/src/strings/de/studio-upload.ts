import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const upload = 'Hochladen';
export const uploads = 'Hochgeladene Dateien';
export const title = 'Hochladen';
export const chooseFiles = 'Dateien auswählen';
export const chooseFolder = 'Ordner auswählen';
export const withSheet = 'Mit einer Tabelle importieren';
export const record = 'Video aufnehmen';
export const chooseHere = 'Dateien zum Hochladen auswählen';
export const dropHere = 'Dateien irgendwo im Studio ablegen';
export const dropHelp =
  'Video und Ton jeder Art. Untertiteldateien neben einem Video mit gleichem Namen, etwa vortrag.de.vtt, werden mit hochgeladen.';
export const letGo = 'Loslassen zum Hochladen';

export const uploadingOf = (place: number, count: number) =>
  `${number(place)} von ${number(count)} wird hochgeladen`;
export const allUploaded = (count: number) =>
  plural(count, { one: '# Datei hochgeladen', other: '# Dateien hochgeladen' });
export const needAttention = (count: number) =>
  plural(count, {
    one: '# Datei braucht Ihre Aufmerksamkeit',
    other: '# Dateien brauchen Ihre Aufmerksamkeit',
  });
export const pause = (file: string) => `${isolate(file)} anhalten`;
export const goOn = (file: string) => `Mit ${isolate(file)} fortfahren`;
export const fold = 'Uploads einklappen';
export const unfold = 'Uploads anzeigen';
export const closeList = 'Liste schließen';

export const cancel = (file: string) => `${isolate(file)} abbrechen`;
export const retry = (file: string) => `${isolate(file)} noch einmal versuchen`;
export const takeOff = (file: string) => `${isolate(file)} aus der Liste entfernen`;
export const describe = (file: string) => `${isolate(file)} beschreiben`;
export const progressOf = (file: string) => `Fortschritt von ${isolate(file)}`;

export const waiting = 'Wartet in der Warteschlange';
export const reading = (percent: string) => `Die Datei wird gelesen, ${percent}`;
export const away = (percent: string) => `Bei ${percent} unterbrochen. Wird automatisch fortgesetzt.`;
export const paused = (percent: string) => `Bei ${percent} angehalten`;
export const lost = (percent: string) =>
  `Bei ${percent} unterbrochen. Wählen Sie die Datei noch einmal aus, dann geht es weiter.`;
export const processing = (percent: string) => `Hochgeladen. Wird verarbeitet, ${percent}.`;
export const describeMeanwhile = 'Hochgeladen. Ergänzen Sie die Angaben, während es verarbeitet wird.';
export const done = 'Fertig';
export const known = 'Diese Datei ist schon in der Bibliothek.';
export const open = 'Öffnen';

export const uploadsLeft = (left: number, most: number) =>
  plural(left, {
    one: `Sie können in 24 Stunden noch # Datei hochladen (von ${number(most)}).`,
    other: `Sie können in 24 Stunden noch # Dateien hochladen (von ${number(most)}).`,
  });
export const bytesLeft = (left: string, most: string) => `Noch ${left} von ${most} für diese 24 Stunden.`;
export const storageLeft = (left: string, most: string) => `${left} von Ihren ${most} sind frei.`;
export const organizationLeft = (left: string, most: string) =>
  `${left} von ${most} der Organisation sind frei.`;
export const beyondQuota = (planned: string) =>
  `Diese Dateien haben zusammen ${planned}, mehr als Sie jetzt hochladen können. Die letzten werden abgelehnt.`;
export const quota = {
  uploadsPerDay:
    'Sie haben so viele Dateien hochgeladen, wie in 24 Stunden möglich sind. Versuchen Sie es später noch einmal.',
  bytesPerDay:
    'Diese Datei überschreitet, was Sie in 24 Stunden hochladen können. Versuchen Sie es später noch einmal.',
  personStorage:
    'Diese Datei überschreitet Ihren Speicherplatz. Löschen Sie Inhalte endgültig, oder bitten Sie den Betreiber des Portals um mehr Platz.',
  organizationStorage:
    'Diese Datei überschreitet den Speicherplatz der Organisation. Löschen Sie Inhalte endgültig, oder bitten Sie den Betreiber des Portals um mehr Platz.',
};
export const refusedBeside = (file: string, reason: string) =>
  `${isolate(file)}: ${reason} Berichtigen Sie das und wählen Sie beide noch einmal aus, oder nur den Film.`;
export const unreadable =
  'Die Datei konnte nicht gelesen werden, oder sie ist leer. Prüfen Sie die Datei und wählen Sie sie noch einmal aus.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
export const neither = (names: string) => `Ausgelassen, weder Video noch Ton: ${isolate(names)}`;
export const tooMany = (most: number) =>
  `Höchstens ${number(most)} Dateien auf einmal. Die anderen wurden ausgelassen.`;

export const form = (file: string) => `Angaben zu ${isolate(file)}`;
export const titleHelp = 'Bleibt das Feld leer, gilt der Titel aus der Datei oder ihr Name.';
export const dated = (date: string) => `Aus der Tabelle: Das eigene Datum ist der ${date}.`;
export const linkEndsFromCategory = (days: number) =>
  plural(days, {
    one: 'Von der Kategorie: Der öffentliche Link endet # Tag nach dem Hochladen.',
    other: 'Von der Kategorie: Der öffentliche Link endet # Tage nach dem Hochladen.',
  });
export const publish = 'Veröffentlichen';
export const published = 'Veröffentlicht';
export const saving = 'Wird gespeichert …';
export const saved = 'Gespeichert';
export const savedAt = (time: string) => `Gespeichert um ${time}`;
export const savedWithUpload = 'In diesem Browser gesichert; wird mit dem Upload gespeichert.';
export const notSaved = 'Nicht gespeichert';
export const notReached =
  'Nicht gespeichert: Das Portal war nicht zu erreichen. Nichts ist verloren; das Speichern wird automatisch wiederholt.';
export const seeField = 'Nicht gespeichert: Berichtigen Sie das markierte Feld.';
export const saveAgain = 'Noch einmal speichern';
export const needsSaving = 'Was Sie geschrieben haben, ist noch nicht gespeichert.';
export const deleted = 'Jemand hat diesen Inhalt gelöscht.';

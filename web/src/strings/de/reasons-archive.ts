import type { TextsOf } from '@tv/contract/reason';
import type { archiveReasons } from '@tv/contract/reasons/archive';

export const texts: TextsOf<typeof archiveReasons> = {
  'archive.archived': 'Dieser Inhalt ist archiviert. Holen Sie ihn zuerst zurück.',
  'archive.notProcessed':
    'Dieser Inhalt hat noch keine abspielbaren Dateien. Er lässt sich archivieren, sobald er fertig ist.',
  'archive.noOriginal':
    'Das Original dieses Inhalts ist nicht gespeichert. Seine Wiedergabedateien ließen sich nicht neu erzeugen. Ersetzen Sie zuerst die Datei und archivieren Sie den Inhalt danach.',
  'archive.underWay':
    'Gerade werden Dateien dieses Inhalts hochgeladen oder erzeugt. Archivieren Sie ihn, wenn sie fertig sind, oder brechen Sie das vorher ab.',
  'archive.scheduled':
    'Für diesen Inhalt ist eine Veröffentlichung oder ihr Ende geplant. Archivieren Sie ihn danach oder heben Sie die Planung vorher auf.',
  'archive.failed':
    'Das Original ließ sich nicht im Archiv speichern. Der Inhalt ist wie zuvor. Versuchen Sie es später noch einmal.',
  'archive.inReview': 'Dieser Inhalt wird gerade geprüft. Archivieren Sie ihn nach der Prüfung.',
};

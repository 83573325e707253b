import type { TextsOf } from '@tv/contract/reason';
import type { fileReasons } from '@tv/contract/reasons/files';

export const texts: TextsOf<typeof fileReasons> = {
  'files.empty': 'Die Datei ist leer. Wählen Sie die ganze Datei aus.',
  'files.noMedia':
    'Das ist keine lesbare Video- oder Audiodatei. Wählen Sie MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG oder WAV.',
  'files.encrypted':
    'Die Datei ist verschlüsselt (Kopierschutz) und ohne ihren Schlüssel nicht abspielbar. Wählen Sie eine ungeschützte Kopie aus.',
  'files.undecodablePicture':
    'Das Video ({kind}) lässt sich hier nicht lesen. Wählen Sie eine Kopie mit H.264-Video aus.',
  'files.undecodableSound':
    'Der Ton ({kind}) lässt sich hier nicht lesen. Wählen Sie eine Kopie mit AAC-Ton aus.',
  'files.noLength': 'Die Datei hat keine Länge. Wählen Sie die ganze Datei aus.',
  'files.tooLong':
    'Die Datei ist länger als 24 Stunden. Teilen Sie sie auf und laden Sie diese einzeln hoch.',
  'files.noTracks': 'Die Datei hat weder Bild noch Ton. Wählen Sie eine andere Datei aus.',
  'files.incomplete':
    'Die Datei ist unvollständig: Ihr Ende oder ihr Index fehlt. Wählen Sie die ganze Datei aus.',
  'files.damaged':
    'Die Datei ist beschädigt oder keine Mediendatei und lässt sich nicht lesen. Wählen Sie eine andere Kopie aus.',
  'files.tooLarge':
    'Das Video braucht mehr Arbeitsspeicher, als eine Datei belegen darf. Wählen Sie eine kleinere Kopie aus.',
  'files.unreadable':
    'Bild oder Ton der Datei sind beschädigt oder haben ein unbekanntes Format. Wählen Sie eine andere Kopie aus.',
  'files.brokenOff':
    'Die Datei bricht nach {made:number} von {whole:number} Sekunden ab. Wählen Sie die ganze Datei aus.',
  'files.harmful':
    'Der Virenscanner hat schädlichen Inhalt in dieser Datei oder in einer daneben gefunden. Wählen Sie eine saubere Kopie aus.',
  'files.unscanned': 'Der Virenscanner konnte diese Datei nicht prüfen. Versuchen Sie es später noch einmal.',
  'files.noProgram':
    'Der Dienst kann keine Dateien verarbeiten: Dort fehlt ein Programm. Fragen Sie den Betreiber des Portals.',
  'files.noSound': 'Die Datei hat keinen Ton. Wählen Sie eine andere Datei aus.',
  'files.otherLength':
    'Der Ton ist {given} lang, und der Inhalt {wanted}. Sie dürfen sich um höchstens {most:number} Sekunden unterscheiden: Wählen Sie einen Ton, der so lang ist wie der Inhalt.',
  'files.otherCuts':
    'Wer zusieht, bekommt sie nicht: Seit sie entstand, wurde der Inhalt anders geschnitten. Fügen Sie eine Tonspur für die jetzige Fassung hinzu.',
  'files.lengthChanged':
    'Wer zusieht, bekommt sie nicht: Sie ist {given} lang, und der Inhalt ist jetzt {wanted} lang. Fügen Sie eine Tonspur dieser Länge hinzu.',
  'files.diskFull':
    'Der Speicher des Dienstes ist voll. Bitten Sie den Betreiber des Portals, Platz zu schaffen, und versuchen Sie es dann noch einmal.',
  'files.diedTooOften':
    'Der Dienst ist bei dieser Datei jedes Mal abgestürzt. Wählen Sie eine andere Kopie aus, oder fragen Sie den Betreiber des Portals.',
  'files.failedProgram':
    'Die Datei konnte nicht verarbeitet werden. Wählen Sie eine andere Kopie aus, oder fragen Sie den Betreiber des Portals.',
  'files.failed':
    'Die Datei konnte nicht verarbeitet werden. Versuchen Sie es noch einmal, oder fragen Sie den Betreiber des Portals.',
  'files.scannerAway':
    'Der Virenscanner konnte diese Datei nicht prüfen. Versuchen Sie es in ein paar Minuten noch einmal.',
  'files.manyOpen':
    '{most:number} Ihrer Dateien sind schon unterwegs. Warten Sie, bis einige davon angekommen sind.',
  'files.otherFile': 'Dieser Upload gehört zu einer anderen Datei. Beginnen Sie ihn neu.',
  'files.incompleteUpload':
    '{offset:size} von {size:size} sind angekommen. Versuchen Sie es noch einmal: Dann wird der Rest gesendet.',
  'files.otherOffset': 'Der Rest fehlt ab {offset:size}. Versuchen Sie es noch einmal.',
  'files.complete': 'Die Datei ist schon vollständig. Laden Sie sie noch einmal hoch, um etwas hinzuzufügen.',
  'files.manyBeside': 'Neben einer Datei können höchstens {most:number} weitere kommen.',
  'quota.personStorage':
    'Jede Person darf {most:gigabytes} GB speichern, und mit dieser Datei wären es {used:gigabytes} GB. Löschen Sie Inhalte endgültig, oder fragen Sie beim Betreiber des Portals nach mehr.',
  'quota.fileBeyondDay':
    'Jede Person darf in 24 Stunden {most:gigabytes} GB hochladen, und diese Datei allein ist größer. Bitten Sie den Betreiber des Portals, sie hochzuladen.',
  'quota.uploadsPerDay':
    'Jede Person darf in 24 Stunden {most:number} Dateien hochladen. Die ersten davon zählen in {wait:duration} nicht mehr.',
  'quota.bytesPerDay':
    'Jede Person darf in 24 Stunden {most:gigabytes} GB hochladen, und mit dieser Datei wären es {used:gigabytes} GB. Die ersten davon zählen in {wait:duration} nicht mehr.',
  'quota.organizationStorage':
    'Diese Organisation darf {most:gigabytes} GB speichern, und mit dieser Datei wären es {used:gigabytes} GB. Löschen Sie Inhalte endgültig, oder fragen Sie beim Betreiber des Portals nach mehr.',
  'versions.notReady': 'Diese Fassung ist nicht fertig.',
  'versions.served': 'Diese Fassung wird gezeigt. Zeigen Sie zuerst eine andere.',
  'versions.underWay':
    'Die Dateien dieses Inhalts entstehen gerade. Warten Sie, bis sie fertig sind, oder brechen Sie das zuerst ab.',
  'versions.notProcessed': 'Dieser Inhalt ist noch nicht verarbeitet. Schneiden Sie ihn, wenn er fertig ist.',
  'versions.noOriginal':
    'Das Original dieses Inhalts ist nicht gespeichert. Ersetzen Sie zuerst die Datei, und schneiden Sie dann.',
  'versions.sameCuts': 'Der Film ist schon so geschnitten. Er bliebe, wie er ist.',
  'versions.noOriginalHere': 'Das Original dieses Inhalts ist nicht gespeichert. Ersetzen Sie die Datei.',
  'cuts.fromBeyondEnd': 'Das liegt hinter dem Ende des Films bei {end:number} s.',
  'cuts.toBeyondEnd': 'Das liegt hinter dem Ende des Films bei {end:number} s.',
  'cuts.tooShort': 'Schneiden Sie mindestens {least:number} s heraus.',
  'cuts.overlapping': 'Zwei Schnitte überlappen sich.',
  'cuts.nothingLeft': 'Es bliebe nichts übrig.',
  'sound.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Fügen Sie Tonspuren hinzu, wenn er fertig ist.',
  'sound.tooMany':
    'Ein Inhalt hat höchstens {most:number} hinzugefügte Tonspuren. Entfernen Sie zuerst einige.',
  'sound.notNamed': 'Diese Tonspur gehört zur Datei des Inhalts. Nur hinzugefügte lassen sich hier benennen.',
  'sound.notReady': 'Diese Tonspur ist nicht fertig. Wer zusieht, bekommt sie noch nicht.',
  'sound.notRemoved':
    'Diese Tonspur gehört zur Datei des Inhalts. Ersetzen Sie die Datei, um sie zu entfernen.',
  'poster.noFilm': 'Dieser Inhalt hat keinen Film. Laden Sie ein Bild dafür hoch.',
  'poster.beyondEnd': 'Das liegt hinter dem Ende des Films.',
  'poster.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Wählen Sie das Vorschaubild, wenn er fertig ist.',
};

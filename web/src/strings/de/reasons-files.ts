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
    'Die Datei ist länger als 24 Stunden. Teilen Sie sie auf, und laden Sie die Teile einzeln hoch.',
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
    'Der Virenscanner hat in dieser Datei oder in einer dazugehörigen schädlichen Inhalt gefunden. Wählen Sie eine saubere Kopie aus.',
  'files.unscanned': 'Der Virenscanner konnte diese Datei nicht prüfen. Versuchen Sie es später noch einmal.',
  'files.noProgram':
    'Der Dienst kann keine Dateien verarbeiten: Dort fehlt ein Programm. Fragen Sie den Betreiber des Portals.',
  'files.noSound': 'Die Datei hat keinen Ton. Wählen Sie eine andere Datei aus.',
  'files.otherLength':
    'Der Ton ist {given} lang, der Inhalt {wanted}. Der Unterschied darf höchstens {most:number} Sekunden betragen. Wählen Sie einen Ton, der so lang ist wie der Inhalt.',
  'files.otherCuts':
    'Diese Tonspur wird nicht angeboten: Der Inhalt wurde inzwischen anders geschnitten. Fügen Sie eine Tonspur für die aktuelle Fassung hinzu.',
  'files.lengthChanged':
    'Diese Tonspur wird nicht angeboten: Sie ist {given} lang, der Inhalt jetzt {wanted}. Fügen Sie eine Tonspur dieser Länge hinzu.',
  'files.coldOriginal':
    'Das Original liegt in einer Speicherklasse, die sich nicht sofort lesen lässt. Lassen Sie es im Objektspeicher wiederherstellen und versuchen Sie es dann noch einmal.',
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
    '{most:number} Ihrer Dateien werden schon hochgeladen. Warten Sie, bis einige davon angekommen sind.',
  'files.sourceDeleted': 'Dieser Inhalt war schon einmal hier und wurde gelöscht.',
  'files.sourceArrives': 'Dieser Inhalt wird gerade übernommen.',
  'files.sourceOfOthers': 'Jemand anderes hat diesen Inhalt bereits übernommen oder übernimmt ihn gerade.',
  'files.otherFile': 'Dieser Upload gehört zu einer anderen Datei. Beginnen Sie ihn neu.',
  'files.incompleteUpload':
    '{offset:size} von {size:size} sind angekommen. Versuchen Sie es noch einmal, um den Rest zu senden.',
  'files.growing': 'Die Datei wächst noch. Beenden Sie zuerst die Aufnahme.',
  'files.needsKey': 'Eine Datei, die noch wächst, braucht einen Schlüssel.',
  'files.moreArrived': 'Es müssen mindestens {offset:number} sein: So viele Bytes sind schon da.',
  'files.longRecording': 'Die Aufnahme ist länger als {most:number} Minuten. Nehmen Sie sie in Teilen auf.',
  'recordings.forManagers': 'Das ist für alle, die Inhalte verwalten.',
  'recordings.tooLarge': 'Die Aufnahme ist größer als {most:size}. Nehmen Sie sie in Teilen auf.',
  'recordings.public':
    'Diese Aufnahme ist veröffentlicht oder geplant: Bitten Sie jemanden, der Inhalte verwaltet, sie zurückzunehmen.',
  'files.otherOffset': 'Ab {offset:size} fehlt noch alles. Versuchen Sie es noch einmal.',
  'files.complete': 'Die Datei ist schon vollständig. Laden Sie sie noch einmal hoch, um etwas hinzuzufügen.',
  'files.manyBeside': 'Zu einer Datei können höchstens {most:number} weitere hinzukommen.',
  'quota.personStorage':
    'Jede Person darf {most:gigabytes} GB speichern, und mit dieser Datei wären es {used:gigabytes} GB. Löschen Sie Inhalte endgültig, oder bitten Sie den Betreiber des Portals um mehr.',
  'quota.fileBeyondDay':
    'Jede Person darf in 24 Stunden {most:gigabytes} GB hochladen, und diese Datei allein ist größer. Bitten Sie den Betreiber des Portals, sie hochzuladen.',
  'quota.uploadsPerDay':
    'Jede Person darf in 24 Stunden {most:number} Dateien hochladen. Die ältesten davon zählen in {wait:duration} nicht mehr.',
  'quota.bytesPerDay':
    'Jede Person darf in 24 Stunden {most:gigabytes} GB hochladen, und mit dieser Datei wären es {used:gigabytes} GB. Die ältesten Uploads zählen in {wait:duration} nicht mehr.',
  'quota.organizationStorage':
    'Diese Organisation darf {most:gigabytes} GB speichern, und mit dieser Datei wären es {used:gigabytes} GB. Löschen Sie Inhalte endgültig, oder bitten Sie den Betreiber des Portals um mehr.',
  'versions.notReady': 'Diese Fassung ist nicht fertig.',
  'versions.served': 'Diese Fassung ist die aktuelle. Stellen Sie zuerst eine andere wieder her.',
  'versions.underWay':
    'Die Dateien dieses Inhalts werden gerade erstellt. Warten Sie, bis sie fertig sind, oder brechen Sie das zuerst ab.',
  'versions.notProcessed': 'Dieser Inhalt ist noch nicht verarbeitet. Schneiden Sie ihn, wenn er fertig ist.',
  'versions.noOriginal':
    'Das Original dieses Inhalts ist nicht gespeichert. Ersetzen Sie zuerst die Datei, und schneiden Sie dann.',
  'versions.sameCuts': 'Der Film ist schon so geschnitten. Es würde sich nichts ändern.',
  'versions.noOriginalHere': 'Das Original dieses Inhalts ist nicht gespeichert. Ersetzen Sie die Datei.',
  'cuts.fromBeyondEnd': 'Das liegt nach dem Ende des Films bei {end:number} s.',
  'cuts.toBeyondEnd': 'Das liegt nach dem Ende des Films bei {end:number} s.',
  'cuts.tooShort': 'Schneiden Sie mindestens {least:number} s heraus.',
  'cuts.overlapping': 'Zwei Schnitte überlappen sich.',
  'cuts.nothingLeft': 'Es bliebe nichts übrig.',
  'sound.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Fügen Sie Tonspuren hinzu, wenn er fertig ist.',
  'sound.tooMany':
    'Ein Inhalt kann höchstens {most:number} hinzugefügte Tonspuren haben. Entfernen Sie zuerst einige.',
  'sound.notNamed': 'Diese Tonspur gehört zur Datei des Inhalts. Nur hinzugefügte lassen sich hier benennen.',
  'sound.notReady': 'Diese Tonspur ist noch nicht fertig und wird deshalb nicht angeboten.',
  'sound.notRemoved':
    'Diese Tonspur gehört zur Datei des Inhalts. Ersetzen Sie die Datei, um sie zu entfernen.',
  'poster.noFilm': 'Dieser Inhalt hat kein Video. Laden Sie ein Bild dafür hoch.',
  'poster.beyondEnd': 'Das liegt nach dem Ende des Films.',
  'poster.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Wählen Sie das Titelbild, wenn er fertig ist.',
};

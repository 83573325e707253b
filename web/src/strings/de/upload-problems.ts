type Values = { kind: string; made: string; whole: string; message: string };

export const unknownKind = 'unbekanntes Format';
export const ofKind = (kind: string) => `Format „${kind}“`;
export const problems = {
  empty: 'Die Datei ist leer. Wählen Sie die ganze Datei aus.',
  noMedia:
    'Das ist keine lesbare Video- oder Audiodatei. Wählen Sie MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG oder WAV.',
  encrypted:
    'Die Datei ist verschlüsselt (Kopierschutz) und ohne ihren Schlüssel nicht abspielbar. Wählen Sie eine ungeschützte Kopie aus.',
  undecodablePicture: ({ kind }: Values) =>
    `Das Video (${kind}) lässt sich hier nicht lesen. Wählen Sie eine Kopie mit H.264-Video aus.`,
  undecodableSound: ({ kind }: Values) =>
    `Der Ton (${kind}) lässt sich hier nicht lesen. Wählen Sie eine Kopie mit AAC-Ton aus.`,
  noLength: 'Die Datei hat keine Länge. Wählen Sie die ganze Datei aus.',
  tooLong: 'Die Datei ist länger als 24 Stunden. Teilen Sie sie auf und laden Sie diese einzeln hoch.',
  noTracks: 'Die Datei hat weder Bild noch Ton. Wählen Sie eine andere Datei aus.',
  incomplete: 'Die Datei ist unvollständig: Ihr Ende oder ihr Index fehlt. Wählen Sie die ganze Datei aus.',
  damaged:
    'Die Datei ist beschädigt oder keine Mediendatei und lässt sich nicht lesen. Wählen Sie eine andere Kopie aus.',
  tooLarge:
    'Das Video braucht mehr Arbeitsspeicher, als eine Datei belegen darf. Wählen Sie eine kleinere Kopie aus.',
  unreadable:
    'Bild oder Ton der Datei sind beschädigt oder haben ein unbekanntes Format. Wählen Sie eine andere Kopie aus.',
  brokenOff: ({ made, whole }: Values) =>
    `Die Datei bricht nach ${made} von ${whole} Sekunden ab. Wählen Sie die ganze Datei aus.`,
  harmful:
    'Der Virenscanner hat schädlichen Inhalt in dieser Datei oder in einer daneben gefunden. Wählen Sie eine saubere Kopie aus.',
  unscanned: 'Der Virenscanner konnte diese Datei nicht prüfen. Versuchen Sie es später noch einmal.',
  diskFull:
    'Der Speicher des Dienstes ist voll. Bitten Sie den Betreiber des Portals, Platz zu schaffen, und versuchen Sie es dann noch einmal.',
  diedTooOften:
    'Der Dienst ist bei dieser Datei jedes Mal abgestürzt. Wählen Sie eine andere Kopie aus, oder fragen Sie den Betreiber des Portals.',
  failedProgram: ({ message }: Values) =>
    `Die Datei konnte nicht verarbeitet werden: ${message} Wählen Sie eine andere Kopie aus, oder fragen Sie den Betreiber des Portals.`,
  failed:
    'Die Datei konnte nicht verarbeitet werden. Versuchen Sie es noch einmal, oder fragen Sie den Betreiber des Portals.',
};

import { isolate } from '@tv/contract/isolate';

/** Die Tonspuren eines Inhalts im Studio. */
export const kinds: Record<number, string> = {
  1: 'Original',
  2: 'Synchronfassung',
  3: 'Audiodeskription',
  4: 'Kommentar',
};
export const tracks = 'Tonspuren';
export const none = 'Der Film hat keinen Ton.';
export const ofFile = 'in der Datei';
export const playsFirst = 'Wird zuerst gespielt';
export const playFirst = (name: string) => `Wird zuerst gespielt: ${isolate(name)}`;
export const states = {
  uploading: (percent: string) => `Upload unvollständig: ${percent}`,
  waiting: 'Wartet auf die Verarbeitung',
  processing: (percent: string) => `Verarbeitung ${percent}`,
  failed: 'Fehlgeschlagen',
  'left-out': 'Ausgelassen',
  ready: '',
};
export const edit = (name: string) => `Name und Sprache: ${isolate(name)}`;
export const editTitle = 'Name und Sprache';
export const remove = (name: string) => `Entfernen: ${isolate(name)}`;
export const removeSure =
  'Diese Tonspur lässt sich dann nicht mehr wählen. Die Datei, aus der sie entstand, ist nicht gespeichert.';
export const name = 'Name';
export const nameHelp = 'Leer: nach ihrer Sprache.';
export const kind = 'Art';
export const language = 'Sprache';
export const choose = 'Tondatei hinzufügen';
export const help =
  'Eine Aufnahme, so lang wie der Film, etwa M4A, MP3 oder WAV. Die Bilder bleiben, wie sie sind.';
export const sending = (percent: string) => `Wird gesendet: ${percent}`;
export const sent = 'Die Tonspur wird jetzt verarbeitet.';
export const stop = 'Senden abbrechen';
export const save = 'Speichern';

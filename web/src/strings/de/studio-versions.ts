import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

export const file = 'Die Datei';
export const replace = 'Datei ersetzen';
export const replaceHelp =
  'Adresse, Texte, Aufrufe, Reaktionen, Playlists, Untertitel und Kapitel bleiben. Bis die neue Datei fertig ist, wird die aktuelle gezeigt.';
export const reading = (percent: string) => `Die Datei wird gelesen, ${percent}`;
export const sending = (percent: string) => `Die Datei wird gesendet, ${percent}`;
export const away = 'Die Verbindung ist unterbrochen. Der Upload wird automatisch fortgesetzt.';
export const stop = 'Anhalten';
export const states = {
  uploading: 'Der Upload ist unvollständig. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
  waiting: 'Wartet auf die Verarbeitung',
  failed: 'Verarbeitung fehlgeschlagen',
};
export const processing = (percent: string) => `Wird erstellt, ${percent}`;
export const servedMeanwhile = 'Bis dahin wird die aktuelle Fassung gezeigt.';
export const servedStill = 'Weiterhin wird die aktuelle Fassung gezeigt.';
export const again = 'Noch einmal versuchen';
export const cancelMaking = 'Abbrechen';
export const dismiss = 'Aus der Liste nehmen';

export const former = 'Frühere Fassungen';
export const formerHelp =
  'Die letzten drei werden aufbewahrt und zählen zum belegten Speicher. Jede lässt sich sofort wiederherstellen.';
export const servedNow = 'Aktuelle Fassung';
export const servedUntil = (moment: string) => `Aktuell bis ${moment}`;
export const madeOn = (date: string, by: string | undefined) => (by ? `${date}, ${isolate(by)}` : date);
export const cut = (count: number) =>
  plural(count, { one: '# Stück ausgelassen', other: '# Stücke ausgelassen' });
export const noOriginal = 'Das Original ist nicht gespeichert';
export const takeBack = 'Wiederherstellen';
export const takeBackOf = (name: string) => `Wiederherstellen: ${isolate(name)}`;
export const takenBack = 'Diese Fassung ist wieder aktuell.';
export const removeVersion = (name: string) => `Endgültig löschen: ${isolate(name)}`;
export const removed = 'Die Fassung ist gelöscht.';

export const cutting = 'Schneiden';
export const timeline = 'Der Film und seine Schnitte';
export const startsAt = 'Beginnt bei';
export const endsAt = 'Endet bei';
export const startHere = 'Hier beginnen';
export const endHere = 'Hier enden';
export const leaveOutHere = 'Ab hier herausschneiden';
export const partFrom = (number: number) => `Stück ${number} von`;
export const partTo = (number: number) => `Stück ${number} bis`;
export const removePart = (number: number) => `Stück ${number} behalten`;
export const until = 'bis';
export const noParts = 'Dazwischen wird nichts herausgeschnitten.';
export const skip = 'Vorschau mit Schnitten';
export const skipHelp =
  'Die Wiedergabe überspringt die Schnitte, damit Sie den Übergang hören. Gespeichert wird dabei nichts.';
export const stays = (rest: string, whole: string) => `${rest} von ${whole} bleiben.`;
export const all = 'Nichts wird herausgeschnitten.';
export const apply = 'Anwenden';
export const applyHelp =
  'Aus dem Original, das unberührt bleibt, entsteht eine neue Fassung. Bis sie fertig ist, wird die aktuelle gezeigt. Untertitel, Kapitel und Zeitstellen werden angepasst, und alles lässt sich rückgängig machen.';
export const takes = (about: string) => `Das dauert etwa ${about}.`;
export const reset = 'Auf die aktuelle Fassung zurücksetzen';
export const mayNotCut = 'Schneiden kann nur, wer den Inhalt verwaltet.';
export const nothingToCut = 'Noch gibt es nichts zu schneiden.';
export const nothingToCutHelp = 'Sobald der Film verarbeitet ist, können Sie ihn kürzen und schneiden.';
export const showFile = 'Zur Datei';
export const cannotCut = 'Das Original ist nicht mehr gespeichert.';
export const cannotCutHelp = 'Ersetzen Sie die Datei, um sie schneiden zu können.';
export const busy = 'Eine neue Fassung wird erstellt.';
export const busyHelp = 'Danach können Sie wieder schneiden.';
export const showProgress = 'Fortschritt anzeigen';
export const applied = 'Die neue Fassung wird erstellt.';
export const wrongTime = 'Geben Sie eine Zeit innerhalb des Films ein, etwa 1:02.5.';
export const overlapping = 'Zwei Schnitte überlappen sich.';
export const nothingLeft = 'Es bliebe nichts übrig.';

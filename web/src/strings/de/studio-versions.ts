import { plural } from './locale.ts';

export const file = 'Die Datei';
export const replace = 'Datei ersetzen';
export const replaceHelp =
  'Adresse, Texte, Aufrufe, Reaktionen, Wiedergabelisten, Untertitel und Kapitel bleiben. Bis die neue fertig ist, sehen alle die jetzige.';
export const reading = (percent: string) => `Die Datei wird gelesen, ${percent}`;
export const sending = (percent: string) => `Die Datei wird gesendet, ${percent}`;
export const away = 'Die Leitung ist weg. Es geht von selbst weiter.';
export const stop = 'Anhalten';
export const states = {
  uploading: 'Die Datei ist nicht ganz angekommen. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
  waiting: 'Wartet auf die Verarbeitung',
  failed: 'Konnte nicht hergestellt werden',
};
export const processing = (percent: string) => `Wird hergestellt, ${percent}`;
export const servedMeanwhile = 'Bis dahin ist die jetzige zu sehen.';
export const servedStill = 'Die jetzige ist zu sehen wie bisher.';
export const again = 'Noch einmal versuchen';
export const cancelMaking = 'Abbrechen';
export const dismiss = 'Aus der Liste nehmen';

export const former = 'Frühere Fassungen';
export const formerHelp =
  'Die letzten drei sind gespeichert und zählen als belegter Platz. Jede ist sofort wieder zu sehen.';
export const servedNow = 'Jetzt zu sehen';
export const servedUntil = (moment: string) => `Zu sehen bis ${moment}`;
export const madeOn = (date: string, by: string | undefined) => (by ? `${date}, ${by}` : date);
export const cut = (count: number) =>
  plural(count, { one: '# Stück ausgelassen', other: '# Stücke ausgelassen' });
export const noOriginal = 'Das Original ist nicht gespeichert';
export const takeBack = 'Wieder zeigen';
export const takeBackOf = (name: string) => `Wieder zeigen: ${name}`;
export const takenBack = 'Diese Fassung ist wieder zu sehen.';
export const removeVersion = (name: string) => `Endgültig löschen: ${name}`;
export const removed = 'Die Fassung ist gelöscht.';

export const cutting = 'Schneiden';
export const timeline = 'Der Film, und was ausgelassen wird';
export const startsAt = 'Beginnt bei';
export const endsAt = 'Endet bei';
export const startHere = 'Hier beginnen';
export const endHere = 'Hier enden';
export const leaveOutHere = 'Ab hier ein Stück auslassen';
export const partFrom = (number: number) => `Stück ${number} von`;
export const partTo = (number: number) => `Stück ${number} bis`;
export const removePart = (number: number) => `Stück ${number} behalten`;
export const until = 'bis';
export const noParts = 'Dazwischen wird nichts ausgelassen.';
export const skip = 'Beim Abspielen überspringen, was ausgelassen wird';
export const skipHelp = 'Das ändert nichts: So hören Sie, wie es passt.';
export const stays = (rest: string, whole: string) => `${rest} von ${whole} bleiben.`;
export const all = 'Alles bleibt.';
export const apply = 'Anwenden';
export const applyHelp =
  'Aus dem Original, das unberührt bleibt, entsteht eine neue Fassung. Bis sie fertig ist, sehen alle die jetzige. Untertitel, Kapitel und Stellen wandern mit, und alles lässt sich zurücknehmen.';
export const takes = (about: string) => `Das dauert etwa ${about}.`;
export const reset = 'Zurück zu dem, was zu sehen ist';
export const cannotCut =
  'Das Original ist nicht gespeichert. Ersetzen Sie zuerst die Datei: Dann lässt sich diese schneiden.';
export const busy = 'Eine neue Fassung wird hergestellt. Ist sie fertig, lässt sich wieder schneiden.';
export const applied = 'Die neue Fassung wird hergestellt.';
export const wrongTime = 'Schreiben Sie eine Zeit wie 1:02.5, die im Film liegt.';
export const overlapping = 'Zwei Stücke liegen übereinander.';
export const nothingLeft = 'Es bliebe nichts übrig.';

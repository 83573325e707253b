import { isolate } from '@tv/contract/isolate';

export const categories = 'Kategorien';
export const sectionHelp = 'Reihenfolge, Verantwortliche, Kategoriebilder und Vorgaben für neue Uploads.';
export const help =
  'Zuschauer sehen sie in dieser Reihenfolge. Zum Verschieben ziehen Sie den Griff einer Kategorie, drücken Sie darauf die Pfeiltasten oder nutzen Sie ihre Pfeile.';
export const newName = 'Neue Kategorie';
export const add = 'Hinzufügen';
export const added = (name: string) => `${isolate(name)} wurde hinzugefügt.`;
export const none = 'Noch keine Kategorien';
export const noneText = 'Über Kategorien finden Zuschauer Videos. Geben Sie oben den Namen der ersten ein.';
export const find = 'Kategorie suchen';
export const notFound = 'Keine passende Kategorie.';
export const sortByName = 'Nach Namen ordnen';
export const sortedByName = 'Die Kategorien sind nach Namen geordnet.';
export const move = (name: string) => `${isolate(name)} verschieben`;
export const moveUp = (name: string) => `${isolate(name)} nach oben`;
export const moveDown = (name: string) => `${isolate(name)} nach unten`;
export const moveHelp = 'Ziehen, oder Pfeiltasten drücken';
export const movedTo = (name: string, place: number, count: number) =>
  `${isolate(name)} steht an Stelle ${place} von ${count}.`;
export const managersCount = (count: number) => `${count} Verantwortliche`;
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const category = 'Kategorie';
export const name = 'Name der Kategorie';
export const nameNeeded = 'Eine Kategorie braucht einen Namen.';
export const description = 'Beschreibung';
export const descriptionHelp = 'Wird auf der Seite der Kategorie angezeigt.';
export const saved = 'Gespeichert.';
export const cover = 'Kategoriebild';
export const coverHelp =
  'PNG, JPEG, WebP oder AVIF, höchstens 10 MB. Es wird auf 16:9 zugeschnitten. Ohne Kategoriebild erscheinen die neuesten Inhalte.';
export const chooseCover = 'Bild wählen';
export const removeCover = 'Kategoriebild entfernen';
export const coverOf = (name: string) => `Kategoriebild von ${isolate(name)}`;
export const managers = 'Verantwortliche';
export const managersHelp =
  'Sie verwalten alle Inhalte dieser Kategorie. Wer die Organisation verwaltet, tut das ohnehin.';
export const noManagers = 'Niemand verantwortet diese Kategorie.';
export const addManager = 'Verantwortliche hinzufügen';
export const findManager = 'Name oder E-Mail-Adresse';
export const noCandidates = 'Niemand gefunden. Dafür braucht man mindestens die Rolle für Inhalte.';
export const remove = (name: string) => `${isolate(name)} entfernen`;
export const loading = 'Wird geladen …';
export const notLoaded = 'Konnte nicht geladen werden.';
export const defaults = 'Vorgaben für neue Uploads';
export const defaultsHelp =
  'Gelten für Inhalte, die in diese Kategorie hochgeladen werden. Wer hochlädt, kann sie ändern.';
export const audience = 'Wer es sieht';
export const audiences = {
  none: 'Keine Vorgabe',
  internal: 'Intern',
  unlisted: 'Nicht gelistet',
  public: 'Öffentlich',
};
export const tags = 'Schlagwörter';
export const speakers = 'Sprecherinnen und Sprecher';
export const chipsHelp = 'Mit Enter oder Komma trennen.';
export const expiry = 'Öffentlicher Link endet nach';
export const expiryHelp = 'Tage nach dem Upload, 1 bis 3.650. Leer lassen, wenn er nicht endet.';
export const expiryWrong = 'Geben Sie eine Zahl von 1 bis 3.650 Tagen ein.';
export const downloadsHelp = 'Gilt auch für Inhalte, die schon in der Kategorie sind.';
export const downloadsInherited = 'Wie für die Organisation eingestellt.';
export const mergeOrDelete = 'Zusammenlegen oder löschen';
export const mergeText =
  'Ihre Inhalte kommen in eine andere Kategorie, wer ihr folgt, folgt dann jener, und diese Kategorie wird gelöscht.';
export const merge = 'Zusammenlegen mit …';
export const mergeInto = (name: string) => `${isolate(name)} zusammenlegen mit`;
export const mergeSure = (name: string, into: string, items: string) =>
  `${items} von „${isolate(name)}“ kommen in „${isolate(into)}“. „${isolate(name)}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`;
export const mergeNow = 'Zusammenlegen';
export const merged = (name: string, into: string) =>
  `${isolate(name)} wurde mit ${isolate(into)} zusammengelegt.`;
export const deleteText = 'Ihre Inhalte bleiben erhalten, ohne diese Kategorie.';
export const deleteCategory = 'Kategorie löschen';
export const deleteSure = (name: string) =>
  `„${isolate(name)}“ wird gelöscht. Ihre Inhalte bleiben. Das lässt sich nicht rückgängig machen.`;
export const deleteNow = 'Löschen';
export const deleted = (name: string) => `${isolate(name)} wurde gelöscht.`;
export const forAdmins = 'Zusammenlegen und löschen dürfen Admins: Fragen Sie dort.';

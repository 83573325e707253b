import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const forWhom = 'Für wen';
export const everybody = 'Alle';
export const chosen = 'Gruppen und Personen …';
export const help = {
  everybody: 'Alle in Ihrer Organisation sehen es.',
  chosen: 'Nur sie sehen es und alle, die es verwalten oder prüfen.',
};
export const groupsAndPeople = 'Gruppen und Personen';
export const count = (count: number) =>
  plural(count, { one: '# Gruppe oder Person', other: '# Gruppen und Personen' });
export const add = 'Gruppen oder Personen hinzufügen';
export const find = 'Gruppe oder Person suchen';
export const loading = 'Wird geladen …';
export const notLoaded =
  'Das ließ sich nicht laden. Schließen Sie die Liste, und versuchen Sie es noch einmal.';
export const namesNotLoaded = 'Die Namen ließen sich nicht laden. Laden Sie die Seite neu.';
export const nothingFound = 'Keine Gruppe und niemand mit diesem Namen oder dieser Adresse.';
export const typeForPeople = 'Personen finden Sie über Namen oder Adresse.';
export const sources = {
  directory: 'Gruppe aus dem Verzeichnis',
  claim: 'Gruppe vom Anmeldeanbieter',
  rule: 'Gruppe nach Regel',
  manual: 'Gruppe',
};
export const remove = (name: string) => `${isolate(name)} wegnehmen`;
export const empty =
  'Wählen Sie mindestens eine Gruppe oder Person. Bis dahin bleibt es, wie es war: Ohne sie sähen es nur die, die es verwalten.';
export const lastKept =
  'Mindestens eine Gruppe oder Person bleibt. Für die ganze Organisation wählen Sie „Alle“.';
export const atMost = (groups: number, people: number) =>
  `Höchstens ${number(groups)} Gruppen und ${number(people)} Personen.`;
export const deletedGroup = 'Gelöschte Gruppe';
export const gonePerson = 'Ausgeschiedene Person';
export const gone = (count: number) =>
  plural(count, {
    one: '# gelöschte Gruppe oder ausgeschiedene Person ist noch genannt: Durch sie sieht es niemand mehr.',
    other:
      '# gelöschte Gruppen oder ausgeschiedene Personen sind noch genannt: Durch sie sieht es niemand mehr.',
  });
export const nobodyLeft =
  'Alle, für die es war, sind nicht mehr da. Nur wer es verwaltet oder prüft, sieht es noch.';
export const withoutYou =
  'Sie gehören nicht dazu. Sie sehen es weiter, solange Sie es verwalten, ebenso die Organisationsverwaltung, Admins und wer es prüft.';
export const forSome = 'Auswahl';
export const saveFor = (count: number) =>
  plural(count, { one: '# Inhalt für sie freigeben', other: '# Inhalte für sie freigeben' });

export const apply = 'Auf Vorhandenes anwenden';
export const applyTitle = 'Wer sieht, was da ist';
export const applyText =
  'Die Vorgabe „Für wen“ zählt für neue Inhalte. Was schon in der Kategorie ist, behält seine eigene, solange Sie sie nicht anwenden.';
export const applySure = (items: number, publicItems: number) =>
  [
    plural(items, {
      one: '# Inhalt der Kategorie bekommt diese Vorgabe anstelle seiner eigenen.',
      other: '# Inhalte der Kategorie bekommen diese Vorgabe anstelle ihrer eigenen.',
    }),
    publicItems > 0 &&
      plural(publicItems, {
        one: '# öffentlicher Inhalt bleibt, wie er ist.',
        other: '# öffentliche Inhalte bleiben, wie sie sind.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
export const nothingToApply = 'Für alle internen Inhalte der Kategorie gilt diese Vorgabe schon.';
export const applied = (count: number) =>
  plural(count, {
    one: 'Für # Inhalt gilt jetzt die Vorgabe.',
    other: 'Für # Inhalte gilt jetzt die Vorgabe.',
  });
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

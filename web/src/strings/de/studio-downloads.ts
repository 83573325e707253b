import { isolate } from '@tv/contract/isolate';
import { number } from './locale.ts';

export const label = 'Herunterladen';
export const choices = {
  inherited: 'Standard',
  everybody: 'Alle, die es sehen',
  groups: 'Gruppen …',
  nobody: 'Niemand',
};
export const groups = 'Gruppen, die herunterladen dürfen';
export const add = 'Gruppe hinzufügen';
export const find = 'Gruppe suchen';
export const loading = 'Wird geladen …';
export const notLoaded =
  'Die Gruppen konnten nicht geladen werden. Schließen Sie die Liste, und versuchen Sie es noch einmal.';
export const nothingFound = 'Keine Gruppe heißt so.';
export const remove = (name: string) => `${isolate(name)} entfernen`;
export const deletedGroup = 'Gelöschte Gruppe';
export const empty = 'Wählen Sie mindestens eine Gruppe. Bis dahin ändert sich nichts.';
export const lastKept =
  'Eine Gruppe bleibt mindestens. Soll niemand herunterladen dürfen, wählen Sie „Niemand“.';
export const groupsHelp = 'Nur Mitglieder dieser Gruppen, auf öffentlichen Seiten niemand.';
export const atMost = (count: number) => `Höchstens ${number(count)} Gruppen.`;

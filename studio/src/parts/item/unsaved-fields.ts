import { unsavedStorage } from '@tv/client/lib/state/unsaved-storage.ts';
import type { Unsaved } from '../saving/saver.ts';
import type { ItemForm } from './item-form.ts';
import { differingFields } from './merge-forms.ts';

const nameOf = (id: string) => `item ${id}`;

/** JSON leaves out what is undefined. */
const withoutPassword = (fields: Partial<ItemForm>) => ({ ...fields, password: undefined });

/** Stores in the browser the fields that could not be saved, with what they were before. Fields that nobody touched are left out. */
export function storeUnsavedFields(id: string, unsaved: Unsaved<ItemForm> | undefined): void {
  if (!unsaved) return unsavedStorage.set(nameOf(id), undefined);
  const { base, mine } = unsaved;
  const stored = {
    base: withoutPassword(differingFields(base, mine)),
    mine: withoutPassword(differingFields(mine, base)),
  };
  unsavedStorage.set(nameOf(id), stored);
}

/** The fields that are stored in the browser. */
export function storedFields(id: string): Unsaved<Partial<ItemForm>> | undefined {
  const stored = unsavedStorage.read(nameOf(id)) as Partial<Unsaved<Partial<ItemForm>>> | undefined;
  if (typeof stored?.mine !== 'object' || typeof stored.base !== 'object') return undefined;
  return { base: stored.base, mine: stored.mine };
}

/** What a page before this one could not save, over the present fields. */
export function unsavedFields(id: string, present: ItemForm): Unsaved<ItemForm> | undefined {
  const stored = storedFields(id);
  return stored && { base: { ...present, ...stored.base }, mine: { ...present, ...stored.mine } };
}

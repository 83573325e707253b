import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import type { Unsaved } from '../ui/saving/saver.ts';
import type { ItemForm } from './item-form.ts';
import { differingFields } from './merge-forms.ts';

const storageKey = (id: string) => `tv.studio-item ${id}`;

/** JSON leaves out what is undefined. */
const withoutPassword = (fields: Partial<ItemForm>) => ({ ...fields, password: undefined });

/** Stores in the browser the fields that could not be saved, with what they were before. Fields that nobody touched are left out. */
export function storeUnsavedFields(id: string, unsaved: Unsaved<ItemForm> | undefined): void {
  if (!unsaved) return deviceStorage.set(storageKey(id), null);
  const { base, mine } = unsaved;
  const stored = {
    base: withoutPassword(differingFields(base, mine)),
    mine: withoutPassword(differingFields(mine, base)),
  };
  deviceStorage.set(storageKey(id), JSON.stringify(stored));
}

/** What a page before this one could not save, over the present fields. */
export function unsavedFields(id: string, present: ItemForm): Unsaved<ItemForm> | undefined {
  const stored = readJson(deviceStorage, storageKey(id)) as Partial<Unsaved<Partial<ItemForm>>> | undefined;
  if (typeof stored?.mine !== 'object' || typeof stored.base !== 'object') return undefined;
  return { base: { ...present, ...stored.base }, mine: { ...present, ...stored.mine } };
}

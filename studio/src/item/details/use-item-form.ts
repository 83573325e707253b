import { useEffect, useState } from 'react';
import { useStore } from '@tv/client/lib/state/store.ts';
import { tellEditing } from '../../parts/presence/presence.ts';
import type { ItemForm } from '../../parts/item/item-form.ts';
import { openItemSaver, type ReadItem, savedItem } from '../../parts/item/item-saver.ts';

/** The fields of an item while they are edited on its page. They are saved by themselves. */
export function useItemForm(read: ReadItem) {
  const [saver] = useState(() => openItemSaver(read));
  const { value: form, saving } = useStore(saver);
  useEffect(() => saver.start(), [saver]);
  // A step that was taken elsewhere on the page moved the item on.
  useEffect(() => saver.follow(savedItem(read)), [saver, read]);
  const change = (more: Partial<ItemForm>) => {
    saver.change({ ...saver.get().value, ...more });
    tellEditing();
  };
  return { form, saving, change, save: saver.save, settle: saver.settle };
}

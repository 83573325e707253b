import { useState } from 'react';
import { tellEditing } from '../presence/presence.ts';
import { unsavedStorage } from '@tv/client/lib/state/unsaved-storage.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over values of the service. Changes that are not saved yet outlast a reload, under the name of the form. Fields
 * that nobody changed follow the service.
 */
export function useDraft<Form extends object>(name: string, saved: Form) {
  const [changes, setChanges] = useState<Partial<Form>>(() => {
    const stored = unsavedStorage.read(name);
    return typeof stored === 'object' && stored !== null ? (stored as Partial<Form>) : {};
  });
  const put = (next: Partial<Form>) => {
    const left = Object.fromEntries(
      Object.entries(next).filter(([key, value]) => !isSame(value, saved[key as keyof Form])),
    ) as Partial<Form>;
    const isAny = Object.keys(left).length > 0;
    unsavedStorage.set(name, isAny ? left : undefined);
    setChanges(left);
  };
  return {
    form: { ...saved, ...changes },
    /** The fields that differ from the service. */
    changes,
    isChanged: Object.keys(changes).length > 0,
    change(more: Partial<Form>): void {
      put({ ...changes, ...more });
      tellEditing();
    },
    /** After saving, or to give the changes up. */
    clear: () => put({}),
  };
}

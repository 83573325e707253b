import { useState } from 'react';
import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';

const storageKey = (name: string) => `tv.studio-draft ${name}`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over values of the service. Changes that are not saved yet outlast a reload, under the name of the form. Fields
 * that nobody changed follow the service.
 */
export function useDraft<Form extends object>(name: string, saved: Form) {
  const [changes, setChanges] = useState<Partial<Form>>(() => {
    const stored = readJson(deviceStorage, storageKey(name));
    return typeof stored === 'object' && stored !== null ? stored : {};
  });
  const put = (next: Partial<Form>) => {
    const left = Object.fromEntries(
      Object.entries(next).filter(([key, value]) => !isSame(value, saved[key as keyof Form])),
    ) as Partial<Form>;
    const isAny = Object.keys(left).length > 0;
    deviceStorage.set(storageKey(name), isAny ? JSON.stringify(left) : null);
    setChanges(left);
  };
  return {
    form: { ...saved, ...changes },
    /** The fields that differ from the service. */
    changes,
    isChanged: Object.keys(changes).length > 0,
    change: (more: Partial<Form>) => put({ ...changes, ...more }),
    /** After saving, or to give the changes up. */
    clear: () => put({}),
  };
}

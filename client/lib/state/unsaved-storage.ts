import { currentUser } from '../session/current-user.ts';
import { deviceStorage, readJson } from './browser-storage.ts';

const prefix = 'tv.unsaved ';
const keyOf = (name: string) => `${prefix}${currentUser.get()?.id ?? ''} ${name}`;

/** What a person wrote and the service does not have yet, on this device. It outlasts the session, and goes when the person signs out. */
export const unsavedStorage = {
  /** `undefined` removes it. */
  set: (name: string, value: unknown): void =>
    deviceStorage.set(keyOf(name), value === undefined ? null : JSON.stringify(value)),
  read: (name: string): unknown => readJson(deviceStorage, keyOf(name)),
};

export function forgetUnsaved(): void {
  for (const key of deviceStorage.keys(prefix)) deviceStorage.set(key, null);
}

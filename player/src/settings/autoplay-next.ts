import { createStore, useStore } from '@tv/client/lib/state/store.ts';
import { readPreferences, savePreferences } from './preferences.ts';

const chosen = createStore<boolean | undefined>(undefined);

/** Whether what comes next begins by itself on this device; it does until somebody says no. */
export const useAutoplayNext = (): boolean => useStore(chosen) ?? readPreferences().autoplayNext ?? true;

export function chooseAutoplayNext(isOn: boolean): void {
  savePreferences({ autoplayNext: isOn });
  chosen.set(isOn);
}

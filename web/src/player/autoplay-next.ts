import { createStore, useStore } from '../lib/state/store.ts';
import { readRemembered, remember } from './remembered.ts';

const chosen = createStore<boolean | undefined>(undefined);

/** Whether what comes next begins by itself on this device; it does until somebody says no. */
export const useAutoplayNext = (): boolean => useStore(chosen) ?? readRemembered().autoplayNext ?? true;

export function chooseAutoplayNext(isOn: boolean): void {
  remember({ autoplayNext: isOn });
  chosen.set(isOn);
}

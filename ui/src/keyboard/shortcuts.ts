import { deviceStorage } from '@tv/client/lib/state/browser-storage.ts';

/** The key of the player's preferences in the device's storage. */
export const preferencesKey = 'tv.player';

/** Whether a sign alone is a shortcut. Searched as a text: what reads the choices weighs more than the first page has room for. */
export const hasShortcuts = (): boolean => !deviceStorage.get(preferencesKey)?.includes('"shortcuts":false');

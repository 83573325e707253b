import { keptHere } from '../lib/state/browser-storage.ts';

/** Where the player keeps what this device has chosen. */
export const playerChoices = 'tv.player';

/** Whether a sign alone is a shortcut. Searched as a text: what reads the choices weighs more than the first page has room for. */
export const hasShortcuts = (): boolean => !keptHere.get(playerChoices)?.includes('"shortcuts":false');

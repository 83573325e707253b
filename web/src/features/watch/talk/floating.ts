import { createStore } from '@tv/client/lib/state/store.ts';

/** Reactions to an item that just came, for what draws them over the picture. */
export const floating = createStore<{ id: string; counts: readonly number[] } | undefined>(undefined);

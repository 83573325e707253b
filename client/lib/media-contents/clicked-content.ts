import { createStore, useStore } from '../state/store.ts';

/** The card that was pressed last: its title fills the watch page's heading while the item loads. */
export const clickedContent = createStore<{ id: string; title: string } | undefined>(undefined);

export const useClickedContent = () => useStore(clickedContent);

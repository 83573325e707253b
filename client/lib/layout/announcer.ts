import { createStore, useStore } from '../state/store.ts';

/** What a screen reader announces next; the chrome holds the one live region. */
const announcement = createStore('');

export const announce = (text: string) => announcement.set(text);
export const useAnnouncement = () => useStore(announcement);

import type { ReactNode } from 'react';
import { createStore } from '../state/store.ts';

/** What a screen leaves in the layout, so that it outlives the screen. */
export const persistentContent = createStore<ReactNode>(null);

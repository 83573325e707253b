import type { ReactNode } from 'react';
import { createStore } from './store.ts';

/** What a screen leaves in the layout, so that it outlives the screen. */
export const lasting = createStore<ReactNode>(null);

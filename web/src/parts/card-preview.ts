import { createContext, type ReactNode } from 'react';

/**
 * What moves in a card under a pointer, given the id of its item. It belongs to the player, so the layout hands it
 * down; without it nothing moves.
 */
export const CardPreviewContext = createContext<((contentId: string) => ReactNode) | undefined>(undefined);

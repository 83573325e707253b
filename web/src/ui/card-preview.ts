import { createContext, type ReactNode } from 'react';

/**
 * What moves in a card under a pointer, given the address of the item's seek pictures. It belongs to the player,
 * so the layout hands it down; without it nothing moves.
 */
export const CardPreviewContext = createContext<((address: string) => ReactNode) | undefined>(undefined);

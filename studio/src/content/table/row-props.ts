import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { PointerEvent } from 'react';
import type { ColumnName } from './columns.ts';

/** What the rows of the table tell of; the same functions for as long as the table stands. */
export type RowActions = {
  focus: (id: string, index: number) => void;
  toggle: (id: string, isRange: boolean) => void;
  openMenu: (item: ManagedMediaContent, anchor: HTMLElement) => void;
  holds: (id: string) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onPointerMove: (event: PointerEvent) => void;
  };
};

/** Which neighbours of a selected row are selected, too: together they are one block. */
export type Joins = 'none' | 'above' | 'below' | 'both';

export type RowProps = {
  item: ManagedMediaContent;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  columns: readonly ColumnName[];
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isActive: boolean;
  /** Something is selected: then a tap selects, where rows have no checkbox. */
  isSelecting: boolean;
  joins: Joins;
  actions: RowActions;
};

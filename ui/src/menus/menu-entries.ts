import type { ReactNode, RefObject } from 'react';

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A path of the portal, an outside address, or something to do. */
  to?: string;
  href?: string;
  onAction?: () => void;
  badge?: string;
  isSelected?: boolean;
};
export type MenuSection = { title?: string; entries: MenuEntry[] };

/** What opens: it renders a MenuPopover with its entries. */
export type MenuContentProps = { trigger: RefObject<HTMLElement | null>; onClose: () => void };

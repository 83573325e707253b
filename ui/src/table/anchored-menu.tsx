import { lazy, Suspense, useRef } from 'react';
import type { MenuSection } from '../menus/menu-entries.ts';

const MenuPopover = lazy(async () => ({
  default: (await import('../menus/menu-popover.tsx')).MenuPopover,
}));

type AnchoredMenuProps = {
  label: string;
  sections: MenuSection[];
  /** The button that the menu stands beside. */
  anchor: HTMLElement;
  onClose: () => void;
};

/** An open menu beside a button of a row. */
export function AnchoredMenu({ label, sections, anchor, onClose }: AnchoredMenuProps) {
  const trigger = useRef(anchor as HTMLButtonElement);
  return (
    <Suspense>
      <MenuPopover label={label} sections={sections} trigger={trigger} onClose={onClose} />
    </Suspense>
  );
}

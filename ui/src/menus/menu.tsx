import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuContentProps, MenuSection } from './menu-entries.ts';

type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

type LazyMenuProps = {
  /** Fetches the code of what opens, ahead of time. */
  load: () => Promise<unknown>;
  open: (menu: MenuContentProps) => ReactNode;
  trigger: (props: TriggerProps) => ReactNode;
};

/** A menu whose code comes when a pointer or the focus first reaches its button. */
export function LazyMenu({ load, open, trigger }: LazyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = () => void load().catch(() => {});
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onPointerEnter: preload,
        onFocus: preload,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isOpen && <Suspense>{open({ trigger: button, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
}

type MenuProps = Pick<LazyMenuProps, 'trigger'> & {
  label: string;
  sections: MenuSection[];
  head?: ReactNode;
  align?: 'start' | 'end';
};

export const loadPopover = () => import('./menu-popover.tsx');
export const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));

/** A menu whose entries are at hand. */
export const Menu = ({ trigger, ...content }: MenuProps) => (
  <LazyMenu load={loadPopover} open={(menu) => <MenuPopover {...content} {...menu} />} trigger={trigger} />
);

import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';

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

const load = () => import('./menu-popover.tsx');
const MenuPopover = lazy(async () => ({ default: (await load()).MenuPopover }));

type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

type MenuProps = {
  label: string;
  sections: MenuSection[];
  trigger: (props: TriggerProps) => ReactNode;
  head?: ReactNode;
};

/** A menu whose code comes when a pointer or the focus first reaches its button. */
export function Menu({ label, sections, trigger, head }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = () => void load();
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
      {isOpen && (
        <Suspense>
          <MenuPopover
            label={label}
            sections={sections}
            head={head}
            trigger={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import {
  lazy,
  Suspense,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

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
export type MenuContentProps = { trigger: RefObject<HTMLButtonElement | null>; onClose: () => void };

type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

type LazyMenuProps<Content> = {
  load: () => Promise<ComponentType<MenuContentProps & Content>>;
  content: Content;
  trigger: (props: TriggerProps) => ReactNode;
};

/** A menu whose code comes when a pointer or the focus first reaches its button. */
export function LazyMenu<Content extends object>({ load, content, trigger }: LazyMenuProps<Content>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = useRef(load).current;
  const Opened = useMemo(() => lazy(async () => ({ default: await first() })), [first]);
  const preload = () => void first().catch(() => {});
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
          <Opened {...content} trigger={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type MenuProps = Pick<LazyMenuProps<object>, 'trigger'> & {
  label: string;
  sections: MenuSection[];
  head?: ReactNode;
};

const loadPopover = async () => (await import('./menu-popover.tsx')).MenuPopover;

/** A menu whose entries are at hand. */
export const Menu = ({ trigger, ...content }: MenuProps) => (
  <LazyMenu load={loadPopover} content={content} trigger={trigger} />
);

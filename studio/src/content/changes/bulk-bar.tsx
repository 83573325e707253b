import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Ellipsis, Eye, LayoutGrid, Tag, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { preloadPicker } from '@tv/ui/pickers/lazy-picker.tsx';
import { actionSections, type Ask } from './action-entries.tsx';
import { AudienceDialog } from './audience-dialog.tsx';
import { AudiencePicker } from './audience-picker.tsx';
import style from './bulk-bar.module.css';
import { CategoryPicker } from './category-picker.tsx';
import { TagsPicker } from './tags-picker.tsx';

export type BulkChange = 'category' | 'tags' | 'audience';

type BulkBarProps = {
  items: readonly ManagedMediaContent[];
  loaded: readonly ManagedMediaContent[];
  /** The picker that is open. */
  open: BulkChange | undefined;
  onOpen: (change: BulkChange | undefined) => void;
  onAsk: Ask;
  onClear: () => void;
  /** Selects more, where the list holds more than is selected. */
  children?: ReactNode;
};

/** What can be done with the selected items. */
export function BulkBar({ items, loaded, open, onOpen, onAsk, onClear, children }: BulkBarProps) {
  const editable = items.filter(({ permitted }) => permitted.includes('edit'));
  const close = () => onOpen(undefined);
  const [isChoosing, setChoosing] = useState(false);
  const [category, tags, audience] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const count = items.length;
  useEffect(() => announce(text.selected(count)), [count]);
  const sections = actionSections(items, onAsk);
  const button = (
    change: BulkChange,
    ref: RefObject<HTMLButtonElement | null>,
    label: string,
    icon: ReactNode,
  ) =>
    editable.length > 0 && (
      <BarButton
        ref={ref}
        label={editable.length === count ? label : text.forSome(label, editable.length, count)}
        icon={icon}
        isOpen={open === change}
        onPress={() => onOpen(open === change ? undefined : change)}
      />
    );
  return (
    <section className={style.bar} aria-label={text.selection} data-region="bulk">
      <p className={style.count}>{text.selected(count)}</p>
      {children}
      <div className={style.actions}>
        {button('category', category, text.category, <LayoutGrid />)}
        {button('tags', tags, text.tags, <Tag />)}
        {button('audience', audience, text.audience, <Eye />)}
        {sections.some(({ entries }) => entries.length > 0) && (
          <Menu
            label={text.more}
            sections={sections}
            trigger={(props) => (
              <button type="button" className={style.button} {...props}>
                <Ellipsis aria-hidden="true" />
                <span>{text.more}</span>
              </button>
            )}
          />
        )}
      </div>
      <span className={style.line} />
      <IconButton label={text.clearSelection} side="above" onClick={onClear}>
        <X />
      </IconButton>
      {open === 'category' && <CategoryPicker items={editable} trigger={category} onClose={close} />}
      {open === 'tags' && <TagsPicker items={editable} loaded={loaded} trigger={tags} onClose={close} />}
      {open === 'audience' && (
        <AudiencePicker
          items={editable}
          trigger={audience}
          onChosen={() => setChoosing(true)}
          onClose={close}
        />
      )}
      {isChoosing && <AudienceDialog items={editable} onClose={() => setChoosing(false)} />}
    </section>
  );
}

type BarButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  icon: ReactNode;
  isOpen: boolean;
  onPress: () => void;
};

function BarButton({ ref, label, icon, isOpen, onPress }: BarButtonProps) {
  // Opened by a key of the table, the picker needs the button to be there first.
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button
      ref={ref}
      type="button"
      className={style.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preloadPicker}
      onFocus={preloadPicker}
      onClick={onPress}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}

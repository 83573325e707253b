import { studioPath } from '@tv/contract/pages/studio-paths';
import { ArrowDown, ArrowUp, FolderOpen, GripVertical } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { IconButton, Tooltip } from '@tv/ui/icon-button.tsx';
import icon from '@tv/ui/icon-button.module.css';
import type { ManagedCategory } from './queries.ts';
import style from './category-list.module.css';
import { apart } from '@tv/strings/en/locale.ts';

const keys: Record<string, 'up' | 'down' | 'first' | 'last'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

type CategoryRowProps = {
  category: ManagedCategory;
  /** What drags the row. Without it the row stays where it is. */
  handle?: ComponentProps<'button'>;
  onMove?: (to: 'up' | 'down' | 'first' | 'last') => void;
};

export function CategoryRow({ category, handle, onMove }: CategoryRowProps) {
  const { id, name, coverUrl, mediaContentsCount, managers } = category;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (!to || !onMove) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <>
      {handle && (
        <Tooltip tip={text.moveHelp} side="right">
          <button
            type="button"
            className={[icon.button, icon.small, style.handle].join(' ')}
            aria-label={text.move(name)}
            aria-keyshortcuts="ArrowUp ArrowDown Home End"
            onKeyDown={onKeyDown}
            {...handle}
          >
            <GripVertical />
          </button>
        </Tooltip>
      )}
      {onMove && (
        // Without dragging (WCAG 2.5.7). Keys move by the handle, so they are no stops of Tab.
        <span className={style.order}>
          <IconButton size="small" label={text.moveUp(name)} tabIndex={-1} onClick={() => onMove('up')}>
            <ArrowUp />
          </IconButton>
          <IconButton size="small" label={text.moveDown(name)} tabIndex={-1} onClick={() => onMove('down')}>
            <ArrowDown />
          </IconButton>
        </span>
      )}
      <span className={style.cover} aria-hidden="true">
        {coverUrl ? <img src={coverUrl} alt="" loading="lazy" /> : <FolderOpen />}
      </span>
      <span className={style.texts}>
        <Link className={style.name} dir="auto" to={studioPath('organization/categories/:id', { id })}>
          {name}
        </Link>
        <span className={style.facts}>
          {[counts.items(mediaContentsCount), managersText(managers)].filter(Boolean).map(apart).join(' · ')}
        </span>
      </span>
    </>
  );
}

/** One manager by address, several by number. */
const managersText = (managers: ManagedCategory['managers']) =>
  managers.length > 1 ? text.managersCount(managers.length) : (managers[0]?.email ?? '');

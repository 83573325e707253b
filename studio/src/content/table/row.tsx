import { studioPath } from '@tv/contract/pages/studio-paths';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { AudioLines } from 'lucide-react';
import { MediaType } from '@tv/contract/enumerations';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import { shortDate } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { AudienceCell, Captions, Completion, NoCaptionsSign, Nothing, Status, Views } from './cells.tsx';
import { Checkbox } from './checkbox.tsx';
import type { ColumnName } from './columns.ts';
import { MenuButton } from '@tv/ui/table/menu-button.tsx';
import style from './row.module.css';
import type { RowProps } from './row-props.ts';
import { Thumbnail } from './thumbnail.tsx';
import { listed } from '@tv/strings/en/locale.ts';

const cells: Record<ColumnName, (item: ManagedMediaContent) => ReactNode> = {
  audience: (item) => <AudienceCell item={item} />,
  captions: (item) => <Captions item={item} />,
  date: ({ publishDate }) => (publishDate ? shortDate(publishDate) : <Nothing />),
  manager: ({ manager }) => manager?.name ?? <Nothing />,
  changed: ({ modifiedDate }) => (
    <span title={new Date(modifiedDate).toLocaleString()}>{agoWords(modifiedDate)}</span>
  ),
  views: (item) => <Views item={item} />,
  completion: (item) => <Completion item={item} />,
};

/** An item in the table of wide screens. */
export const Row = memo(function Row(props: RowProps) {
  const { item, index, top, columns, isSelected, isActive, joins, actions } = props;
  return (
    // The keys of the table are heard by the table.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      className={style.row}
      style={{ top }}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={item.id}
      data-joins={isSelected ? joins : undefined}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) {
          event.preventDefault();
          actions.toggle(item.id, event.shiftKey);
        }
        actions.focus(item.id, index);
      }}
      onContextMenu={(event) => {
        const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]');
        if (!button || event.shiftKey) return;
        event.preventDefault();
        actions.openMenu(item, button);
      }}
    >
      <div role="gridcell" className={style.select}>
        <Checkbox
          label={text.select(item.title)}
          isChecked={isSelected}
          onToggle={(isRange) => actions.toggle(item.id, isRange)}
        />
      </div>
      <div role="gridcell" className={style.main}>
        <Thumbnail item={item} className={style.thumbnail} sizes="80px" />
        <div className={style.texts}>
          <Link
            className={style.title}
            dir="auto"
            to={studioPath('content/:id', item)}
            tabIndex={-1}
            draggable={false}
            title={item.title}
          >
            {item.title}
          </Link>
          <p className={style.facts}>
            {!columns.includes('captions') && <NoCaptionsSign item={item} />}
            <Facts item={item} />
          </p>
        </div>
      </div>
      <div role="gridcell" className={style.cell}>
        <Status item={item} />
      </div>
      {columns.map((name) => (
        <div key={name} role="gridcell" className={[style.cell, style[name]].filter(Boolean).join(' ')}>
          {cells[name](item)}
        </div>
      ))}
      <div role="gridcell" className={style.menu}>
        <MenuButton label={text.actionsOf(item.title)} onOpen={(anchor) => actions.openMenu(item, anchor)} />
      </div>
    </div>
  );
});

/** Categories, kind and duration. */
function Facts({ item }: { item: ManagedMediaContent }) {
  const { categories, durationInSeconds, type } = item;
  const duration = shortDuration(durationInSeconds);
  return (
    <>
      {type === MediaType.AUDIO && <AudioLines aria-hidden="true" className={style.kind} />}
      <span className={categories.length === 0 ? style.noCategory : style.categories}>
        {listed(categories.map(({ name }) => name)) || text.noCategory}
      </span>
      {duration && (
        <>
          <span aria-hidden="true" className={style.duration}>
            {`· ${duration}`}
          </span>
          <span className="visually-hidden">{` ${spokenDuration(durationInSeconds)}`}</span>
        </>
      )}
    </>
  );
}

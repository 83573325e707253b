import { studioPath } from '@tv/contract/pages/studio-paths';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { memo } from 'react';
import { Link } from 'react-router';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import { AudienceIcon, AudienceMarks, NoCaptionsSign } from './cells.tsx';
import { Checkbox } from './checkbox.tsx';
import style from './narrow-row.module.css';
import { MenuButton } from '@tv/ui/table/menu-button.tsx';
import type { RowProps } from './row-props.ts';
import { StatusMark } from './status-mark.tsx';
import { audienceOf, statusWords } from './status-words.ts';
import { Thumbnail } from './thumbnail.tsx';
import { apart } from '@tv/strings/en/locale.ts';

/** An item in the list of telephones. A long press selects it; then a tap selects others. */
export const NarrowRow = memo(function NarrowRow(props: RowProps) {
  const { item, index, top, isSelected, isActive, isSelecting, joins, actions } = props;
  return (
    // The keys of the table are heard by the table.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      className={style.row}
      style={{ top }}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-row={item.id}
      data-joins={isSelected ? joins : undefined}
      onClickCapture={(event) => {
        if (!isSelecting || (event.target as Element).closest('[role="checkbox"], [aria-haspopup]')) return;
        event.preventDefault();
        actions.toggle(item.id, false);
      }}
      onContextMenu={(event) => event.preventDefault()}
      {...actions.holds(item.id)}
    >
      <div role="gridcell" className={style.picture}>
        <Thumbnail item={item} className={style.thumbnail} sizes="124px" />
        {isSelecting ? (
          <span className={style.select}>
            <Checkbox
              label={text.select(item.title)}
              isChecked={isSelected}
              onToggle={() => actions.toggle(item.id, false)}
            />
          </span>
        ) : (
          <Duration seconds={item.durationInSeconds} />
        )}
      </div>
      <div role="gridcell" className={style.texts}>
        <Link
          className={style.title}
          dir="auto"
          to={studioPath('content/:id', item)}
          tabIndex={-1}
          draggable={false}
        >
          {item.title}
        </Link>
        <Facts item={item} />
      </div>
      <div role="gridcell" className={style.menu}>
        <MenuButton label={text.actionsOf(item.title)} onOpen={(anchor) => actions.openMenu(item, anchor)} />
      </div>
    </div>
  );
});

const Duration = ({ seconds }: { seconds: number }) =>
  seconds > 0 && (
    <>
      <Chip className={style.duration} aria-hidden="true">
        {shortDuration(seconds)}
      </Chip>
      <span className="visually-hidden">{spokenDuration(seconds)}</span>
    </>
  );

/** The state, then who sees the item with what matters most: its views, or the date or reason of its state. */
function Facts({ item }: { item: ManagedMediaContent }) {
  const status = statusWords(item);
  const audience = audienceOf(item);
  const { viewCount, completion } = item;
  const isWatched = item.state === 'published' && viewCount > 0;
  const watched = [text.viewsOf(viewCount), completion !== undefined && percentWords(completion)];
  return (
    <>
      <p className={style.status}>
        <StatusMark state={status.state} progress={status.progress} isWarning={status.tone === 'warning'} />
        <span className={status.tone === 'error' ? style.error : undefined}>{status.words}</span>
      </p>
      <p className={style.detail}>
        <span className={style.audience} title={audience.words}>
          <AudienceIcon kind={audience.kind} />
          <span className="visually-hidden">{audience.words}</span>
        </span>
        <AudienceMarks audience={audience} />
        <NoCaptionsSign item={item} />
        <span className={status.tone === 'plain' ? style.words : style[status.tone]}>
          {isWatched ? watched.filter(Boolean).map(apart).join(' · ') : status.detail}
        </span>
      </p>
    </>
  );
}

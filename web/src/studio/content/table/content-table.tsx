import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type Ref,
} from 'react';
import { announce } from '../../../lib/layout/announcer.ts';
import { hasShortcuts } from '../../../player/shortcuts.ts';
import * as text from '../../../strings/en/studio-content.ts';
import type { Sort } from '../list/sorts.ts';
import { gridColumns, type ColumnName } from './columns.ts';
import style from './content-table.module.css';
import { NarrowRow } from './narrow-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { rowHeights } from './row-heights.ts';
import { Row } from './row.tsx';
import type { Joins, RowActions } from './row-props.ts';
import { extended, mostSelected, nothingSelected, toggled, withAll, type Selection } from './selection.ts';
import { TableHead } from './table-head.tsx';
import { commandOf, type TableCommand } from '../../ui/table/table-keys.ts';
import { useHolds } from './use-holds.ts';
import { useTableFocus } from '../../ui/table/use-table-focus.ts';
import { useWindow } from '../../ui/table/use-window.ts';

/** Rows before the end of the loaded ones at which more are asked for. */
const ahead = 60;
/** Rows that the list may be longer than what is loaded: the scrollbar tells of more, and reaches it within moments. */
const mostToCome = 1_000;

export type TableHandle = {
  /** Gives the active row the focus. */
  focus: () => void;
  selectLoaded: () => void;
  /** Ids of the rows that are drawn. */
  shown: () => readonly string[];
};

type ContentTableProps = {
  ref: Ref<TableHandle>;
  items: readonly ManagedMediaContent[];
  /** How many there are in all, as far as somebody counted. */
  total: number;
  isExact: boolean;
  hasMore: boolean;
  /** Undefined while more is on its way, or could not be loaded. */
  loadMore: (() => void) | undefined;
  isNarrow: boolean;
  columns: readonly ColumnName[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection;
  onSelect: (change: (selection: Selection) => Selection) => void;
  onOpen: (item: ManagedMediaContent) => void;
  onMenu: (item: ManagedMediaContent, anchor: HTMLElement) => void;
  onCommand: (command: 'category' | 'tags') => void;
};

/** The items as a grid of rows: one Tab stop, of which only the rows near the screen are drawn. */
export function ContentTable(props: ContentTableProps) {
  const { ref, items, total, isExact, hasMore, loadMore, isNarrow, columns, selection, onSelect, onMenu } =
    props;
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const toCome = hasMore ? Math.min(mostToCome, Math.max(1, total - items.length)) : 0;
  const rowHeight = isNarrow ? rowHeights.narrow : rowHeights.wide;
  const count = items.length + toCome;
  const { first, last } = useWindow(list, count, rowHeight);
  const { active, index, choose, focus } = useTableFocus(list, ids, rowHeight);

  const needsMore = hasMore && last >= items.length - ahead;
  const load = useEffectEvent(() => loadMore?.());
  useEffect(() => {
    if (needsMore && loadMore) load();
  }, [needsMore, loadMore, items.length]);

  const selectLoaded = () =>
    onSelect((shown) => (ids.every((id) => shown.ids.has(id)) ? nothingSelected : withAll(shown, ids)));
  useImperativeHandle(ref, () => ({
    focus: () => focus(index),
    selectLoaded,
    shown: () => ids.slice(first, last + 1),
  }));

  // Rows are drawn anew only for what they show, not because more rows were loaded.
  const order = useRef(ids);
  useLayoutEffect(() => {
    order.current = ids;
  }, [ids]);
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      onSelect((shown) => {
        const next = isRange ? extended(shown, id, order.current) : toggled(shown, id);
        if (next.ids.size >= mostSelected && shown.ids.size >= mostSelected)
          announce(text.mostSelected(mostSelected));
        return next;
      }),
    [onSelect],
  );
  const holds = useHolds(useCallback((id: string) => onSelect((shown) => toggled(shown, id)), [onSelect]));
  const actions = useMemo<RowActions>(
    () => ({ focus: choose, toggle, openMenu: onMenu, holds }),
    [choose, toggle, onMenu, holds],
  );

  const move = (to: number, extends_: boolean) => {
    const next = Math.min(ids.length - 1, Math.max(0, to));
    if (extends_)
      onSelect((shown) =>
        extended(shown.ids.size === 0 ? toggled(shown, ids[index]!) : shown, ids[next]!, ids),
      );
    focus(next);
  };
  const run = (command: TableCommand): boolean => {
    const item = items[index];
    if (!item) return false;
    switch (command.do) {
      case 'move':
        if (index + command.by < 0 && !command.extends) return focusHead(list.current);
        move(index + command.by, command.extends);
        return true;
      case 'edge':
        move(command.to === 'first' ? 0 : ids.length - 1, command.extends);
        return true;
      case 'page':
        move(index + command.by * Math.max(1, Math.floor((innerHeight * 0.6) / rowHeight)), command.extends);
        return true;
      case 'toggle':
        toggle(item.id, command.extends);
        return true;
      case 'select-all':
        onSelect((shown) => withAll(shown, ids));
        return true;
      case 'open':
        props.onOpen(item);
        return true;
      case 'menu': {
        const anchor = list.current?.querySelector<HTMLElement>(
          `[data-row="${item.id}"] [aria-haspopup="menu"]`,
        );
        if (anchor) onMenu(item, anchor);
        return true;
      }
      case 'clear':
        if (selection.ids.size === 0) return false;
        onSelect(() => nothingSelected);
        return true;
      default:
        props.onCommand(command.do);
        return true;
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target as Element).closest('[data-row]')) return;
    const command = commandOf(event, hasShortcuts());
    // Enter and the space bar on a link or a checkbox of the row are theirs.
    const isOwn =
      event.target === event.currentTarget.querySelector(':focus') && event.target !== event.currentTarget;
    const onControl = isOwn && !(event.target as Element).matches('[data-row]');
    if (!command || (onControl && (command.do === 'open' || command.do === 'toggle'))) return;
    if (run(command)) event.preventDefault();
  };

  const drawn = rowsBetween(first, Math.min(last, items.length - 1), index);
  const Shown = isNarrow ? NarrowRow : Row;
  const isSelected = (at: number) => selection.ids.has(ids[at] ?? '');
  return (
    // Its rows have the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="grid"
      aria-label={text.contentTable}
      aria-multiselectable="true"
      aria-rowcount={isExact && (!hasMore || total >= items.length) ? total + (isNarrow ? 0 : 1) : -1}
      className={style.table}
      style={{ '--columns': gridColumns(columns) } as React.CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // Whatever brings the focus to a row, a screen reader too, makes it the active one.
        const id = event.target.dataset['row'];
        if (id !== undefined && id !== active) choose(id, ids.indexOf(id));
      }}
    >
      {!isNarrow && (
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          isSelected={selection.ids.size === 0 ? false : selection.ids.size === ids.length || 'mixed'}
          onSelectAll={selectLoaded}
          onLeave={() => focus(index)}
        />
      )}
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: count * rowHeight }}>
        {drawn.map((at) => (
          <Shown
            key={ids[at]}
            item={items[at]!}
            index={at}
            top={at * rowHeight}
            columns={columns}
            isSelected={isSelected(at)}
            isActive={ids[at] === active}
            isSelecting={selection.ids.size > 0}
            joins={joinsOf(isSelected(at - 1), isSelected(at + 1))}
            actions={actions}
          />
        ))}
        <RowSkeletons
          first={Math.max(first, items.length)}
          last={last}
          rowHeight={rowHeight}
          isNarrow={isNarrow}
          columns={columns}
        />
      </div>
    </div>
  );
}

/** The active row is drawn wherever it is, so that it does not lose the focus. */
function rowsBetween(first: number, last: number, active: number): number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (last < 0 || (active >= first && active <= last)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}

const joinsOf = (above: boolean, below: boolean): Joins =>
  above ? (below ? 'both' : 'above') : below ? 'below' : 'none';

function focusHead(list: HTMLElement | null): boolean {
  const button = list?.parentElement?.querySelector<HTMLElement>('[role="columnheader"] button');
  button?.focus({ preventScroll: true });
  return button !== undefined && button !== null;
}

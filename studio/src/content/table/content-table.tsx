import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import type { Sort } from '../list/sorts.ts';
import { gridColumns, type ColumnName } from './columns.ts';
import style from './content-table.module.css';
import { NarrowRow } from './narrow-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { rowHeights } from './row-heights.ts';
import { Row } from './row.tsx';
import type { Joins, RowActions } from './row-props.ts';
import { extended, maxSelected, nothingSelected, toggled, withAll, type Selection } from './selection.ts';
import { TableHead } from './table-head.tsx';
import { commandOf, type TableCommand } from '@tv/ui/table/table-keys.ts';
import { useHolds } from './use-holds.ts';
import { type LoadedRows, useRows } from '@tv/ui/table/use-rows.ts';

export type TableHandle = {
  /** Gives the active row the focus. */
  focus: () => void;
  selectLoaded: () => void;
  /** Ids of the rows that are drawn. */
  shown: () => readonly string[];
};

type ContentTableProps = LoadedRows & {
  ref: Ref<TableHandle>;
  items: readonly ManagedMediaContent[];
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
  const { ref, items, isNarrow, columns, selection, onSelect, onMenu } = props;
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const rowHeight = isNarrow ? rowHeights.narrow : rowHeights.wide;
  const rows = useRows(list, ids, props, { rowHeight, headRows: isNarrow ? 0 : 1 });
  const { active, index, choose, focus, first, last } = rows;

  const selectLoaded = () =>
    onSelect((shown) => (ids.every((id) => shown.ids.has(id)) ? nothingSelected : withAll(shown, ids)));
  useImperativeHandle(ref, () => ({
    focus: () => focus(index),
    selectLoaded,
    shown: () => ids.slice(first, last + 1),
  }));

  // Rows are redrawn only for what they show, not because more rows were loaded.
  const order = useRef(ids);
  useLayoutEffect(() => {
    order.current = ids;
  }, [ids]);
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      onSelect((shown) => {
        const next = isRange ? extended(shown, id, order.current) : toggled(shown, id);
        if (next.ids.size >= maxSelected && shown.ids.size >= maxSelected)
          announce(text.mostSelected(maxSelected));
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
        move(index + command.by * rows.rowsOfPage(), command.extends);
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

  const Shown = isNarrow ? NarrowRow : Row;
  const isSelected = (at: number) => selection.ids.has(ids[at] ?? '');
  return (
    // Its rows have the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="grid"
      aria-label={text.contentTable}
      aria-multiselectable="true"
      aria-rowcount={rows.rowCount}
      className={style.table}
      style={{ '--columns': gridColumns(columns) } as React.CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // A row that gets the focus becomes the active one, also where a screen reader moves the focus.
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
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: rows.height }}>
        {rows.drawn.map((at) => (
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

const joinsOf = (above: boolean, below: boolean): Joins =>
  above ? (below ? 'both' : 'above') : below ? 'below' : 'none';

function focusHead(list: HTMLElement | null): boolean {
  const button = list?.parentElement?.querySelector<HTMLElement>('[role="columnheader"] button');
  button?.focus({ preventScroll: true });
  return button !== undefined && button !== null;
}

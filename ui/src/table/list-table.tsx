import { useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { hasShortcuts } from '../keyboard/shortcuts.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Skeleton } from '../loading/skeleton.tsx';
import style from './list-table.module.css';
import { MenuButton } from './menu-button.tsx';
import { StillBlock } from './still-block.tsx';
import { commandOf, type TableCommand } from './table-keys.ts';
import { type LoadedRows, useRows } from './use-rows.ts';

export type ListColumn<Item> = {
  name: string;
  /** Empty: the head is for screen readers in the cell itself. */
  head: string;
  /** As `grid-template-columns` takes it. */
  width: string;
  isAtEnd?: boolean;
  cell: (item: Item) => ReactNode;
};

/** Gives the active row the focus. */
export type ListTableHandle = { focus: () => void };

export type ListTableProps<Item> = LoadedRows & {
  ref?: Ref<ListTableHandle>;
  label: string;
  items: readonly Item[];
  /** The same function for as long as the table stands. */
  idOf: (item: Item) => string;
  /** On small screens rows are what `narrow` draws. */
  isNarrow: boolean;
  columns: readonly ListColumn<Item>[];
  narrow: (item: Item) => ReactNode;
  /** Pixels of a row on small screens. */
  narrowHeight: number;
  /** Pixels of a row on wide screens; absent: 60. */
  wideHeight?: number;
  onOpen?: (item: Item) => void;
  /** The menu of a row; without it rows have none. */
  menu?: { label: (item: Item) => string; onOpen: (item: Item, anchor: HTMLElement) => void };
};

const usualHeight = 60;

/** A long list as a grid of rows: one Tab stop, of which only the rows near the screen are drawn. */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { ref, items, idOf, isNarrow, columns, menu, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(idOf), [items, idOf]);
  const rowHeight = isNarrow ? props.narrowHeight : (props.wideHeight ?? usualHeight);
  const headRows = isNarrow ? 0 : 1;
  const rows = useRows(list, ids, props, { rowHeight, headRows });
  const { active, index, choose, focus, first, last } = rows;
  useImperativeHandle(ref, () => ({ focus: () => focus(index) }));

  const openMenu = (item: Item) => {
    const row = [...(list.current?.children ?? [])].find(
      (each) => (each as HTMLElement).dataset['row'] === idOf(item),
    );
    const anchor = row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (anchor) menu?.onOpen(item, anchor);
    return anchor !== undefined && anchor !== null;
  };
  const run = (command: TableCommand): boolean => {
    const item = items[index];
    if (!item) return false;
    switch (command.do) {
      case 'move':
        focus(index + command.by);
        return true;
      case 'edge':
        focus(command.to === 'first' ? 0 : ids.length - 1);
        return true;
      case 'page':
        focus(index + command.by * rows.rowsOfPage());
        return true;
      case 'open':
        onOpen?.(item);
        return onOpen !== undefined;
      case 'menu':
        return openMenu(item);
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target as Element).matches('[data-row]')) return;
    const command = commandOf(event, hasShortcuts());
    if (command && run(command)) event.preventDefault();
  };
  const onFocus = useCallback(
    (id: string | undefined) => {
      if (id !== undefined && id !== active) choose(id, ids.indexOf(id));
    },
    [active, choose, ids],
  );
  const template = [...columns.map(({ width }) => width), ...(menu ? ['44px'] : [])].join(' ');
  return (
    // Its rows have the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.rowCount}
      className={style.table}
      style={{ '--columns': template } as React.CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus((event.target as HTMLElement).dataset['row'])}
    >
      {!isNarrow && (
        <div role="rowgroup" className={style.head}>
          <div role="row" className={style.heads} aria-rowindex={1}>
            {columns.map(({ name, head, isAtEnd }) => (
              <div key={name} role="columnheader" className={isAtEnd ? style.atEnd : undefined}>
                {head}
              </div>
            ))}
            {menu && (
              <div role="columnheader">
                <span className="visually-hidden">{text.actions}</span>
              </div>
            )}
          </div>
        </div>
      )}
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: rows.height }}>
        {rows.drawn.map((at) => {
          const item = items[at]!;
          return (
            // The keys of the table are heard by the table.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={ids[at]}
              role="row"
              className={[style.row, isNarrow && style.narrow, onOpen && style.opens]
                .filter(Boolean)
                .join(' ')}
              style={{ top: at * rowHeight, height: rowHeight }}
              tabIndex={ids[at] === active ? 0 : -1}
              aria-rowindex={at + headRows + 1}
              data-row={ids[at]}
              onClick={(event) => isOnRow(event) && onOpen?.(item)}
            >
              {isNarrow ? (
                <div role="gridcell" className={style.cell}>
                  {props.narrow(item)}
                </div>
              ) : (
                columns.map(({ name, cell, isAtEnd }) => (
                  <div
                    key={name}
                    role="gridcell"
                    className={[style.cell, isAtEnd && style.atEnd].filter(Boolean).join(' ')}
                  >
                    {cell(item)}
                  </div>
                ))
              )}
              {menu && (
                <div role="gridcell" className={style.menu}>
                  <MenuButton label={menu.label(item)} onOpen={(anchor) => menu.onOpen(item, anchor)} />
                </div>
              )}
            </div>
          );
        })}
        <Skeletons
          first={Math.max(first, items.length)}
          last={last}
          rowHeight={rowHeight}
          Block={StillBlock}
        />
      </div>
    </div>
  );
}

/** A press on a row, not on what one presses in it. */
const isOnRow = (event: MouseEvent) => !(event.target as Element).closest('a, button');

type SkeletonsProps = {
  first: number;
  last: number;
  rowHeight: number;
  Block: typeof Skeleton | typeof StillBlock;
};

/** The shape of rows that are still to come. */
const Skeletons = ({ first, last, rowHeight, Block }: SkeletonsProps) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => (
    <div
      key={first + step}
      className={style.skeleton}
      style={{ top: (first + step) * rowHeight, height: rowHeight }}
      aria-hidden="true"
    >
      <Block width="38%" height={13} />
      <Block width="22%" height={11} />
    </div>
  ));

/** The shape of the list before its first rows are there. */
export const ListTableSkeleton = ({ label }: { label: string }) => (
  <div className={style.table} role="status" aria-label={label}>
    <div className={style.rows} style={{ height: 10 * usualHeight }}>
      <Skeletons first={0} last={9} rowHeight={usualHeight} Block={Skeleton} />
    </div>
  </div>
);

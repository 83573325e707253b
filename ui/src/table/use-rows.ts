import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTableFocus } from './use-table-focus.ts';
import { useWindow } from './use-window.ts';

/** Rows before the end of the loaded ones at which more are asked for, at least and at most. */
const ahead = { least: 60, most: 400 };
/** Rows that the list may be longer than what is loaded: the scrollbar tells of more, and reaches it within moments. */
const maxToCome = 1_000;

export type LoadedRows = {
  /** How many there are in all, as far as somebody counted. */
  total: number;
  isExact: boolean;
  hasMore: boolean;
  /** Does nothing while more is on its way. Undefined where it could not be loaded. */
  loadMore: (() => void) | undefined;
};

/**
 * The rows of a long list: those that are drawn, the active one, and more of them before the end of the loaded ones is reached.
 * `headRows`: rows above them that screen readers count. `rowHeight` in pixels.
 */
export function useRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { total, isExact, hasMore, loadMore }: LoadedRows,
  { rowHeight, headRows }: { rowHeight: number; headRows: number },
) {
  const toCome = hasMore ? Math.min(maxToCome, Math.max(1, total - ids.length)) : 0;
  const count = ids.length + toCome;
  const { first, last } = useWindow(list, count, rowHeight);
  const focus = useTableFocus(list, ids, rowHeight);

  // The further a reader has scrolled, the more rows are loaded ahead, so that rows are there before they are seen.
  const needsMore = hasMore && last >= ids.length - Math.max(ahead.least, Math.min(ahead.most, last));
  const load = useEffectEvent(() => loadMore?.());
  useEffect(() => {
    if (needsMore && loadMore) load();
  }, [needsMore, loadMore, ids.length]);
  return {
    ...focus,
    first,
    last,
    /** Indexes of the loaded rows that are drawn. */
    drawn: rowsBetween(first, Math.min(last, ids.length - 1), focus.index),
    /** Pixels of all rows. */
    height: count * rowHeight,
    /** For `aria-rowcount`; -1: not known. */
    rowCount: isExact && (!hasMore || total >= ids.length) ? total + headRows : -1,
    /** How many rows Page Up and Page Down move by. */
    rowsOfPage: () => Math.max(1, Math.floor((innerHeight * 0.6) / rowHeight)),
  };
}

/** The active row is drawn wherever it is, so that it does not lose the focus. */
function rowsBetween(first: number, last: number, active: number): number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (last < 0 || (active >= first && active <= last)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}

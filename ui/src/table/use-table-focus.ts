import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels at the lower edge that the bar of selected items may cover. */
const below = 96;

/** The one row that Tab reaches, and the way to give it the focus though it may not be drawn yet. */
export function useTableFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  rowHeight: number,
) {
  const [chosen, setChosen] = useState<{ id: string; at: number }>();
  const wantsFocus = useRef(false);
  const at = chosen === undefined ? 0 : ids[chosen.at] === chosen.id ? chosen.at : ids.indexOf(chosen.id);
  // The row that left the list gives its place to the one that came there.
  const index = Math.max(0, Math.min(at >= 0 ? at : (chosen?.at ?? 0), ids.length - 1));
  const active = ids[index];
  useLayoutEffect(() => {
    if (!wantsFocus.current || active === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });
  const show = (to: number) => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + to * rowHeight;
    const above = headEnd(list.current);
    const room = innerHeight - below;
    if (top < above) scrollBy({ top: top - above, behavior: 'instant' });
    else if (top + rowHeight > room) scrollBy({ top: top + rowHeight - room, behavior: 'instant' });
  };
  return {
    active,
    index,
    /** Makes a row the active one without giving it the focus: it has it. */
    choose: useCallback((id: string, at: number) => setChosen({ id, at }), []),
    /** Gives a row the focus, and scrolls it into sight. */
    focus(to: number) {
      const next = Math.min(ids.length - 1, Math.max(0, to));
      const id = ids[next];
      if (id === undefined) return;
      wantsFocus.current = true;
      show(next);
      setChosen({ id, at: next });
      // The same row as before: nothing is redrawn.
      if (id === active)
        list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus({ preventScroll: true });
    },
  };
}

/** Where what sticks above the rows ends, in pixels from the top of the window. */
const headEnd = (list: HTMLElement | null): number => {
  const head = list?.parentElement?.querySelector('[role="rowgroup"]:first-child');
  return head && head !== list ? head.getBoundingClientRect().bottom : 8;
};

/** Selected items of the list. A range goes from its anchor and comes beside what was selected before it, `base`. */
export type Selection = {
  ids: ReadonlySet<string>;
  anchor: string | undefined;
  base: ReadonlySet<string>;
};

/** The most that a page holds at once. */
export const maxSelected = 10_000;

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined, base: new Set() };

/** Selects a row or deselects it. The next range begins at this row. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id) && next.size < maxSelected) next.add(id);
  return { ids: next, anchor: id, base: next };
}

/** Selects from the row where the range begins to this one. `order`: the loaded rows. */
export function extended(selection: Selection, to: string, order: readonly string[]): Selection {
  const { anchor, base } = selection;
  const end = order.indexOf(to);
  const begin = anchor === undefined ? -1 : order.indexOf(anchor);
  if (end < 0 || begin < 0) return selection.ids.has(to) ? selection : toggled(selection, to);
  const range = order.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return { anchor, base, ids: bounded([...base, ...(begin <= end ? range : range.toReversed())]) };
}

/** Selects these besides what was selected. */
export function withAll({ ids, anchor }: Selection, more: readonly string[]): Selection {
  const all = bounded([...ids, ...more]);
  return { ids: all, anchor: anchor ?? more[0], base: all };
}

/** Rows that have left the list are not selected any more. */
export function without(selection: Selection, gone: ReadonlySet<string>): Selection {
  const { ids, anchor, base } = selection;
  if (![...ids].some((id) => gone.has(id))) return selection;
  const left = (some: ReadonlySet<string>) => new Set([...some].filter((id) => !gone.has(id)));
  return {
    ids: left(ids),
    anchor: anchor !== undefined && gone.has(anchor) ? undefined : anchor,
    base: left(base),
  };
}

function bounded(ids: readonly string[]): Set<string> {
  const set = new Set<string>();
  for (const id of ids) {
    if (set.size >= maxSelected) break;
    set.add(id);
  }
  return set;
}

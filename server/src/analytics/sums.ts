/** Sums over members or over visitors. `offered`: the lengths of the items of the views, in seconds. */
export type Sums = { views: number; people: number; seconds: number; completions: number; offered: number };

type SumName = keyof Sums;
/** The columns of a row that has both sums. Those of people may be absent. */
export type SumsRow = Record<`${'member' | 'visitor'}_${Exclude<SumName, 'people'>}`, number> &
  Partial<Record<`${'member' | 'visitor'}_people`, number>>;

const sumsOfKind = (row: SumsRow | undefined, kind: 'member' | 'visitor'): Sums => ({
  views: row?.[`${kind}_views`] ?? 0,
  people: row?.[`${kind}_people`] ?? 0,
  seconds: row?.[`${kind}_seconds`] ?? 0,
  completions: row?.[`${kind}_completions`] ?? 0,
  offered: row?.[`${kind}_offered`] ?? 0,
});

export const sumsOf = (row: SumsRow | undefined): { members: Sums; visitors: Sums } => ({
  members: sumsOfKind(row, 'member'),
  visitors: sumsOfKind(row, 'visitor'),
});

/** The mean share of an item that is played at a view, in whole percent. Absent without views of items whose length is known. */
export function completionOf(...all: Sums[]): { completion?: number } {
  const offered = all.reduce((sum, each) => sum + each.offered, 0);
  const seconds = all.reduce((sum, each) => sum + each.seconds, 0);
  return offered > 0 ? { completion: Math.min(1, Math.round((seconds / offered) * 100) / 100) } : {};
}

import type { ManagedQuery } from '../filters/filters.ts';

export type SortName = NonNullable<ManagedQuery['sortBy']>;
export type Sort = { by: SortName; isDescending: boolean };

/** What the list can be ordered by, and whether it begins with the largest value unless told otherwise. */
const descendsAtFirst: Record<SortName, boolean> = {
  changed: true,
  title: false,
  published: true,
  created: true,
  views: true,
  completion: true,
  duration: true,
};
export const sortNames = Object.keys(descendsAtFirst) as readonly SortName[];

const firstSort: Sort = { by: 'changed', isDescending: true };

/** What a press on a column's head leads to: the other way round, or the column's own first order. */
export const sortAfter = (sort: Sort, by: SortName): Sort =>
  sort.by === by ? { by, isDescending: !sort.isDescending } : { by, isDescending: descendsAtFirst[by] };

export function readSort(query: URLSearchParams): Sort {
  const named = query.get('sortBy');
  const by = sortNames.find((name) => name === named) ?? firstSort.by;
  const written = query.get('descending');
  return { by, isDescending: written === null ? descendsAtFirst[by] : written === 'true' };
}

/** The order in an address; nothing where it is the first one. */
export function writeSort(query: URLSearchParams, { by, isDescending }: Sort): void {
  if (by !== firstSort.by) query.set('sortBy', by);
  if (isDescending !== descendsAtFirst[by]) query.set('descending', String(isDescending));
}

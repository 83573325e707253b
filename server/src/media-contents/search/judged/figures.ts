/**
 * The grades of a query's answer, in the order of the answer. 3: the item that is meant, 2: good, 1: related,
 * 0: not judged, -1: an item that the query excludes.
 */
export type Grades = readonly number[];

const perfect = 3;
const excluded = -1;

/** Whether the item that is meant is among the first `depth`, and no excluded one is. */
export function succeeds(grades: Grades, depth: number): boolean {
  const first = grades.slice(0, depth);
  return first.includes(perfect) && !first.includes(excluded);
}

/** The gain of the first `depth` against the best possible order, 0 to 1. `judged`: the grades of all items. */
export function normalizedGain(grades: Grades, judged: Grades, depth = 10): number {
  const best = [...judged].sort((one, other) => other - one);
  const ideal = discountedGain(best, depth);
  return ideal === 0 ? 0 : discountedGain(grades, depth) / ideal;
}

const discountedGain = (grades: Grades, depth: number) =>
  grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** Math.max(grade, 0) - 1) / Math.log2(index + 2), 0);

/** The share of right ones among the first `depth`. A missing answer counts as a wrong one. */
export const precision = (isRight: readonly boolean[], depth = 15): number =>
  isRight.slice(0, depth).filter(Boolean).length / depth;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

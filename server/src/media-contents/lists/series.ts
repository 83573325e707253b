/** Of `Night shift 3: the storm`, folded: `night shift ` and 3. What goes before the number names a series, if it is a word or more. */
export type Series = { stem: string; number: number };

const shortestName = 4;

/** The series that a folded title (search-text.ts) tells of: what stands before its first number that has a name before it. */
export function seriesOf(foldedTitle: string): Series | undefined {
  for (const { 0: digits, index } of foldedTitle.matchAll(/\d+/g)) {
    const stem = foldedTitle.slice(0, index);
    if ((stem.match(/\p{L}/gu)?.length ?? 0) >= shortestName && !/\d/.test(stem))
      return { stem, number: Number(digits) };
  }
  return undefined;
}

/** The parts of a series in playing order: those after the number, then those before it. */
export const afterInSeries = (from: number) => (one: number, other: number) =>
  Number(one <= from) - Number(other <= from) || one - other;

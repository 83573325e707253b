import { retentionBins } from '@tv/contract/analytics/analytics-figures';

/** A range in seconds. */
export type Range = readonly [from: number, to: number];

/** The ranges of a multirange as PostgreSQL writes it: `{[0,10),[12.5,20)}`. */
export const readRanges = (text: string): Range[] =>
  [...text.matchAll(/[[(]([\d.-]+),([\d.-]+)[\])]/g)].map(([, from, to]) => [Number(from), Number(to)]);

/** The same seconds as ranges in order that do not overlap. */
export function union(...lists: (readonly Range[])[]): Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of lists.flat().sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The share of each hundredth of an item that ranges cover. */
export function coverage(ranges: readonly Range[], durationInSeconds: number): Float64Array {
  const bins = new Float64Array(retentionBins);
  const length = durationInSeconds / retentionBins;
  for (const [from, to] of ranges) {
    const last = Math.min(retentionBins - 1, Math.ceil(to / length) - 1);
    for (let bin = Math.max(0, Math.floor(from / length)); bin <= last; bin++) {
      const covered = Math.min(to, (bin + 1) * length) - Math.max(from, bin * length);
      bins[bin]! += Math.max(0, covered) / length;
    }
  }
  return bins;
}

/** A hundredth counts as played once half of it was. */
const half = 0.499;

/** The hundredths that count as played since, and did not before. */
export function newlyPlayed(
  known: readonly Range[],
  played: readonly Range[],
  durationInSeconds: number,
): number[] {
  const before = coverage(union(known), durationInSeconds);
  const after = coverage(union(known, played), durationInSeconds);
  return [...after.keys()].filter((bin) => after[bin]! >= half && before[bin]! < half);
}

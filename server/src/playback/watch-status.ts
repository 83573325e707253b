import { WatchStatus } from '@tv/contract/enumerations';

/** A range in seconds. */
export type PlayedRange = readonly [from: number, to: number];

const watchingFrom = 5;
/** The share of an item that completes it. */
export const completedShare = 0.9;

/**
 * The watch status that played ranges reach. A seek plays nothing, so without ranges the status does not change. The greater of
 * the stored status and this one counts (db.ts): the numbers rise PENDING → WATCHING → WATCHED.
 */
export function statusReached(played: readonly PlayedRange[], durationInSeconds: number): number {
  const furthest = Math.max(0, ...played.filter(([from, to]) => to > from).map(([, to]) => to));
  if (durationInSeconds > 0 && furthest >= durationInSeconds * completedShare) return WatchStatus.WATCHED;
  return furthest >= watchingFrom ? WatchStatus.WATCHING : WatchStatus.PENDING;
}

/** Cuts ranges to the item's duration, rounds them to tenths of a second, and leaves out empty ones. */
export const rangesWithin = (ranges: readonly PlayedRange[], durationInSeconds: number): PlayedRange[] =>
  ranges
    .map(([from, to]): PlayedRange => [inside(from, durationInSeconds), inside(to, durationInSeconds)])
    .filter(([from, to]) => to > from);

/** How many seconds ranges have, each second once. */
export function secondsIn(ranges: readonly PlayedRange[]): number {
  let [sum, end] = [0, 0];
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/** Limits a second to the item's duration, rounded to tenths. An unknown duration is not a limit. */
export const inside = (second: number, durationInSeconds: number): number => {
  const tenth = Math.round(Math.max(0, second) * 10) / 10;
  return durationInSeconds > 0 ? Math.min(tenth, durationInSeconds) : tenth;
};

import { WatchStatus } from '@tv/contract/enumerations';

/** A range in seconds. */
export type PlayedRange = readonly [from: number, to: number];

const watchingFrom = 5;
const watchedFrom = 0.9;

/**
 * The watch status that played ranges reach. A seek plays nothing, so without ranges the status does not change. The greater of
 * the stored status and this one counts (db.ts): the numbers rise PENDING → WATCHING → WATCHED.
 */
export function statusReached(played: readonly PlayedRange[], durationInSeconds: number): number {
  const furthest = Math.max(0, ...played.filter(([from, to]) => to > from).map(([, to]) => to));
  if (durationInSeconds > 0 && furthest >= durationInSeconds * watchedFrom) return WatchStatus.WATCHED;
  return furthest >= watchingFrom ? WatchStatus.WATCHING : WatchStatus.PENDING;
}

/** Cuts ranges to the item's duration, rounds them to tenths of a second, and leaves out empty ones. */
export const rangesWithin = (ranges: readonly PlayedRange[], durationInSeconds: number): PlayedRange[] =>
  ranges
    .map(([from, to]): PlayedRange => [inside(from, durationInSeconds), inside(to, durationInSeconds)])
    .filter(([from, to]) => to > from);

/** Limits a second to the item's duration, rounded to tenths. An unknown duration is no limit. */
export const inside = (second: number, durationInSeconds: number): number => {
  const tenth = Math.round(Math.max(0, second) * 10) / 10;
  return durationInSeconds > 0 ? Math.min(tenth, durationInSeconds) : tenth;
};

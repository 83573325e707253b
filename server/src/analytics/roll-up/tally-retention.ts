import { retentionBins } from '@tv/contract/analytics/analytics-figures';
import { coverage, newlyPlayed, type Range, readRanges, union } from './coverage.ts';
import { viewerKey } from './tally-days.ts';
import { scopesOf, type WatchEvent } from './watch-event.ts';

/** The length for which an item's curve is counted, and since when. */
export type Curve = { durationInSeconds: number; since: Date };

type Counts = { viewers: number; bins: number[]; plays: number[] };
/** The viewers who are added to a retention curve. `curve`: the new state of the curve of an item. */
export type RetentionTally = {
  scopeId: string;
  curve?: Curve;
  since: Date;
  members: Counts;
  visitors: Counts;
};

/**
 * Counts which hundredths of items were played. `curves` are the present ones of the items. An item whose length changed begins
 * a new curve, and its id is in `ended`.
 */
export function tallyRetention(events: readonly WatchEvent[], curves: Map<string, Curve>) {
  const tallies = new Map<string, RetentionTally>();
  const ended = new Set<string>();
  /** What viewers played by the events before: a report of another device at the same time does not know of it. */
  const playedBefore = new Map<string, Range[]>();
  for (const event of events) {
    const { mediaContentId: id, durationInSeconds, played: text } = event;
    if (text === null || durationInSeconds <= 0) continue;
    let curve = curves.get(id);
    if (!curve || Math.abs(curve.durationInSeconds - durationInSeconds) > 1) {
      if (curve) ended.add(id);
      curve = { durationInSeconds, since: event.at };
      curves.set(id, curve);
      tallies.delete(id);
    }
    count(event, curve);
  }
  return { tallies: [...tallies.values()], ended: [...ended] };

  function count(event: WatchEvent, curve: Curve): void {
    const { durationInSeconds, mediaContentId, previousAt } = event;
    const viewer = viewerKey(mediaContentId, event.viewerHash);
    const before = playedBefore.get(viewer);
    const isNew = !before && (previousAt === null || previousAt < curve.since);
    const played = readRanges(event.played!);
    const known = isNew ? [] : [...readRanges(event.known ?? ''), ...(before ?? [])];
    const bins = newlyPlayed(known, played, durationInSeconds);
    playedBefore.set(viewer, union(before ?? [], played));
    const plays = coverage(played, durationInSeconds);
    const length = played.reduce((sum, [from, to]) => sum + to - from, 0);
    const counted = length > 0 ? Math.min(1, event.seconds / length) : 0;
    for (const scopeId of scopesOf(event)) {
      const tally = tallies.get(scopeId) ?? noTally(scopeId, event.at);
      tallies.set(scopeId, tally);
      if (scopeId === mediaContentId) tally.curve = curve;
      const sums = event.isMember ? tally.members : tally.visitors;
      if (isNew) sums.viewers++;
      for (const bin of bins) sums.bins[bin]!++;
      for (const [bin, share] of plays.entries()) if (share > 0) sums.plays[bin]! += share * counted;
    }
  }
}

const noCounts = (): Counts => ({
  viewers: 0,
  bins: Array<number>(retentionBins).fill(0),
  plays: Array<number>(retentionBins).fill(0),
});

const noTally = (scopeId: string, since: Date): RetentionTally => ({
  scopeId,
  since,
  members: noCounts(),
  visitors: noCounts(),
});

import { smallestDisclosed } from '@tv/contract/analytics/analytics-figures';
import type { PlayingFigures } from '@tv/contract/playback/playing';
import { startTimeBounds } from '@tv/contract/playback/playing-figures';
import { inFives } from './disclosed-figures.ts';

export type PlayingSums = {
  starts: number;
  failed_starts: number;
  start_times: number[];
  played_seconds: number;
  rebufferings: number;
  rebuffered_seconds: number;
  rendition_changes: number;
  frames: number;
  dropped_frames: number;
};

/** Where a part of all starts ends, in seconds: within a part of the histogram they are taken as spread evenly. Of the last part, its beginning. */
export function quantileOf(startTimes: readonly number[], part: number): number | undefined {
  const wanted = startTimes.reduce((sum, count) => sum + count, 0) * part;
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [index, count] of startTimes.entries()) {
    if (before + count >= wanted && count > 0) {
      const from = startTimeBounds[index - 1] ?? 0;
      const to = startTimeBounds[index] ?? from;
      return Math.round(from + ((to - from) * (wanted - before)) / count) / 1000;
    }
    before += count;
  }
  return undefined;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** A share in thousandths, where there is anything. */
const shareOf = (part: number, whole: number) =>
  whole > 0 ? round(Math.min(1, part / whole), 3) : undefined;

/** The figures of sums. Those of fewer than five starts are withheld: they would be about single viewings. */
export function playingFigures(sums: PlayingSums | undefined): PlayingFigures {
  if (!sums || sums.starts === 0) return { starts: 0 };
  if (sums.starts < smallestDisclosed) return { starts: 0, isBelowThreshold: true };
  const { starts, failed_starts, start_times, played_seconds, rebuffered_seconds } = sums;
  const hours = played_seconds / 3600;
  const anHour = (count: number) => (hours > 0 ? round(count / hours, 1) : undefined);
  const found = {
    failedShare: shareOf(failed_starts, starts),
    medianStart: quantileOf(start_times, 0.5),
    slowStart: quantileOf(start_times, 0.95),
    rebufferingShare: shareOf(rebuffered_seconds, played_seconds + rebuffered_seconds),
    rebufferingsAnHour: anHour(sums.rebufferings),
    renditionChangesAnHour: anHour(sums.rendition_changes),
    droppedShare: shareOf(sums.dropped_frames, sums.frames),
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { starts: inFives(starts), ...(Object.fromEntries(known) as Omit<PlayingFigures, 'starts'>) };
}

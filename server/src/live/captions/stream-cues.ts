import type { LiveCues } from '@tv/contract/live/live-captions';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { writeSegment } from '../../captions/write-segments.ts';
import { runFinder, type StoredRun, type StoredSegment } from '../stream/segments-db.ts';
import type { StoredCue } from './cues-db.ts';

/** The captions behind a number, as the portal's player reads them. */
export function cuesAfter(cues: readonly StoredCue[], after: number): LiveCues {
  const first = cues.findIndex(({ number }) => number > after);
  const further = first < 0 ? [] : cues.slice(first);
  return {
    cues: further.slice(0, liveLimits.cuesAtOnce).map(({ number, startsAt, endsAt, text }) => ({
      ...{ number, startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), text },
    })),
    hasMore: further.length > liveLimits.cuesAtOnce,
  };
}

/**
 * The WebVTT of a segment of the stream, for players that show captions themselves. `undefined`: there is no such segment. What was
 * written after the segment could be read is in those behind it, for as long as it was to be shown, so that a segment never changes.
 */
export function captionSegment(
  { runs, segments }: { runs: readonly StoredRun[]; segments: readonly StoredSegment[] },
  cues: readonly StoredCue[],
  number: number,
): string | undefined {
  const segment = segments.find((each) => each.number === number);
  const zero = segment && runFinder(runs)(segment)?.startsAt?.getTime();
  if (!segment || zero === undefined) return undefined;
  const from = segment.startsAt.getTime();
  const to = from + Math.max(...Object.values(segment.lengths).map(({ seconds }) => seconds)) * 1000;
  const shown = cues.flatMap(({ startsAt, endsAt, streamedFrom, text }) => {
    const starts = Math.max(startsAt.getTime(), streamedFrom.getTime());
    const ends = starts + endsAt.getTime() - startsAt.getTime();
    if (starts >= to || ends <= from || ends <= zero) return [];
    return [
      { startTime: Math.max(0, starts - zero) / 1000, endTime: (ends - zero) / 1000, runs: [{ text }] },
    ];
  });
  return writeSegment({ cues: shown, regions: [] });
}

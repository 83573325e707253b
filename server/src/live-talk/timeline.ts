import { type CutRange, cutTime } from '@tv/contract/media/cuts';

/** A part of a recording without an interruption: when it began, in milliseconds since 1970, and its first second of the recording. */
export type Stretch = { at: number; second: number };

/** Milliseconds by which a segment may begin later or earlier than the one before it ended. */
const tolerance = 500;

type TimedSegment = { startsAt: Date; lengths: Record<string, { seconds: number }> };

/** The stretches of a recording that is made of these segments, without the time in which nothing arrived. */
export function stretchesOf(segments: readonly TimedSegment[]): Stretch[] {
  const stretches: Stretch[] = [];
  let second = 0;
  let end: number | undefined;
  for (const { startsAt, lengths } of segments) {
    const at = startsAt.getTime();
    if (end === undefined || Math.abs(at - end) > tolerance)
      stretches.push({ at, second: Math.round(second * 1000) / 1000 });
    const seconds = Math.max(0, ...Object.values(lengths).map((length) => length.seconds));
    second += seconds;
    end = at + seconds * 1000;
  }
  return stretches;
}

/** Maps times of an event to seconds of its recording. Without stretches there is no recording yet. `cuts`: what its served version leaves out. */
export type Timeline = {
  startedAt: Date | null;
  stretches: readonly Stretch[] | null;
  cuts: readonly CutRange[];
};

/**
 * The second of the recording at which something was said. What was said while nothing arrived belongs to the end of what had arrived, and
 * what was said in a part that was cut out to its cut.
 * `undefined`: the event was not on air yet.
 */
export function secondOf(at: Date, { startedAt, stretches, cuts }: Timeline): number | undefined {
  if (!startedAt || at < startedAt) return undefined;
  const second = stretches ? secondIn(stretches, at) : (at.getTime() - startedAt.getTime()) / 1000;
  return Math.round(cutTime(cuts, second));
}

/** The same in a recording, with its fraction. Before the first stretch it is 0. */
export function secondIn(stretches: readonly Stretch[], at: Date): number {
  const instant = at.getTime();
  const index = stretches.findLastIndex((stretch) => stretch.at <= instant);
  const stretch = stretches[index];
  if (!stretch) return 0;
  const end = stretches[index + 1]?.second ?? Infinity;
  return Math.min(stretch.second + (instant - stretch.at) / 1000, end);
}

/** When something was said, as readers get it. */
export function momentOf(at: Date, timeline: Timeline): { at: string; second?: number } {
  const second = secondOf(at, timeline);
  return { at: at.toISOString(), ...(second !== undefined && { second }) };
}

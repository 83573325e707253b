import type { Cue } from '@tv/contract/captions/cues';
import type { LiveCue } from '@tv/contract/live/live-captions';

/** Seconds by which captions may be late for somebody who is with the stream. Who has gone back sees them at their time. */
const latest = 10;

/**
 * The captions that are known with new ones, by their time in seconds since 1970. New ones that come after their time are shown from
 * `now` on, for as long as they were to be. Absent: at their time.
 */
export function withLiveCues(
  known: readonly Cue[],
  given: readonly LiveCue[],
  now: number | undefined,
): readonly Cue[] {
  const first = Math.min(...given.map(({ startsAt }) => startsAt / 1000));
  const late = now === undefined || now < first || now - first > latest ? 0 : now - first;
  const added = given.map(({ startsAt, endsAt, text }) => ({
    startTime: startsAt / 1000 + late,
    endTime: endsAt / 1000 + late,
    runs: [{ text }],
  }));
  return [...known, ...added].sort((one, other) => one.startTime - other.startTime);
}

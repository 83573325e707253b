import type { Cue } from './cues.ts';
import type { CueChanges, EditedCue } from './subtitle-drafts.ts';

/** Seconds to the millisecond, as WebVTT writes them. */
export const milliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The order of cues, as WebVTT demands it. Cues of one time stay as they are. */
export const byTime = (one: Cue, other: Cue): number =>
  one.startTime - other.startTime || one.endTime - other.endTime;

/** Cues after changes: those that are known by their key are changed in their place, others come last of their time. */
export function withChanges(cues: readonly EditedCue[], { changed, removed }: CueChanges): EditedCue[] {
  const later = new Map(changed.map((cue) => [cue.key, cue]));
  const gone = new Set(removed);
  const left = cues.filter(({ key }) => !gone.has(key));
  const known = new Set(left.map(({ key }) => key));
  return [
    ...left.map((cue) => later.get(cue.key) ?? cue),
    ...changed.filter(({ key }) => !known.has(key)),
  ].toSorted(byTime);
}

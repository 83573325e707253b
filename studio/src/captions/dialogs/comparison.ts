import type { Cues } from '../cues/change-cues.ts';
import { cueClock } from '../cues/cue-clock.ts';
import { speakerOf, textOf, type EditedCue } from '../cues/cue-text.ts';

/** A difference between two states of captions. Cues that have one key, or else one time, are the same cue. */
export type Difference = { before: EditedCue | undefined; after: EditedCue | undefined };

/** What viewers notice of a cue: times, words with their styles, speaker. */
const shownOf = ({ startTime, endTime, runs, place }: EditedCue) =>
  JSON.stringify([startTime, endTime, runs, place]);

export function differencesOf(published: Cues, draft: Cues): Difference[] {
  const left = new Map(published.map((cue) => [shownOf(cue), cue]));
  const changed = draft.filter((cue) => !left.delete(shownOf(cue)));
  const rest = new Set(left.values());
  const found = changed.map((after): Difference => {
    const before =
      [...rest].find(({ key }) => key === after.key) ??
      [...rest].find((each) => Math.abs(each.startTime - after.startTime) < 0.5);
    if (before) rest.delete(before);
    return { before, after };
  });
  const gone = [...rest].map((before): Difference => ({ before, after: undefined }));
  const startOf = ({ before, after }: Difference) => (after ?? before)!.startTime;
  return [...found, ...gone].sort((one, other) => startOf(one) - startOf(other));
}

/** A cue as one line of text: times, speaker, words. */
export const lineOf = (cue: EditedCue): string =>
  [
    `${cueClock(cue.startTime, 2)} – ${cueClock(cue.endTime, 2)}`,
    speakerOf(cue) && `${speakerOf(cue)}:`,
    textOf(cue).replace(/\n/g, ' / '),
  ]
    .filter(Boolean)
    .join(' ');

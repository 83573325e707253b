import type { Cues } from '../cues/change-cues.ts';
import { textOf } from '../cues/cue-text.ts';

/**
 * The texts of another language beside each cue. A text of the other language stands beside the cue with which it shares most
 * of its time, so that each is shown once.
 */
export function besideOf(cues: Cues, others: Cues): (string | undefined)[] {
  const beside: (string | undefined)[] = cues.map(() => undefined);
  let from = 0;
  for (const other of others) {
    while (from < cues.length - 1 && cues[from]!.endTime <= other.startTime) from += 1;
    let [best, most] = [-1, 0];
    for (let at = from; at < cues.length && cues[at]!.startTime < other.endTime; at += 1) {
      const shared =
        Math.min(cues[at]!.endTime, other.endTime) - Math.max(cues[at]!.startTime, other.startTime);
      if (shared > most) [best, most] = [at, shared];
    }
    if (best >= 0) beside[best] = [beside[best], textOf(other)].filter(Boolean).join('\n');
  }
  return beside;
}

/** Whether cues are shown at the same times as others. */
export const haveSameTimes = (one: Cues, other: Cues): boolean =>
  one.length === other.length &&
  one.every((cue, at) => {
    const { startTime, endTime } = other[at]!;
    return cue === other[at] || (cue.startTime === startTime && cue.endTime === endTime);
  });

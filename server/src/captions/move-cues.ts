import type { Cue } from '@tv/contract/captions/cues';
import { type CutRange, cutTime, uncutTime } from '@tv/contract/media/cuts';

/** The shortest time that a text is shown, in seconds. */
const shortest = 0.1;

/** The cues for one version, at their times in another one. A cue of which nothing is left goes. */
export function moveCues<Moved extends Cue>(
  cues: readonly Moved[],
  from: readonly CutRange[],
  to: readonly CutRange[],
): Moved[] {
  const move = (seconds: number, isEnd = false) => cutTime(to, uncutTime(from, seconds, isEnd));
  return cues
    .map((cue) => ({
      ...cue,
      startTime: move(cue.startTime),
      endTime: move(cue.endTime, true),
      runs: cue.runs.map((run) => (run.from === undefined ? run : { ...run, from: move(run.from) })),
    }))
    .filter(({ startTime, endTime }) => endTime - startTime >= shortest);
}

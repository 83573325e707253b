import { limits } from '@tv/contract/limits';

export type Range = [from: number, to: number];

/** Seconds by which the picture may run ahead of the clock; a longer leap was a seek. */
const slack = 0.75;

/** Ranges apart and in order; two that touch become one. */
export const union = (ranges: readonly Range[]): Range[] => {
  const joined: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 0.05) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
};

/** Collects what was really played: `play` with each time seen while playing, `rest` when playing stops or jumps. */
export const createPlayedRanges = (milliseconds = () => performance.now()) => {
  let done: Range[] = [];
  let open: Range | undefined;
  let seenAt = 0;
  const add = (ranges: Range[]) => (done = union([...done, ...ranges]).slice(-limits.reactionRanges));
  const rest = () => {
    if (open && open[1] > open[0]) add([open]);
    open = undefined;
  };
  return {
    play: (time: number, rate = 1) => {
      const now = milliseconds();
      const longestStep = ((now - seenAt) / 1000) * rate + slack;
      seenAt = now;
      const continues = open && time >= open[1] && time - open[1] <= longestStep;
      if (continues && open) open[1] = time;
      else {
        rest();
        open = [time, time];
      }
    },
    rest,
    /** Ranges that were taken and could not be sent are sent the next time. */
    giveBack: add,
    /** The ranges that were played since they were last taken, rounded to milliseconds. */
    take: (): Range[] => {
      const at = open?.[1];
      rest();
      if (at !== undefined) open = [at, at];
      const taken = done;
      done = [];
      return taken.map(([from, to]) => [Math.round(from * 1000) / 1000, Math.round(to * 1000) / 1000]);
    },
  };
};

import { limits } from '@tv/contract/limits/limits';

export type Range = [from: number, to: number];

/** Seconds by which the picture may run ahead of the clock; a longer leap was a seek. */
const slack = 0.75;

/** Seconds: the media's record and its time differ by less than a picture. */
const tolerance = 0.05;

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

/** Where the browser has played to without a break, by the media's own record (`played`), from a second on. */
export const playedUntil = (played: TimeRanges | undefined, from: number): number => {
  for (let at = 0; at < (played?.length ?? 0); at++)
    if (played!.start(at) <= from + tolerance && played!.end(at) >= from) return played!.end(at);
  return from;
};

/**
 * Collects what was really played: `play` with each time seen while playing, `rest` when playing stops or jumps. `until`: where the
 * media has played to from a second on. A busy machine tells times rarely and late: what the media itself has played in between
 * counts, and what it has not was jumped over.
 */
export const createPlayedRanges = (
  until: (from: number) => number = (from) => from,
  milliseconds = () => performance.now(),
) => {
  let done: Range[] = [];
  let open: Range | undefined;
  let seenAt = 0;
  let lastRate = 1;
  /** Seconds of the media that the clock allows since the last step. */
  const possible = () => ((milliseconds() - seenAt) / 1000) * lastRate;
  const add = (ranges: Range[]) => (done = union([...done, ...ranges]).slice(-limits.reactionRanges));
  const rest = () => {
    // What was played after the last time that was told. Of a part that was played before, no more than the clock allows.
    if (open) open[1] = Math.max(open[1], Math.min(until(open[1]), open[1] + possible()));
    if (open && open[1] > open[0]) add([open]);
    open = undefined;
  };
  return {
    play: (time: number, rate = 1) => {
      // Something else was told of the media: its time has not moved.
      if (open && time === open[1]) return;
      const isPossible = open && (time - open[1] <= possible() + slack || until(open[1]) >= time - tolerance);
      const continues = isPossible && open && time >= open[1];
      if (!continues) rest();
      seenAt = milliseconds();
      lastRate = rate;
      if (continues && open) open[1] = time;
      else open = [time, time];
    },
    rest,
    /** Ranges that were taken and could not be sent are sent the next time. */
    giveBack: add,
    /** The ranges that were played since they were last taken, rounded to milliseconds. */
    take: (): Range[] => {
      const last = open;
      rest();
      if (last) {
        open = [last[1], last[1]];
        seenAt = milliseconds();
      }
      const taken = done;
      done = [];
      return taken.map(([from, to]) => [Math.round(from * 1000) / 1000, Math.round(to * 1000) / 1000]);
    },
  };
};

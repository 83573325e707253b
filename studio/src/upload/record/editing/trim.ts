import type { Trim } from '@tv/contract/uploads/uploads';

export type TrimRange = { from: number; to: number };

/** Seconds that are no trim: nobody sees them. */
const nothing = 0.05;

/** What stays of a recording of so many seconds, as an upload says it. `undefined`: all of it. */
export function trimOf({ from, to }: TrimRange, seconds: number): Trim | undefined {
  const trim = {
    ...(from > nothing && { from: tenths(from) }),
    ...(to < seconds - nothing && { to: tenths(to) }),
  };
  return Object.keys(trim).length > 0 ? trim : undefined;
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

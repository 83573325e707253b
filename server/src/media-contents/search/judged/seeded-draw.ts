/** Draws that are the same for the same seed. */
export type Draw = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in this share of draws, 0 to 1. */
  chance(share: number): boolean;
  pick<Value>(list: readonly Value[]): Value;
  /** A number from 0 to below 1. */
  next(): number;
};

export function seededDraw(seed: string): Draw {
  let state = hashOf(seed);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)]!,
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash;
}

/** Draws that follow from a seed and a number alone, so that one request of a run can be made again. */
export type Draw = ReturnType<typeof createDraw>;

export function createDraw(seed: number, number: number) {
  // mulberry32; the factor keeps neighbouring numbers apart.
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    /** True in this share of all draws. */
    chance: (share: number) => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)]!,
    uuid: () => {
      const digits = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('');
      return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function draws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const drawFrom = <Item>(draw: () => number, items: readonly Item[]): Item =>
  items[Math.floor(draw() * items.length)]!;

export function drawUuid(draw: () => number): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(draw() * 16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}

/** Seeded, so that the same world is drawn every time (mulberry32). */
export type Random = () => number;

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

const lattice = (seed: number, index: number): number => randomFrom(seed * 374761 + index * 668265263)();

/** Smooth value noise over a line, 0 to 1. */
export const noise = (seed: number, x: number): number => {
  const cell = Math.floor(x);
  const part = x - cell;
  const eased = part * part * (3 - 2 * part);
  return lattice(seed, cell) * (1 - eased) + lattice(seed, cell + 1) * eased;
};

/** Several octaves of it, 0 to 1. */
export const roughNoise = (seed: number, x: number, octaves: number, roughness = 0.5): number => {
  let sum = 0;
  let total = 0;
  let weight = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(seed + octave * 101, x * 2 ** octave);
    total += weight;
    weight *= roughness;
  }
  return sum / total;
};

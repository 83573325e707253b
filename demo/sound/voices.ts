import { between, noise, randomFrom } from '../scenes/random.ts';
import type { Random } from '../scenes/random.ts';
import type { Sound } from '../item.ts';

export const RATE = 48_000;

export type Stereo = { left: Float32Array; right: Float32Array };
/** How loud a layer is at a second, 0 to 1. */
export type Gain = (second: number) => number;

const frequencyOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Semitones above the root; four chords that follow each other without end. */
const CHORDS: Record<Sound['mood'], number[][]> = {
  dawn: [
    [0, 7, 16, 23],
    [5, 12, 16, 21],
    [9, 16, 19, 24],
    [7, 14, 19, 23],
  ],
  dusk: [
    [0, 7, 15, 22],
    [8, 15, 19, 24],
    [3, 10, 19, 22],
    [10, 14, 17, 22],
  ],
  night: [
    [0, 7, 14, 15],
    [5, 12, 15, 20],
    [8, 12, 19, 24],
    [0, 7, 14, 19],
  ],
};
const CHORD_SECONDS = 8;

/** Slow chords of few partials, each voice twice, a little apart. */
export const pad = (out: Stereo, sound: Sound, gain: Gain): void => {
  const chords = CHORDS[sound.mood];
  const seconds = out.left.length / RATE;
  for (let part = 0; part * CHORD_SECONDS < seconds; part++) {
    for (const [voice, interval] of chords[part % chords.length]!.entries()) {
      const frequency = frequencyOf(sound.root + interval);
      for (const side of [-1, 1]) {
        const step = (2 * Math.PI * frequency * (1 + side * 0.0016)) / RATE;
        const start = Math.max(0, Math.floor((part * CHORD_SECONDS - 1.6) * RATE));
        const end = Math.min(out.left.length, Math.floor(((part + 1) * CHORD_SECONDS + 1.6) * RATE));
        for (let at = start; at < end; at++) {
          const second = at / RATE;
          const inside = Math.min(
            1,
            (second - (part * CHORD_SECONDS - 1.6)) / 3.2,
            ((part + 1) * CHORD_SECONDS + 1.6 - second) / 3.2,
          );
          const swell = Math.sin((inside * Math.PI) / 2) ** 2 * (0.8 + 0.2 * Math.sin(second * 0.7 + voice));
          const wave = Math.sin(step * at) + 0.22 * Math.sin(step * 2 * at) + 0.06 * Math.sin(step * 3 * at);
          const value = wave * swell * gain(second) * (0.036 - voice * 0.004);
          out.left[at]! += value * (side < 0 ? 1 : 0.45);
          out.right[at]! += value * (side > 0 ? 1 : 0.45);
        }
      }
    }
  }
};

const strike = (out: Stereo, note: number, second: number, loudness: number, balance: number): void => {
  const frequency = frequencyOf(note);
  const start = Math.floor(second * RATE);
  const end = Math.min(out.left.length, start + 4 * RATE);
  for (let at = start; at < end; at++) {
    const since = (at - start) / RATE;
    const soft = Math.min(1, since / 0.006);
    let value = 0;
    for (const [ratio, weight, decay] of [
      [1, 1, 1.3],
      [2.0, 0.32, 0.8],
      [2.76, 0.16, 0.5],
      [5.4, 0.05, 0.22],
    ] as const)
      value += weight * Math.sin(2 * Math.PI * frequency * ratio * since) * Math.exp(-since / decay);
    value *= soft * loudness;
    out.left[at]! += value * (1 - balance);
    out.right[at]! += value * balance;
  }
};

const SCALE: Record<Sound['mood'], number[]> = {
  dawn: [0, 2, 4, 7, 9],
  dusk: [0, 3, 5, 7, 10],
  night: [0, 3, 7, 10, 14],
};

export const bells = (out: Stereo, sound: Sound, gain: Gain): void => {
  const random = randomFrom(sound.seed * 3 + 1);
  const seconds = out.left.length / RATE;
  for (let second = 1.5; second < seconds - 1.5; second += between(random, 1.4, 3.8)) {
    const step = SCALE[sound.mood][Math.floor(random() * 5)]!;
    strike(
      out,
      sound.root + 24 + step + (random() < 0.25 ? 12 : 0),
      second,
      gain(second) * between(random, 0.04, 0.075),
      between(random, 0.25, 0.75),
    );
  }
};

/** Two rising bells at each moment. */
export const chimes = (out: Stereo, sound: Sound, moments: number[]): void => {
  for (const moment of moments)
    for (const [step, delay] of [
      [0, 0.1],
      [7, 0.42],
    ] as const)
      strike(out, sound.root + 26 + step, moment + delay, 0.1, 0.5);
};

/** Noise through a two-pole band filter whose pitch and loudness wander. */
const wander = (
  out: Stereo,
  seed: number,
  gain: Gain,
  shape: { low: number; high: number; pace: number; loud: (second: number) => number; sharp: number },
): void => {
  for (const [index, channel] of [out.left, out.right].entries()) {
    const random: Random = randomFrom(seed * 11 + index);
    let low = 0;
    let band = 0;
    let slow = 0;
    let pitch = 0;
    let loudness = 0;
    for (let at = 0; at < channel.length; at++) {
      if (at % 240 === 0) {
        const second = at / RATE;
        pitch =
          2 *
          Math.sin(
            (Math.PI *
              (shape.low + (shape.high - shape.low) * noise(seed + index * 5, second * shape.pace))) /
              RATE,
          );
        loudness = shape.loud(second) * gain(second);
      }
      // Gentler than white: most of the highs are gone before the filter.
      slow += 0.18 * (random() * 2 - 1 - slow);
      low += pitch * band;
      band += pitch * (slow - low - shape.sharp * band);
      channel[at]! += band * loudness;
    }
  }
};

export const wind = (out: Stereo, sound: Sound, gain: Gain): void =>
  wander(out, sound.seed + 21, gain, {
    low: 170,
    high: 620,
    pace: 0.23,
    sharp: 0.9,
    loud: (second) => 0.26 * (0.25 + noise(sound.seed + 4, second * 0.16)),
  });

export const waves = (out: Stereo, sound: Sound, gain: Gain): void =>
  wander(out, sound.seed + 31, gain, {
    low: 240,
    high: 520,
    pace: 0.3,
    sharp: 1.5,
    loud: (second) =>
      0.36 *
      (0.14 +
        0.86 * Math.max(0, Math.sin((second * 2 * Math.PI) / 7.4 + 0.8 * Math.sin(second * 0.31))) ** 2.2),
  });

export const rain = (out: Stereo, sound: Sound, gain: Gain): void => {
  wander(out, sound.seed + 41, gain, { low: 2600, high: 3600, pace: 0.1, sharp: 1.7, loud: () => 0.17 });
  const random = randomFrom(sound.seed + 43);
  for (let second = 0; second < out.left.length / RATE - 1; second += between(random, 0.02, 0.16)) {
    const pitch = between(random, 1100, 2600);
    const loudness = between(random, 0.003, 0.013) * gain(second);
    const balance = random();
    const start = Math.floor(second * RATE);
    for (let at = 0; at < RATE * 0.03; at++) {
      const value =
        loudness *
        Math.sin((2 * Math.PI * pitch * at) / RATE) *
        Math.exp(-at / (RATE * 0.005)) *
        Math.min(1, at / 40);
      out.left[start + at]! += value * (1 - balance);
      out.right[start + at]! += value * balance;
    }
  }
};

export const hum = (out: Stereo, gain: Gain): void => {
  for (let at = 0; at < out.left.length; at++) {
    const second = at / RATE;
    const value =
      (0.03 * Math.sin(2 * Math.PI * 100 * second) +
        0.012 * Math.sin(2 * Math.PI * 200 * second) +
        0.03 * Math.sin(2 * Math.PI * 50 * second)) *
      gain(second) *
      (0.85 + 0.15 * Math.sin(second * 0.9));
    out.left[at]! += value;
    out.right[at]! += value;
  }
};

/** A soft double beat, like a heart, once in 1.2 seconds. */
export const pulse = (out: Stereo, gain: Gain): void => {
  const seconds = out.left.length / RATE;
  for (let second = 0.8; second < seconds - 1; second += 1.2)
    for (const [delay, loudness] of [
      [0, 0.2],
      [0.24, 0.12],
    ] as const) {
      const start = Math.floor((second + delay) * RATE);
      for (let at = 0; at < RATE * 0.3; at++) {
        const since = at / RATE;
        const value =
          loudness *
          gain(second) *
          Math.sin(2 * Math.PI * (52 + 30 * Math.exp(-since * 30)) * since) *
          Math.exp(-since * 12) *
          Math.min(1, since / 0.008);
        out.left[start + at]! += value;
        out.right[start + at]! += value;
      }
    }
};

import { sizeOf } from '../media/download-name.ts';

/** The picture that rungs are made from, as it is shown: after rotation and with square pixels. */
export type DisplaySize = { width: number; height: number };

export type Rung = DisplaySize & {
  /** The shorter side, which names the rung: 720 is 1280×720 or, upright, 720×1280. */
  side: number;
  maxBitsPerSecond: number;
};

const standardSides = [360, 540, 720, 1080];

// Peak bit rate in bits a second, for 16:9 at 30 frames a second.
const bitsPerSide: [side: number, bits: number][] = [
  [0, 300_000],
  [360, 900_000],
  [540, 1_800_000],
  [720, 3_200_000],
  [1080, 6_000_000],
];

/** The rungs in ascending order, never larger than the source. A source below 1080 lines has its own size as the largest rung. */
export function ladder(source: DisplaySize, frameRate: number, sides: number[] = standardSides): Rung[] {
  const own = sizeOf(source);
  const largest = Math.min(own, Math.max(...sides));
  // A rung of nearly the source's size is left out, because it would be almost the same picture twice.
  const chosen = [...sides.filter((side) => side <= largest * 0.85).sort((a, b) => a - b), largest];
  return chosen.map((side) => rung(source, even(side), frameRate));
}

function rung(source: DisplaySize, side: number, frameRate: number): Rung {
  const upright = source.height > source.width;
  const other = even((Math.max(source.width, source.height) * side) / sizeOf(source));
  const wideness = Math.min(3, other / side / (16 / 9));
  const speed = frameRate > 31 ? 1.4 : 1;
  return {
    side,
    width: upright ? side : other,
    height: upright ? other : side,
    maxBitsPerSecond: Math.round(bitsOf(side) * wideness * speed),
  };
}

function bitsOf(side: number): number {
  const above = bitsPerSide.findIndex(([known]) => known >= side);
  if (above <= 0) return bitsPerSide.at(above === 0 ? 0 : -1)![1];
  const [lowSide, lowBits] = bitsPerSide[above - 1]!;
  const [highSide, highBits] = bitsPerSide[above]!;
  return lowBits + ((highBits - lowBits) * (side - lowSide)) / (highSide - lowSide);
}

/** Rounds down to an even number: H.264 in 4:2:0 needs even sizes, and no rung may exceed its source. */
function even(length: number): number {
  return Math.max(2, 2 * Math.floor(length / 2 + 1e-6));
}

const commonRates: [number, number][] = [
  [24000, 1001],
  [24, 1],
  [25, 1],
  [30000, 1001],
  [30, 1],
  [50, 1],
  [60000, 1001],
  [60, 1],
];

export type FrameRate = { numerator: number; denominator: number };

const unknownRate: FrameRate = { numerator: 0, denominator: 1 };

/** One constant frame rate for all rungs, from 10 to 60: the source's constant rate, or else the next common rate above its mean. */
export function constantFrameRate(mean = unknownRate, nominal = unknownRate): FrameRate {
  const meanRate = valueOf(mean);
  const nominalRate = valueOf(nominal);
  if (!(meanRate > 0))
    return nominalRate >= 10 && nominalRate <= 60 ? nominal : { numerator: 30, denominator: 1 };
  if (meanRate < 10) return { numerator: 10, denominator: 1 };
  // The nominal rate has a tick for every frame. Above 60 it is a clock and not a frame rate.
  if (nominalRate >= meanRate * 0.99 && nominalRate <= 60.5) return nominal;
  const found = commonRates.find(([numerator, denominator]) => numerator / denominator >= meanRate * 0.995);
  const [numerator, denominator] = found ?? [60, 1];
  return { numerator, denominator };
}

export function valueOf(rate: FrameRate): number {
  return rate.denominator > 0 ? rate.numerator / rate.denominator : 0;
}

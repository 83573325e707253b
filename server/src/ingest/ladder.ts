/** What a rung is made from: the picture as it is shown, after rotation and with square pixels. */
export type DisplaySize = { width: number; height: number };

export type Rung = DisplaySize & {
  /** The shorter side, which names the rung: 720 is 1280×720 or, upright, 720×1280. */
  side: number;
  maxBitsPerSecond: number;
};

export const standardSides = [360, 540, 720, 1080];

// Peak bits a second at 30 frames a second for 16:9.
const bitsPerSide: [side: number, bits: number][] = [
  [0, 300_000],
  [360, 900_000],
  [540, 1_800_000],
  [720, 3_200_000],
  [1080, 6_000_000],
];

/** Rungs in ascending order, never above the source; the source's own size ends the ladder when it is below 1080. */
export function ladder(source: DisplaySize, frameRate: number, sides: number[] = standardSides): Rung[] {
  const own = Math.min(source.width, source.height);
  const largest = Math.min(own, Math.max(...sides));
  // A rung that nearly has the source's size would be the same picture twice.
  const chosen = [...sides.filter((side) => side <= largest * 0.85).sort((a, b) => a - b), largest];
  return chosen.map((side) => rung(source, even(side), frameRate));
}

function rung(source: DisplaySize, side: number, frameRate: number): Rung {
  const shorter = Math.min(source.width, source.height);
  const upright = source.height > source.width;
  const other = even((Math.max(source.width, source.height) * side) / shorter);
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

/** H.264 in 4:2:0 needs even sizes. Rounded down, as no rung may exceed its source. */
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

/** One constant rate for all rungs: the source's own where it has one, else the common rate next above its mean; 10 to 60. */
export function constantFrameRate(mean = unknownRate, nominal = unknownRate): FrameRate {
  const meanRate = valueOf(mean);
  const nominalRate = valueOf(nominal);
  if (!(meanRate > 0))
    return nominalRate >= 10 && nominalRate <= 60 ? nominal : { numerator: 30, denominator: 1 };
  if (meanRate < 10) return { numerator: 10, denominator: 1 };
  // The nominal rate has an instant for every frame; above 60 it is a clock rather than a rate.
  if (nominalRate >= meanRate * 0.99 && nominalRate <= 60.5) return nominal;
  const found = commonRates.find(([numerator, denominator]) => numerator / denominator >= meanRate * 0.995);
  const [numerator, denominator] = found ?? [60, 1];
  return { numerator, denominator };
}

export function valueOf(rate: FrameRate): number {
  return rate.denominator > 0 ? rate.numerator / rate.denominator : 0;
}

/**
 * The middle of the next or the previous picture, in seconds: a seek to its edge could show its neighbour.
 * Pictures begin at the multiples of their length.
 */
export const frameBeside = (time: number, framesPerSecond: number, direction: 1 | -1): number =>
  Math.max(0, (Math.floor(time * framesPerSecond + 0.01) + direction + 0.5) / framesPerSecond);

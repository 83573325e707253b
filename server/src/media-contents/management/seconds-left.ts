/** Below this share, and sooner than this many seconds after the start, the pace says nothing yet. */
const leastShare = 0.05;
const leastSeconds = 5;

/** Seconds until the processing ends if it goes on at its pace. `undefined`: unknown. */
export const secondsLeft = (share: number, secondsSoFar: number | null): number | undefined =>
  secondsSoFar === null || secondsSoFar < leastSeconds || share < leastShare
    ? undefined
    : Math.ceil((secondsSoFar * (1 - share)) / share);

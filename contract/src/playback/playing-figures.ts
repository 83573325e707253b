/** Browsers that are distinguished by their user agents. Those built on Chromium have a name of their own where many people use them. */
export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'samsung', 'other'] as const;
export type Browser = (typeof browsers)[number];

/** Kinds of network, as `navigator.connection.effectiveType` says them. */
export const networks = ['4g', '3g', '2g', 'slow-2g', 'unknown'] as const;
export type Network = (typeof networks)[number];

/** How a start ended. */
export const startOutcomes = ['played', 'failed'] as const;

/** Milliseconds: where each part of the histogram of start times ends. A last part has those that took longer. */
export const startTimeBounds = [
  250, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000, 12_000, 20_000,
] as const;

/** The most that one report may say. */
export const playingLimits = {
  startMilliseconds: 120_000,
  /** A player reports at least each half hour of playing. */
  playedSeconds: 3600,
  rebufferedSeconds: 600,
  rebufferings: 200,
  renditionChanges: 200,
  /** An hour of 120 pictures a second. */
  frames: 432_000,
} as const;

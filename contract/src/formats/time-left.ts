/** How much was done at an instant, in milliseconds: bytes, or a share. */
export type Sample = { at: number; done: number };

/** Milliseconds of which the speed is the average. */
const usualWindow = 15_000;

/** Adds how much has been done at an instant. Forgets entries that are too old to measure the speed. */
export const addSample = (samples: readonly Sample[], sample: Sample, window = usualWindow): Sample[] => [
  ...samples.filter(({ at }) => sample.at - at < window),
  sample,
];

/** Seconds until the rest is done at the average speed of the samples. `undefined` while that cannot be said. */
export function secondsLeft(samples: readonly Sample[], rest: number): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < 1_000 || last.done <= first.done) return undefined;
  return (rest * (last.at - first.at)) / 1000 / (last.done - first.done);
}

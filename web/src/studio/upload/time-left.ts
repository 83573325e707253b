type Sample = { at: number; bytes: number };

/** Milliseconds of which the speed is the average. */
const window = 15_000;

/** Adds how many bytes have been sent at an instant, and forgets what is too old to say anything of the speed. */
export const addSample = (samples: readonly Sample[], sample: Sample): Sample[] => [
  ...samples.filter(({ at }) => sample.at - at < window),
  sample,
];

/** Seconds until the rest is sent at the average speed of the samples. `undefined` while that cannot be said. */
export function secondsLeft(samples: readonly Sample[], restBytes: number): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < 1_000 || last.bytes <= first.bytes) return undefined;
  return (restBytes * (last.at - first.at)) / 1000 / (last.bytes - first.bytes);
}

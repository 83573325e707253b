import { silence, windowsPerSecond } from '../../machine-captions/choose-cuts.ts';
import { rootMeanSquare } from '../../machine-captions/sound-parts.ts';
import { bytesPerSecond } from '../../machine-captions/wav-file.ts';

/** Seconds of a part of which its end is not looked for. */
const shortest = 1.5;
const bytesPerWindow = bytesPerSecond / windowsPerSecond;

/** Where to end a part, in bytes of its samples: in the quietest tenth of a second behind its beginning. */
export function quietestPosition(samples: Buffer): number {
  const loudness = windowsOf(samples);
  let [best, cut] = [Infinity, samples.length];
  // Of equal ones it is the last.
  for (let window = Math.ceil(shortest * windowsPerSecond); window < loudness.length; window += 1)
    if (loudness[window]! <= best) [best, cut] = [loudness[window]!, (window + 0.5) * bytesPerWindow];
  return cut;
}

export const isSilent = (samples: Buffer): boolean => windowsOf(samples).every((level) => level < silence);

function windowsOf(samples: Buffer): number[] {
  const count = Math.floor(samples.length / bytesPerWindow);
  return Array.from({ length: count }, (_, window) =>
    rootMeanSquare(samples.subarray(window * bytesPerWindow, (window + 1) * bytesPerWindow)),
  );
}

/** Sound is sent in parts of this many seconds: long enough to be understood, short enough to be answered in time. */
export const partSeconds = { shortest: 60, longest: 180 };
/** Windows in a second for which the loudness of a sound is measured. */
export const windowsPerSecond = 10;
/** Windows around a place that must be quiet as well. */
const around = 4;
/** A stretch without a louder window than this has no sound. Loudness is the root mean square of samples between -1 and 1. */
export const silence = 0.001;

export type SoundPart = {
  /** Seconds from the start of the sound. */
  from: number;
  to: number;
  isSilent: boolean;
};

/** Cuts a sound into parts where it is quietest, by the loudness of its windows. */
export function chooseCuts(loudness: ArrayLike<number>, { shortest, longest } = partSeconds): SoundPart[] {
  const parts: SoundPart[] = [];
  let from = 0;
  while (loudness.length - from > longest * windowsPerSecond) {
    const to = quietest(loudness, from + shortest * windowsPerSecond, from + longest * windowsPerSecond);
    parts.push(partOf(loudness, from, to));
    from = to;
  }
  if (loudness.length > from) parts.push(partOf(loudness, from, loudness.length));
  return parts;
}

/** The quietest window from one to another. Of equal ones it is the last. */
function quietest(loudness: ArrayLike<number>, from: number, to: number): number {
  let [best, cut] = [Infinity, to];
  for (let window = from; window < to; window += 1) {
    let level = 0;
    for (let near = window - around; near <= window + around; near += 1) level += loudness[near] ?? 0;
    if (level <= best) [best, cut] = [level, window];
  }
  return cut;
}

function partOf(loudness: ArrayLike<number>, from: number, to: number): SoundPart {
  let loudest = 0;
  for (let window = from; window < to; window += 1) loudest = Math.max(loudest, loudness[window]!);
  return { from: from / windowsPerSecond, to: to / windowsPerSecond, isSilent: loudest < silence };
}

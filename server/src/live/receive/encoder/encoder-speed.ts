/** Seconds over which the speed is measured. */
const windowSeconds = 5;
/** Seconds of received media that may wait. At its start a run has waited for its probe. */
const mostBehind = 4;

type Sample = { at: number; encoded: number };

/** Measures how fast a run encodes, by its finished segments, and says when it is too slow for a live stream. */
export class EncoderSpeed {
  private samples: Sample[] = [];

  /** Adds the seconds encoded until now (milliseconds). */
  add(at: number, encoded: number): void {
    this.samples.push({ at, encoded });
    while (this.samples.length > 2 && this.samples[1]!.at <= at - windowSeconds * 1000) this.samples.shift();
  }

  /** Seconds of media per second. `undefined` until it is measured long enough. */
  speed(): number | undefined {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (!first || !last || last.at - first.at < (windowSeconds - 1) * 1000) return undefined;
    return (last.encoded - first.encoded) / ((last.at - first.at) / 1000);
  }

  /** A run that is behind, and not catching up, never will be in time. */
  isTooSlow(secondsBehind: number): boolean {
    const speed = this.speed();
    return speed !== undefined && secondsBehind > mostBehind && speed < 1.02;
  }
}

import type { StreamFacts } from '../receive-stream.ts';

const windowSeconds = 5;

/** Watches the times of pictures: how many come per second, whether their rate is steady, and how many are missing. */
export class FrameClock {
  private times: number[] = [];
  private lost = 0;

  /** Takes the presentation time of a picture, in milliseconds, in the order of sending. */
  add(milliseconds: number): void {
    this.times.push(milliseconds);
    const newest = milliseconds - windowSeconds * 1000;
    while (this.times.length > 2 && this.times[0]! < newest) this.times.shift();
    const steps = this.steps();
    const usual = middleOf(steps);
    const last = steps.at(-1);
    if (last !== undefined && steps.length > 10 && last > usual * 1.8)
      this.lost += Math.round(last / usual) - 1;
  }

  facts(): Pick<StreamFacts, 'framesPerSecond' | 'isRateVariable' | 'lostFrames'> {
    const steps = this.steps();
    if (steps.length < 10) return {};
    const usual = middleOf(steps);
    const sum = steps.reduce((all, step) => all + step, 0);
    // Times are whole milliseconds.
    const uneven = steps.filter((step) => Math.abs(step - usual) > usual / 4 + 1);
    return {
      // Times are whole milliseconds, so hundredths would be noise.
      framesPerSecond: Math.round((steps.length * 10_000) / Math.max(1, sum)) / 10,
      isRateVariable: uneven.length > steps.length / 5,
      lostFrames: this.lost,
    };
  }

  private steps(): number[] {
    return this.times.slice(1).map((time, index) => time - this.times[index]!);
  }
}

const middleOf = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

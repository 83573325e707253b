/** Pictures a second in which screen and camera are put together, the most first. */
const rates = [30, 20, 12, 8, 5] as const;

/** Pictures that are looked at before the rate is changed. */
const window = 30;

/**
 * Lowers the rate of a composition that a computer cannot keep up with. `drawn` takes the milliseconds that one picture took
 * and came late, and answers the pictures a second from then on. It never rises again: a picture that changes its pace is worse than a slow one.
 */
export function createFrameRate(): { rate: () => number; drawn: (milliseconds: number) => number } {
  let index = 0;
  let spent = 0;
  let count = 0;
  const rate = () => rates[index]!;
  return {
    rate,
    drawn(milliseconds) {
      spent += milliseconds;
      count += 1;
      if (count < window) return rate();
      const isTooSlow = spent / count > (1000 / rate()) * 0.6;
      if (isTooSlow && index < rates.length - 1) index += 1;
      spent = 0;
      count = 0;
      return rate();
    },
  };
}

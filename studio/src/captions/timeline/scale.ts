/** Seconds between the marks of the ruler, the smallest that leaves 80 pixels between two. */
export function markStep(pixelsASecond: number): number {
  const steps = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800];
  return steps.find((step) => step * pixelsASecond >= 80) ?? 3600;
}

/** Pixels a second of the zoom, 0 to 1: from the whole item in the width to 200 pixels a second. */
export function pixelsASecond(zoom: number, width: number, duration: number): number {
  const least = Math.max(0.5, width / Math.max(1, duration));
  const most = Math.max(200, least);
  return least * (most / least) ** zoom;
}

/** The zoom at which about so many seconds are seen. */
export function zoomFor(seconds: number, width: number, duration: number): number {
  const least = Math.max(0.5, width / Math.max(1, duration));
  const most = Math.max(200, least);
  if (most === least) return 0;
  return Math.min(1, Math.max(0, Math.log(width / seconds / least) / Math.log(most / least)));
}

/** The nearest of the seconds that is not farther than `reach`, else the second itself. */
export function snapped(second: number, targets: readonly number[], reach: number): number {
  let best = second;
  let distance = reach;
  for (const target of targets)
    if (Math.abs(target - second) <= distance) {
      best = target;
      distance = Math.abs(target - second);
    }
  return best;
}

/** Loudness of each bar from a second on: the highest peak, 0 to 1, of the time that the bar stands for. */
export function barsBetween(
  peaks: { perSecond: number; values: ArrayLike<number> },
  from: number,
  secondsABar: number,
  count: number,
): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const first = Math.max(0, Math.floor((from + bar * secondsABar) * peaks.perSecond));
    const end = Math.max(first + 1, Math.ceil((from + (bar + 1) * secondsABar) * peaks.perSecond));
    let most = 0;
    for (let at = first; at < end && at < peaks.values.length; at += 1)
      most = Math.max(most, peaks.values[at]!);
    return most;
  });
}

/** Milliseconds. */
const second = 1_000;
/** A worker looks for due schedules each second, so a publication comes up to a second after its instant. */
const workerDelay = second;
/** Pages that count down to one instant ask for the item within this time, each at a moment of its own. */
const spread = 4 * second;
const soon = { shortest: 5 * second, spread: 5 * second };
const later = { shortest: 30 * second, spread: 30 * second };
/** A publication that is later than this is asked for less often. */
const longWait = 120 * second;
/** The longest wait. Timers of browsers overflow after 24 days, and the page's clock may be set meanwhile. */
const longest = 3_600 * second;

/**
 * Milliseconds until a page with a countdown asks the service whether the item is published. `share` is a number from 0 to 1 that
 * each page draws for itself at each wait, so that pages that count down to the same instant do not ask at the same time. The page
 * asks after the wait only if the instant has passed.
 */
export function waitForPublication(publishAt: string, now: number, share: number): number {
  const left = Date.parse(publishAt) - now;
  if (Number.isNaN(left)) return longest;
  if (left > 0) return Math.min(left + workerDelay + share * spread, longest);
  const pause = -left < longWait ? soon : later;
  return pause.shortest + share * pause.spread;
}

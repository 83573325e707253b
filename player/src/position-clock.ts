import { formatClock } from './clock.ts';

/** Where a film or sound is. One of 11.96 seconds ends at `0:12`, as its length is shown. */
export const positionClock = (at: { ended: boolean; currentTime: number; duration: number }): string =>
  formatClock(at.ended ? Math.round(at.duration) : at.currentTime);

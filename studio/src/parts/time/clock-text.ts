import { formatClock } from '@tv/player/clock.ts';

/** The seconds of a time as people type it: `1:02:03`, `2:03`, `123` or `2:03.5`. `undefined` for anything else. */
export function secondsIn(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part, index) => isPart(part, index === parts.length - 1)))
    return undefined;
  const values = parts.map(Number);
  // Only the first part may go beyond 59.
  if (values.slice(1).some((value) => value >= 60)) return undefined;
  return values.reduce((sum, value) => sum * 60 + value, 0);
}

const isPart = (part: string, isLast: boolean) =>
  (isLast ? /^\d{1,6}(?:\.\d{1,3})?$/ : /^\d{1,5}$/).test(part);

/** Seconds with a tenth, as people type them: `1:02.5`. */
export function clockWithTenths(seconds: number): string {
  const tenths = Math.round(Math.max(0, seconds) * 10);
  return `${formatClock(Math.floor(tenths / 10))}.${tenths % 10}`;
}

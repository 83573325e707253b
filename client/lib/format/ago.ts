import { locale } from '@tv/strings/en/locale.ts';

const day = 86_400_000;
const steps: [least: number, length: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3_600_000, 3_600_000, 'hour'],
  [60_000, 60_000, 'minute'],
  [0, 1000, 'second'],
];

let relative: Intl.RelativeTimeFormat | undefined;
let thisYear: Intl.DateTimeFormat | undefined;
let otherYear: Intl.DateTimeFormat | undefined;

const midnight = (instant: number) => new Date(instant).setHours(0, 0, 0, 0);

/** How long ago a moment was, in the reader's words: `now`, `35 min ago`, `yesterday`, `5 days ago`, then the date. */
export function agoWords(instant: string, now = Date.now()): string {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return '';
  relative ??= new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const days = Math.round((midnight(now) - midnight(then)) / day);
  if (days >= 1 && passed >= 3_600_000 * 6) {
    if (days < 7) return relative.format(-days, 'day');
    return new Date(then).getFullYear() === new Date(now).getFullYear()
      ? (thisYear ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })).format(then)
      : (otherYear ??= new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' })).format(then);
  }
  if (passed < 60_000) return relative.format(0, 'second');
  const [, length, unit] = steps.find(([least]) => passed >= least)!;
  return relative.format(-Math.floor(passed / length), unit);
}

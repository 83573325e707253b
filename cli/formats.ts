import { localeOf } from '@tv/contract/languages/languages';
import { language } from './language.ts';

const locale = localeOf[language];

/** An instant, in the time zone of this computer. */
export const moment = (instant: string): string =>
  new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A day as calls answer it: `2026-12-24`, or an instant, of which it is the day in UTC. */
export const day = (written: string): string =>
  new Date(written).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** `3 days`: a number of a unit of time. */
export const time = (count: number, unit: 'hour' | 'day' | 'month'): string =>
  count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });

/** Bytes in a unit that suits their number. */
export function size(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const digits = power === 0 ? 0 : 1;
  return (bytes / 1000 ** power).toLocaleString(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Seconds as a player shows them: `1:05`, `1:00:05`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':');
}

const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });

/** `--from, --until or --days` */
export const either = (words: readonly string[]): string => disjunction.format(words);

import { locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/playing.ts';

/** A score in words; a dash where nothing is known. */
export const scoreWords = (value: number | undefined, words: (value: number) => string): string =>
  value === undefined ? '–' : words(value);

export const inSeconds = (seconds: number): string =>
  seconds.toLocaleString(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  });

export const inPercent = (share: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });

export const anHour = (count: number): string => text.anHour(Math.round(count * 10) / 10);

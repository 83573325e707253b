import { locale } from './locale.ts';

/** Name of a quality that shares its size with another: `720p, 2.4 Mbit/s`. */
export const withBitrate = (size: string, megabits: number) =>
  `${size}, ${megabits.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mbit/s`;

import { locale } from './locale.ts';

export const withBitrate = (size: string, megabits: number) =>
  `${size}, ${megabits.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mbit/s`;

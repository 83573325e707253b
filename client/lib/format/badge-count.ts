import { number } from '@tv/strings/en/locale.ts';

const largest = 99;

/** A count for a small place: `99+` above 99. The service counts to 100 at most. */
export const badgeCount = (count: number): string =>
  count > largest ? `${number(largest)}+` : number(count);

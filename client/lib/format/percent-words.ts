import { locale } from '@tv/strings/en/locale.ts';

/** A share from 0 to 1 as whole percent, in the reader's way of writing. */
export const percentWords = (share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

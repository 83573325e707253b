import * as counts from '@tv/strings/en/parts/counts.ts';

/** How many were found; `about 20,000 results`, in two digits, where the number is an estimate. */
export const resultsWords = (count: number, isExact: boolean): string =>
  isExact ? counts.results(count) : counts.aboutResults(Number(count.toPrecision(2)));

/** The most items that are read of the words' lists in the index. */
export const maxListed = 10_000;
/** Totals are exact up to this number. Beyond it the number of items with the words is shown, as counted last. */
export const exactUpTo = 200;

/** How the items with the wanted words are read: the newest items one by one until enough have them, or all by the index of words. */
export type Reading = 'by date' | 'all';

/** The known numbers of the wanted words and of the library. All numbers but `wanted` are as counted last. */
export type Expected = {
  /** Items that are wanted at most, and that the viewer may see. */
  wanted: number;
  /** The documents of the library. */
  documents: number;
  /** The share of the documents that have the words. */
  withWords: number;
  /** The share of the documents that the viewer may see. */
  visible: number;
  /** What it costs to look into a document. To find one by the index costs 1. */
  lookCost: number;
};

/** The reading that costs least. A list that is too long is not read: it would be cut, and not after the newest. */
export function chooseReading({ wanted, documents, withWords, visible, lookCost }: Expected): Reading {
  const listed = withWords * documents;
  const looked = lookCost * Math.min(documents, wanted / (withWords * visible));
  return listed <= maxListed && listed <= looked ? 'all' : 'by date';
}

/** The most items that are read of the words' lists in the index. */
export const maxListed = 10_000;
/** Totals are exact up to this number. Beyond it the number of items with the words is shown, as counted last. */
export const exactUpTo = 200;

/**
 * How the items with the wanted words are read: the newest items one by one until enough have them, or by the index of words:
 * of the recent items only, and of all where these are too few, or of all.
 */
export type Reading = 'by date' | 'recent' | 'all';

/** The known numbers of the wanted words and of the library. All numbers but `wanted` are as counted last. */
export type Expected = {
  /** Items that are wanted at most, and that the viewer may see. */
  wanted: number;
  /** The documents of the library, and those of them that are recent. */
  library: { documents: number; recent: number };
  /** The share of the documents that have the words. */
  withWords: number;
  /** The share of the documents that the viewer may see. */
  visible: number;
  /** What it costs to look into a document. To find one by the index costs 1. */
  lookCost: number;
};

/** Recent items are read if so many times the wanted number are expected there. */
const margin = 1.2;

export function chooseReading({ wanted, library, withWords, visible, lookCost }: Expected): Reading {
  const { documents, recent } = library;
  const listed = withWords * documents;
  const isRecentEnough = withWords * recent * visible >= margin * wanted && listed * visible > exactUpTo;
  const readings: { reading: Reading; cost: number }[] = [
    { reading: 'by date', cost: lookCost * Math.min(documents, wanted / (withWords * visible)) },
    ...(isRecentEnough ? [{ reading: 'recent' as const, cost: withWords * recent }] : []),
    ...(listed <= maxListed ? [{ reading: 'all' as const, cost: listed }] : []),
  ];
  return readings.reduce((best, each) => (each.cost <= best.cost ? each : best)).reading;
}

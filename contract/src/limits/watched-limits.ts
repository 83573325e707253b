/** Watched sources of an organization; characters of a folder and an address; items of one that are shown; characters of a bucket’s key. */
export const watchedLimits = { each: 20, folder: 500, address: 2048, shownItems: 100, key: 200 } as const;

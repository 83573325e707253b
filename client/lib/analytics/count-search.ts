/** Counts a search that came to rest, with the number of its results. Pages without results do not load it. */
export const countSearch = (term: string, resultCount: number): void =>
  void import('./queue.ts').then(({ enqueueSearch }) => enqueueSearch(term, resultCount)).catch(() => {});

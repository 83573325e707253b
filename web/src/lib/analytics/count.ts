import type { AnalyticsEvent } from '@tv/contract/analytics';

/** Counts that something was pressed; the code that sends comes with the first event. */
export const count = (name: AnalyticsEvent['name']): void =>
  void import('./queue.ts').then(({ enqueue }) => enqueue(name)).catch(() => {});

/** Counts a search that came to rest, with the number of its results. */
export const countSearch = (term: string, resultCount: number): void =>
  void import('./queue.ts').then(({ enqueueSearch }) => enqueueSearch(term, resultCount)).catch(() => {});

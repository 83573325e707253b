import type { AnalyticsEvent } from '@tv/contract/analytics/analytics';

/** Counts that something was pressed; the code that sends comes with the first event. */
export const count = (name: AnalyticsEvent['name']): void =>
  void import('./queue.ts').then(({ enqueue }) => enqueue(name)).catch(() => {});

import { nameLimits } from './name-limits.ts';

/** Characters of texts, and entries of lists, that people give an item, and how long it stays. */
export const itemLimits = {
  title: 300,
  description: 10_000,
  /** Of title and description in all further languages together. */
  translations: 50_000,
  tags: 30,
  tag: 50,
  speakers: 20,
  speaker: 120,
  chapters: 200,
  chapter: 200,
  categories: 10,
  category: nameLimits.category,
  /** Days for which a deleted one can be restored. */
  restorableDays: 30,
  /** Why it is under legal hold. */
  holdReason: 500,
  /** Addresses at which it was before, and characters of one. */
  oldAddresses: 50,
  oldAddress: 2048,
} as const;

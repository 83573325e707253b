import type { Cost } from '../passwords/password-hash.ts';

/** A cheap hash: tests sign in often, and test what is around the hash. */
export const quickCost: Cost = { ln: 10, r: 8, p: 1 };

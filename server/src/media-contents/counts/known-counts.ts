import { type BoundedCache, createBoundedCache } from '../../platform/bounded-cache.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Viewer } from '../visibility.ts';

/** How many items a member sees by their audience, by the id of the organization or the category, and what they are counted of (`countedOf`). */
export type KnownCounts = { countedOf: string; seen: ReadonlyMap<string, number> };
type Kept = { countedOf: string; seen: Map<string, number>; until: number };

/** The most members whose counts are cached, of each the most counts, and for how long, in milliseconds. */
const maxMembers = 5_000;
const maxCounts = 100;
const validFor = 600_000;
const caches = new WeakMap<Queries, BoundedCache<Kept>>();

/**
 * What was counted last for each member in an organization. There may be as many audiences as groups and people, and to count them
 * again may take longer than the list that tells the count.
 */
export function knownCounts(db: Queries) {
  const cache = caches.get(db) ?? createBoundedCache<Kept>(maxMembers, () => 1);
  caches.set(db, cache);
  const find = (key: string) => {
    const kept = cache.get(key);
    return kept && performance.now() < kept.until ? kept : undefined;
  };
  const keyOf = (viewer: Viewer) =>
    viewer.kind === 'member' ? `${viewer.organizationId} ${viewer.personId}` : undefined;
  return {
    of(viewer: Viewer): KnownCounts | undefined {
      const key = keyOf(viewer);
      return key === undefined ? undefined : find(key);
    },
    /** `countedOf`: null where a count is not to be cached. */
    add(viewer: Viewer, id: string, { countedOf, seen }: { countedOf: string | null; seen: number | null }) {
      const key = keyOf(viewer);
      if (key === undefined || countedOf === null || seen === null) return;
      const kept = find(key);
      const isSame = kept?.countedOf === countedOf && kept.seen.size < maxCounts;
      if (isSame) kept.seen.set(id, seen);
      else cache.set(key, { countedOf, seen: new Map([[id, seen]]), until: performance.now() + validFor });
    },
  };
}

export type BoundedCache<Entry> = ReturnType<typeof createBoundedCache<Entry>>;

/** A cache in memory. Beyond `most` in total, by the sizes that `sizeOf` tells, the oldest entries are removed. */
export function createBoundedCache<Entry>(most: number, sizeOf: (entry: Entry, key: string) => number) {
  const entries = new Map<string, Entry>();
  let total = 0;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    total -= sizeOf(entry, key);
    entries.delete(key);
  };
  return {
    has: (key: string): boolean => entries.has(key),
    get: (key: string): Entry | undefined => entries.get(key),
    set(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      total += sizeOf(entry, key);
      for (const oldest of entries.keys()) {
        if (total <= most) return;
        remove(oldest);
      }
    },
  };
}

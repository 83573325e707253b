/**
 * A cache of made values. Beyond `most`, in the unit of `sizeOf`, the least recently used values are removed. Simultaneous
 * calls for one key share one `make`. A failed `make` is not cached.
 */
export function recentCache<Value>(most: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, { value: Promise<Value>; size: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    const entry = { value: make(), size: 0 };
    entries.set(key, entry);
    let size: number;
    try {
      size = sizeOf(await entry.value);
    } catch (problem) {
      if (entries.get(key) === entry) remove(key);
      throw problem;
    }
    // The entry may have been removed while its value was made.
    if (entries.get(key) === entry) total += entry.size = size;
    for (const oldest of entries.keys()) {
      if (total <= most) break;
      remove(oldest);
    }
    return entry.value;
  };
}

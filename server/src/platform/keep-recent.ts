/**
 * Keeps what was made for the keys that were asked for last, up to a total size; many who ask at once wait for one making.
 * What failed is made anew.
 */
export function keepRecent<Value>(most: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, { value: Promise<Value>; size: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    }
    const entry = { value: make(), size: 0 };
    kept.set(key, entry);
    let size: number;
    try {
      size = sizeOf(await entry.value);
    } catch (problem) {
      if (kept.get(key) === entry) forget(key);
      throw problem;
    }
    // It may have been forgotten while it was made.
    if (kept.get(key) === entry) total += entry.size = size;
    for (const oldest of kept.keys()) {
      if (total <= most) break;
      forget(oldest);
    }
    return entry.value;
  };
}

/**
 * A cache of texts. Each text is valid for one version only: `find` with another version finds nothing.
 * Beyond `maxCharacters` in total the oldest texts are removed.
 */
export function versionedCache(maxCharacters: number) {
  const entries = new Map<string, { version: string; text: string }>();
  let characters = 0;
  const remove = (key: string) => {
    characters -= entries.get(key)?.text.length ?? 0;
    entries.delete(key);
  };
  return {
    has: (key: string): boolean => entries.has(key),
    find(key: string, version: string): string | undefined {
      const found = entries.get(key);
      return found?.version === version ? found.text : undefined;
    },
    store(key: string, version: string, text: string): void {
      remove(key);
      entries.set(key, { version, text });
      characters += text.length;
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) return;
        remove(oldest);
      }
    },
  };
}

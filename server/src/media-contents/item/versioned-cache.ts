import { createBoundedCache } from '../../platform/bounded-cache.ts';

/**
 * A cache of texts. Each text is valid for one version only: `find` with another version finds nothing.
 * Beyond `maxCharacters` in total the oldest texts are removed.
 */
export function versionedCache(maxCharacters: number) {
  const entries = createBoundedCache<{ version: string; text: string }>(
    maxCharacters,
    ({ text }) => text.length,
  );
  return {
    has: entries.has,
    find(key: string, version: string): string | undefined {
      const found = entries.get(key);
      return found?.version === version ? found.text : undefined;
    },
    store: (key: string, version: string, text: string): void => entries.set(key, { version, text }),
  };
}

/** Texts in memory, each with the version of what it tells of; past `mostCharacters` the oldest ones leave. */
export function keepTexts(mostCharacters: number) {
  const kept = new Map<string, { version: string; text: string }>();
  let characters = 0;
  const remove = (key: string) => {
    characters -= kept.get(key)?.text.length ?? 0;
    kept.delete(key);
  };
  return {
    has: (key: string): boolean => kept.has(key),
    find(key: string, version: string): string | undefined {
      const found = kept.get(key);
      return found?.version === version ? found.text : undefined;
    },
    keep(key: string, version: string, text: string): void {
      remove(key);
      kept.set(key, { version, text });
      characters += text.length;
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters) return;
        remove(oldest);
      }
    },
  };
}

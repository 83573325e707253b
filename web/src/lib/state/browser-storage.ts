/**
 * Browser storage that may be closed to the page (private windows, policies, frames of other sites): then what is kept
 * lasts as long as the page, and nothing fails.
 */
function keeper(storage: () => Storage) {
  const forPage = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return forPage.get(key) ?? null;
      }
    },
    set(key: string, value: string | null) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value === null) forPage.delete(key);
        else forPage.set(key, value);
      }
    },
    keys(prefix: string): string[] {
      const startsSo = (key: string) => key.startsWith(prefix);
      try {
        return Object.keys(storage()).filter(startsSo);
      } catch {
        return [...forPage.keys()].filter(startsSo);
      }
    },
  };
}

export type Kept = ReturnType<typeof keeper>;
export const keptHere = keeper(() => localStorage);
export const keptForSession = keeper(() => sessionStorage);

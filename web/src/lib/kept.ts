/** Browser storage that may be closed to the page (private windows, policies): then nothing is kept, and nothing fails. */
function keeper(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string | null) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Nothing is kept.
      }
    },
    keys(prefix: string): string[] {
      try {
        return Object.keys(storage()).filter((key) => key.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}

export const keptHere = keeper(() => localStorage);
export const keptForSession = keeper(() => sessionStorage);

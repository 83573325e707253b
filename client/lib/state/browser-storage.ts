/**
 * Browser storage. Where it is closed to the page (private windows, policies, frames of other sites), values last as long
 * as the page, and nothing fails.
 */
function createStorage(storage: () => Storage) {
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

export type BrowserStorage = ReturnType<typeof createStorage>;
/** Values of this browser, for every tab and every visit. */
export const deviceStorage = createStorage(() => localStorage);
/** Values of this tab. */
export const tabStorage = createStorage(() => sessionStorage);

/** The JSON value under a key; undefined where there is none, or a text that is not JSON. The caller checks its shape. */
export function readJson(storage: Pick<BrowserStorage, 'get'>, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** The text under a key if it is one of the choices; undefined for any other text. */
export function readChoice<Choice extends string>(
  storage: Pick<BrowserStorage, 'get'>,
  key: string,
  choices: readonly Choice[],
): Choice | undefined {
  const stored = storage.get(key);
  return choices.find((choice) => choice === stored);
}

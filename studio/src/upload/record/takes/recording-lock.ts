const nameOf = (id: string) => `tv.recording ${id}`;

/** Holds a recording for this tab, until it is let go or the tab is closed. `undefined`: another tab has it. */
export function holdRecording(id: string): Promise<(() => void) | undefined> {
  // Without locks there is no way to know: the browser is older than all that record well.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((letGo) => resolve(() => letGo()));
    });
  });
}

/** Ids of recordings that a tab holds, this one or another. */
export async function heldRecordings(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const prefix = nameOf('');
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

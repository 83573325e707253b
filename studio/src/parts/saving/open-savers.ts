type Open = { isUnsaved: () => boolean; stop: () => void };

/** All savers that a form edits, or that have something left to save. */
const all = new Set<Open>();

/** Whether something of this page is not saved yet. */
export const isAnythingUnsaved = (): boolean => [...all].some((saver) => saver.isUnsaved());

/** Ends all savers, as a page does that is reloaded. Tests start again without one. */
export const stopSavers = (): void => all.forEach((saver) => saver.stop());

/**
 * Savers by the name of what they save. A form that is opened again while its saver still has something to save goes on with
 * that one, so that nothing is sent twice. `make` gets the `hold` of the new saver.
 */
export function openSavers<Saver extends Open>() {
  const open = new Map<string, Saver>();
  return (name: string, make: (hold: (isHeld: boolean) => void) => Saver): Saver => {
    const known = open.get(name);
    if (known) return known;
    const saver = make((isHeld) => {
      if (isHeld) {
        open.set(name, saver);
        all.add(saver);
      } else {
        open.delete(name);
        all.delete(saver);
      }
    });
    return saver;
  };
}

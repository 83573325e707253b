import { keptForSession } from '../state/browser-storage.ts';

/**
 * The secret of a mail's link: out of the address before anything is shown, kept for this tab so that a reload
 * finds it. Held here too, for a browser whose storage is closed.
 */
export function linkToken(key: string) {
  let held: string | null = null;
  const keep = (token: string | null) => {
    held = token;
    keptForSession.set(key, token);
  };
  return {
    keep,
    kept: () => held ?? keptForSession.get(key),
    /** Whether the address carried one, and so has to be left for the bare path. */
    takeFrom(address: string): boolean {
      const token = new URL(address).searchParams.get('token');
      if (token) keep(token);
      return Boolean(token);
    },
  };
}

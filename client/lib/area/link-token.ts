import { tabStorage } from '../state/browser-storage.ts';

/**
 * The secret of a mail's link. It leaves the address before anything is shown, and is saved for this tab so that a reload
 * finds it. A copy in memory serves a browser whose storage is closed.
 */
export function linkToken(key: string) {
  let current: string | null = null;
  const save = (token: string | null) => {
    current = token;
    tabStorage.set(key, token);
  };
  return {
    save,
    read: () => current ?? tabStorage.get(key),
    /** Whether the address carried a token. The caller then leaves for the bare path. */
    takeFrom(address: string): boolean {
      const token = new URL(address).searchParams.get('token');
      if (token) save(token);
      return Boolean(token);
    },
  };
}

import { createStore, useStore } from '../state/store.ts';

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; accessToken: string; subject: string; expiresAt: number };

/** Tokens live here, in memory, and nowhere else. */
export const session = createStore<Session>({ status: 'unknown' });

export const useSession = () => useStore(session);

import { storeLastWrite } from '../auth/last-writes-db.ts';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { crossing } from '../db/second-lock/scope.ts';
import { Problem } from './problem.ts';

type Handle<Result> = () => Promise<Result>;

/** Runs handlers so that people read what they wrote, although replicas answer reads (ADR 39). */
export type OwnWrites = {
  /** Runs a handler that only reads. */
  reading<Result>(by: { caller: Caller; holdsUnlock: boolean }, handle: Handle<Result>): Promise<Result>;
  /** Runs a handler that may write. */
  writing<Result>(by: { caller: Caller }, handle: Handle<Result>): Promise<Result>;
};

export function createOwnWrites(db: Database): OwnWrites {
  const { replicas } = db;
  if (!replicas) return { reading: (_by, handle) => handle(), writing: (_by, handle) => handle() };
  return {
    reading({ caller, holdsUnlock }, handle) {
      // The command line and keys do not tell their own writes apart. An unlock was granted by the primary a moment ago.
      if (caller.kind === 'command-line' || caller.kind === 'key' || holdsUnlock) return handle();
      const after = caller.kind === 'person' ? caller.person.lastWrite : undefined;
      return replicas.reading(after, handle, mayBeStale);
    },
    async writing({ caller }, handle) {
      try {
        return await handle();
      } finally {
        // Also after a failure, which may have come behind a commit.
        if ('session' in caller) await crossing('account', () => storeLastWrite(db, caller.session));
      }
    },
  };
}

/** An item that does not exist on a replica may be a new one. */
const mayBeStale = (problem: unknown) => problem instanceof Problem && problem.status < 500;

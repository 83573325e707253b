import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Milliseconds between two looks at the lock. */
const lockInterval = 200;

/**
 * Runs work in one process at a time: others that share the database and run work of this name wait. The embedded database
 * has a single process.
 */
export function oneAtATime<Result>(db: Database, name: string, work: () => Promise<Result>): Promise<Result> {
  if (db.embedded) return work();
  return db.transaction(async (queries) => {
    // The transaction only holds the lock. The work uses connections of its own.
    await queries.query(sql`set local idle_in_transaction_session_timeout = 0`);
    // Asked for again and again: a statement that waits ends after fifteen seconds, and the work may take longer.
    const take = sql`select pg_try_advisory_xact_lock(hashtext(${name})) as is_mine`;
    while (!(await queries.query<{ is_mine: boolean }>(take))[0]?.is_mine) await wait(lockInterval);
    return work();
  });
}

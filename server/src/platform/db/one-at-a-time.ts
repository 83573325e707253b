import type { Database } from './database.ts';
import { sql } from './sql.ts';

/**
 * Runs work in one process at a time: others that share the database and run work of this name wait. The embedded database
 * has a single process.
 */
export function oneAtATime<Result>(db: Database, name: string, work: () => Promise<Result>): Promise<Result> {
  if (db.embedded) return work();
  return db.transaction(async (queries) => {
    // The transaction only holds the lock. The work uses connections of its own.
    await queries.query(sql`set local idle_in_transaction_session_timeout = 0`);
    await queries.query(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    return work();
  });
}

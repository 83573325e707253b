import { sql, type Sql } from './sql.ts';

/** The SQL condition that takes the lock of this name until the transaction ends. It is false while another transaction has it. */
export const takesLock = (name: string): Sql =>
  sql`pg_try_advisory_xact_lock(hashtextextended(${name}::text, 0))`;

import { sql, type Sql } from '../db/sql.ts';

/**
 * Whether the sign-in session of the portal's own provider that a token names (`sid`) goes on. Part of the statement
 * that finds the person, so it costs none of its own, and every instance sees the same. Other providers tell nothing
 * of their sessions: without a name it is true.
 */
export const sessionLives = (sessionId: string | undefined): Sql =>
  sql`(${sessionId ?? null}::text is null or exists (
    select from identity_records
    where uid = ${sessionId ?? null}::text and model = 'Session' and expires_at > now()))`;

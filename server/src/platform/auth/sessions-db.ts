import { sql, type Sql } from '../db/sql.ts';

/** The SQL condition that a sign-in session (`sid`) began with a second step. Without a `sid` it is false. */
export const sessionHasSecondStep = (sessionId: string | undefined): Sql =>
  sql`exists (select from identity_records
    where uid = ${sessionId ?? null}::text and model = 'Session' and coalesce(payload->'amr' ? 'mfa', false))`;

/**
 * The SQL condition that the sign-in session of a token (`sid`) has not ended. It is part of the statement that finds the
 * person, so it costs no further statement, and all instances agree. Only the portal's own provider names sessions: without
 * a `sid` the condition is true. The session of an application without `offline_access` lives within the browser's.
 */
export const sessionLives = (sessionId: string | undefined): Sql =>
  sql`(${sessionId ?? null}::text is null or exists (
    select from identity_records s
    where s.uid = ${sessionId ?? null}::text and s.model = 'Session' and s.expires_at > now()
      and (s.payload->'state'->>'within' is null or exists (
        select from identity_records b
        where b.uid = s.payload->'state'->>'within' and b.model = 'Session' and b.expires_at > now()))))`;

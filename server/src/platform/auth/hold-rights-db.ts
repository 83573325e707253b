import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { signInFirst } from '../http/problem.ts';
import { type Caller, requirePerson } from './caller.ts';
import { sessionLives } from './sessions-db.ts';

/**
 * Locks the caller's record until the transaction ends. Throws 401 when their session, or the rights that they had when the
 * request began, have ended. For calls whose result outlives a session: ending all access of a person waits for this transaction
 * and removes what it made, or comes first, and nothing is made.
 */
export async function holdRights(transaction: Queries, caller: Caller): Promise<void> {
  const { id, organizationId, rightsVersion } = requirePerson(caller);
  const sessionId = caller.kind === 'person' ? caller.session.sessionId : undefined;
  await transaction.query(sql`select from people where id = ${id}::uuid for no key update`);
  // A statement of its own, because it has to see what was committed while the one before waited.
  const rows = await transaction.query(sql`
    select from people p join memberships m on m.person_id = p.id
    where p.id = ${id}::uuid and m.organization_id = ${organizationId}::uuid
      and p.rights_version + m.rights_version = ${rightsVersion}::int and ${sessionLives(sessionId)}`);
  if (rows.length === 0) throw signInFirst();
}

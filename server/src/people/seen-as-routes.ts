import { because } from '@tv/contract/reasons/problem-reasons';
import { recordChange } from '../platform/audit-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalidField, notAllowed, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { SeenAs } from './seen-as.ts';
import { findSeen } from './seen-as-db.ts';

/** Begins to see the portal as somebody else. */
export function serveSeenAs(
  serve: Serve,
  { db, clock, seenAs }: { db: Database; clock: Clock; seenAs: SeenAs },
): void {
  serve('POST /Management/SeenAs', async ({ caller, body: { personId, groupId } }) => {
    // The command line is nobody's session.
    if (caller.kind !== 'person') throw notAllowed();
    if ((personId === undefined) === (groupId === undefined))
      throw invalidField('personId', because('people.seenAsOne'));
    const seen = personId !== undefined ? { personId } : { groupId: groupId! };
    const { person: looker } = caller;
    const found = await findSeen(db, looker, seen);
    if (!found) throw notFound(personId ? 'An active person with this id' : 'A group with this id');
    if (found === 'higher') throw notAllowed(because('people.seenAsHigher'));
    await recordChange(db, {
      organizationId: looker.organizationId,
      personId: looker.id,
      action: 'portal seen as somebody else',
      subject: found.person.id,
      // Without the name of a person, which would stay here when the person is erased.
      detail: personId ? { kind: 'person' } : { kind: 'group', name: found.name },
      now: clock(),
    });
    const { token, expiresAt } = await seenAs.issue(caller, seen);
    return { token, expiresAt: expiresAt.toISOString(), name: found.name };
  });
}

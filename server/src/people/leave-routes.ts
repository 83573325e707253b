import { because } from '@tv/contract/reasons/problem-reasons';
import { requirePerson } from '../platform/auth/caller.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { deleteMembership, lockMember, recordDeparture } from './manage-db.ts';
import type { PeopleDeps } from './deps.ts';
import { isLastAdmin } from './last-admin.ts';

/** Every member except the last admin may leave an organization. */
export function serveLeaving(serve: Serve, { db, clock }: PeopleDeps): void {
  serve('DELETE /Users/Me/Organizations/:id', async ({ caller, params: { id: organizationId } }) => {
    const personId = requirePerson(caller).id;
    await db.transaction(async (queries) => {
      const now = clock();
      const member = await lockMember(queries, organizationId, personId);
      if (!member) throw notFound('The organization');
      if (isLastAdmin(member)) throw new Problem(409, 0, because('people.youAreLastAdmin'));
      await deleteMembership(queries, organizationId, personId);
      await recordDeparture(queries, organizationId, personId, now);
      const action = 'organization left';
      await recordChange(queries, { organizationId, personId, action, subject: personId, now });
    });
  });
}

import { because } from '@tv/contract/reasons/problem-reasons';
import { notAllowed, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { dropSecondStep } from '../registration/drop-second-step.ts';
import { recordChange } from '../platform/audit-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { decidesAboutAccount } from './decides-about-account.ts';
import { lockMember } from './manage-db.ts';
import type { PeopleDeps } from './deps.ts';

/** Removes a member's second step, for a person who lost the device and the recovery codes. Safe to repeat. */
export function serveSecondSteps(serve: Serve, deps: PeopleDeps): void {
  const { db, clock, outbox, signIn } = deps;
  serve('DELETE /Management/People/:id/SecondStep', async ({ caller, params: { id }, query }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      const member = await lockMember(queries, organizationId, id);
      if (!member) throw notFound('This person');
      if (id === personId) throw notAllowed(because('people.ownSecondStep'));
      // Only the organization that owns the person's address, and is their only one, decides how they sign in.
      if (personId && !(await decidesAboutAccount(deps, queries, organizationId, member)))
        throw new Problem(409, 0, because('people.otherOrganizations'));
      if (!signIn.hasLocalPasswords) throw new Problem(409, 0, because('people.otherProvider'));
      const isDone = await dropSecondStep(queries, { outbox, signIn }, member);
      if (isDone)
        await recordChange(queries, {
          organizationId,
          personId,
          subject: id,
          now: clock(),
          action: 'second step removed',
          detail: { email: member.email },
        });
    });
  });
}

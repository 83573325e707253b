import { recordChange } from '../../platform/audit-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../choose-organization-db.ts';
import type { OrganizationDeps } from '../deps.ts';
import { dismissFirstSteps, findFirstSteps } from './first-steps-db.ts';

/** The list of steps with which an organization begins. */
export function serveFirstSteps(serve: Serve, { db, clock }: OrganizationDeps): void {
  serve('GET /Management/Organization/FirstSteps', async ({ caller, query }) => {
    const steps = await findFirstSteps(db, await organizationOf(db, managerOf(caller), query));
    if (!steps) throw notFound('The organization');
    return steps;
  });

  serve('DELETE /Management/Organization/FirstSteps', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      const now = clock();
      if (!(await dismissFirstSteps(queries, organizationId, now))) return;
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'first steps dismissed',
        subject: organizationId,
        now,
      });
    });
  });
}

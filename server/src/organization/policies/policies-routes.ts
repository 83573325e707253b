import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../../platform/audit-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import { isMatched } from '../../platform/http/entity-tag.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../choose-organization-db.ts';
import type { OrganizationDeps } from '../deps.ts';
import { validatePolicies } from './policies.ts';
import {
  applyToGuests,
  applyToSessions,
  findPolicies,
  lockForPolicies,
  writePolicies,
} from './policies-db.ts';

const tagOf = (version: number) => `"${version}"`;

/** The calls that read and set an organization's policies for sign-ins. */
export function servePolicies(serve: Serve, { db, clock, signIn }: OrganizationDeps): void {
  serve('GET /Management/Policies', async ({ caller, query, reply }) => {
    const { policies, version } = await findPolicies(db, await organizationOf(db, managerOf(caller), query));
    reply.header('etag', tagOf(version));
    return policies;
  });

  serve('PUT /Management/Policies', async ({ caller, query, body, request, reply }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const organizationId = await organizationOf(db, manager, query);
    const { hasLocalPasswords, issuer } = signIn;
    const wanted = validatePolicies(body, { hasLocalPasswords, address: personId && request.ip });
    const version = await db.transaction(async (queries) => {
      await lockForPolicies(queries, organizationId);
      const present = await findPolicies(queries, organizationId);
      if (!isMatched(request.headers['if-match'], tagOf(present.version)))
        throw new Problem(412, 0, because('policies.changedMeanwhile'));
      if (isDeepStrictEqual(wanted, present.policies)) return present.version;
      await writePolicies(queries, organizationId, wanted, clock());
      await applyToGuests(queries, organizationId, wanted, clock());
      if (hasLocalPasswords) await applyToSessions(queries, organizationId, issuer);
      const change = { action: 'policies changed' as const, subject: organizationId, detail: wanted };
      await recordChange(queries, { organizationId, personId, ...change, now: clock() });
      return present.version + 1;
    });
    reply.header('etag', tagOf(version));
    return wanted;
  });
}

import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import type { Queries } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { Problem } from '../platform/http/problem.ts';
import { isTrial } from './organization-db.ts';

/**
 * Counts an invitation, in its transaction. Throws 429 beyond the limit. Withdrawing an invitation does not reduce the count.
 * `personId` is the inviting person, absent for a directory and the command line.
 */
export async function countInvitation(
  limits: Limits,
  transaction: Queries,
  {
    organizationId,
    personId,
    email,
  }: { organizationId: string; personId: string | undefined; email: string },
): Promise<void> {
  const wait = (await isTrial(transaction, organizationId))
    ? await limits.take(transaction, 'invitation of a trial', { organization: organizationId })
    : 0;
  if (wait > 0)
    throw new Problem(429, ProblemCode.Other, because('registration.trialInvitations', { most: 20 }), {
      retryAfterSeconds: wait,
    });
  const receiver = `${email} of ${organizationId}`;
  await limits.bound(transaction, 'invitation', { person: personId, organization: organizationId, receiver });
}

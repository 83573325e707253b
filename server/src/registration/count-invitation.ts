import type { Queries } from '../platform/db.ts';
import { Problem } from '../platform/problem.ts';
import { ProblemCode } from '@tv/contract/problems';
import { isTrial } from './organization-db.ts';
import { takeTry } from './tries-db.ts';

/** Invitations that a free trial sends in 24 hours, whoever sends them. Withdrawing one gives none back. */
export const trialInvitationBounds = [{ most: 20, seconds: 24 * 3600 }];

/** Counts an invitation that is about to be made, in its transaction; throws 429. */
export async function countInvitation(
  transaction: Queries,
  organizationId: string,
  now: Date,
): Promise<void> {
  if (!(await isTrial(transaction, organizationId))) return;
  const wait = await takeTry(transaction, `invitations of ${organizationId}`, trialInvitationBounds, now);
  if (wait > 0)
    throw new Problem(
      429,
      ProblemCode.Other,
      `A free trial sends at most ${trialInvitationBounds[0]!.most} invitations a day: try again tomorrow, or ask whoever runs the portal to lift it.`,
      { retryAfterSeconds: wait },
    );
}

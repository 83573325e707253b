import type { Body } from '@tv/contract/api';
import type { InvitationOutcome } from '@tv/contract/people';
import { call } from '../../lib/api/call.ts';

/** Milliseconds for one call. The service answers within its own limit and says which addresses it did not try. */
const timeLimit = 30_000;

/** Invites all of them. What the service had no time for is asked again, as long as each call gets further. */
export async function sendInvitations(
  emails: readonly string[],
  given: Omit<Body<'POST /Management/Invitations/Batch'>, 'emails'>,
): Promise<InvitationOutcome[]> {
  const outcomes = new Map<string, InvitationOutcome>();
  let left = [...emails];
  while (left.length > 0) {
    const answered = await call('POST /Management/Invitations/Batch', {
      body: { emails: left, ...given },
      timeLimit,
    });
    for (const outcome of answered) outcomes.set(outcome.email, outcome);
    const next = answered.filter(({ problem }) => problem?.status === 503).map(({ email }) => email);
    if (next.length >= left.length) break;
    left = next;
  }
  return [...outcomes.values()];
}

import { because } from '@tv/contract/reasons/problem-reasons';
import type { Body } from '@tv/contract/calls/api';
import { ProblemCode } from '@tv/contract/problems';
import type { InvitationOutcome } from '@tv/contract/people/people';
import type { Manager } from '../platform/auth/caller.ts';
import { Problem } from '../platform/http/problem.ts';
import { hasTimeForMore } from '../platform/http/requests/request-time.ts';
import type { PeopleDeps } from './deps.ts';
import { invitePerson } from './invite-person.ts';

const notTried = { status: 503, ...new Problem(503, 0, because('people.notTried')).toBody() };

/** Invites many people one after the other, each in a transaction of its own. An address that is there twice is invited once. */
export async function invitePeople(
  deps: PeopleDeps,
  manager: Manager,
  organizationId: string,
  { emails, ...given }: Body<'POST /Management/Invitations/Batch'>,
): Promise<InvitationOutcome[]> {
  const outcomes: InvitationOutcome[] = [];
  const seen = new Set<string>();
  for (const email of emails) {
    const key = email.trim().toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    outcomes.push(
      hasTimeForMore()
        ? await inviteOne(deps, manager, organizationId, { ...given, email })
        : { email, outcome: 'failed', problem: notTried },
    );
  }
  return outcomes;
}

async function inviteOne(
  deps: PeopleDeps,
  manager: Manager,
  organizationId: string,
  wanted: Body<'POST /Management/Invitations'>,
): Promise<InvitationOutcome> {
  const { email } = wanted;
  try {
    const { outcome } = await invitePerson(deps, manager, organizationId, wanted);
    return { email, outcome };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const isMember = problem.errorCode === ProblemCode.AlreadyExists;
    return isMember
      ? { email, outcome: 'member' }
      : { email, outcome: 'failed', problem: { status: problem.status, ...problem.toBody() } };
  }
}

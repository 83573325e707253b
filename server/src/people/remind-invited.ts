import { because } from '@tv/contract/reasons/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { findLanguageOfPerson } from '../mail/language-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { noSeat } from '../registration/open-onboarding.ts';
import { sendInvitation } from '../registration/resend-invitation.ts';
import { hasSeat } from '../registration/seats-db.ts';
import type { PeopleDeps } from './deps.ts';
import { lockInvitation } from './invitations-db.ts';
import { refuseTaking } from './invite-person.ts';

/** Sends the mail of an invitation again, for a manager. The invitation may have expired. */
export async function remindInvited(
  { outbox, publicUrl, limits, clock }: PeopleDeps,
  transaction: Queries,
  manager: Manager,
  id: string,
): Promise<void> {
  const now = clock();
  const invitation = await lockInvitation(transaction, manager.organizationId, id);
  if (!invitation) throw notFound('This invitation');
  const { organizationId, email, role, usedAt } = invitation;
  refuseTaking(manager, { ...invitation, role: Role[role] });
  if (usedAt) throw catalogued(ProblemCode.TokenAlreadyUsed, because('people.setUpAlready'));
  await limits.bound(transaction, 'invitation mail', { receiver: `${email} of ${organizationId}` });
  if (!(await hasSeat(transaction, organizationId, email, now))) throw noSeat();
  const preferred = await findLanguageOfPerson(transaction, manager.personId);
  await sendInvitation({ outbox, publicUrl }, transaction, { id, email, organizationId }, { preferred }, now);
  await recordChange(transaction, {
    organizationId,
    personId: manager.personId,
    action: 'invitation sent again',
    subject: id,
    detail: { email },
    now,
  });
}

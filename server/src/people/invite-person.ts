import { because } from '@tv/contract/reasons/problem-reasons';
import type { Body } from '@tv/contract/calls/api';
import { Role } from '@tv/contract/enumerations';
import type { Invitation } from '@tv/contract/people/people';
import { ProblemCode } from '@tv/contract/problems';
import { type Authority, covers, haveSameRights, mergeRights, noRights } from '@tv/contract/people/rights';
import { roleKeyOf } from '@tv/contract/people/roles';
import { findLanguage, findLanguageOfPerson } from '../mail/language-db.ts';
import { invitationMail } from '../mail/registration-mails.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notAllowed } from '../platform/http/problem.ts';
import { countInvitation } from '../registration/count-invitation.ts';
import { emailAddress } from '../platform/email-address.ts';
import { noSeat, openOnboarding, setUpAddress } from '../registration/open-onboarding.ts';
import { findSender } from '../registration/organization-db.ts';
import { hasSeat, isMember } from '../registration/seats-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { findOpenInvitation, writeInvitedAuthority } from './invitations-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { PeopleDeps } from './deps.ts';

/** `open`: the person was invited before, and no further mail is sent. `changed`: the same, with another role or right. */
export type Invited = { invitation: Invitation; outcome: 'invited' | 'open' | 'changed' };

/** Invites a person by mail, with a link to set up an account. While the link is valid, a second invitation sends none. */
export function invitePerson(
  { db, clock, limits, outbox, publicUrl }: PeopleDeps,
  manager: Manager,
  organizationId: string,
  wanted: Body<'POST /Management/Invitations'>,
): Promise<Invited> {
  const email = emailAddress(wanted.email);
  const authority = { role: wanted.role ?? Role.Viewer, ...mergeRights(wanted, noRights) };
  if (!covers(manager, authority)) throw notAllowed(because('people.givesMoreRights'));
  return db.transaction(async (queries) => {
    const now = clock();
    // Locks the organization, so that the second of two simultaneous invitations finds the first.
    if (!(await hasSeat(queries, organizationId, email, now))) throw noSeat();
    if (await isMember(queries, organizationId, email))
      throw catalogued(ProblemCode.AlreadyExists, because('people.memberAlready'), { field: 'email' });
    const record = (id: string, action: 'invitation changed' | 'person invited', given: Authority) =>
      recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action,
        subject: id,
        detail: { email, ...given },
        now,
      });
    const open = await findOpenInvitation(queries, organizationId, email, now);
    if (open) {
      const changed = { role: wanted.role ?? open.role, ...mergeRights(wanted, open) };
      if (changed.role === open.role && haveSameRights(changed, open))
        return { invitation: open, outcome: 'open' };
      refuseTaking(manager, open);
      await writeInvitedAuthority(queries, open.id, changed);
      await record(open.id, 'invitation changed', changed);
      return { invitation: { ...open, ...changed }, outcome: 'changed' };
    }
    await countInvitation(limits, queries, { organizationId, personId: manager.personId, email });
    const { id, token } = await openOnboarding(
      queries,
      { organizationId, email, ...authority, role: roleKeyOf(authority.role) },
      now,
    );
    await sendLink(queries, id, setUpAddress(publicUrl, token));
    await record(id, 'person invited', authority);
    const invitation = (await findOpenInvitation(queries, organizationId, email, now))!;
    return { invitation, outcome: 'invited' };
  });

  async function sendLink(queries: Queries, id: string, address: string): Promise<void> {
    const sender = await findSender(queries, organizationId);
    // An unknown person is written to in the organization's default language, else in that of the inviting manager.
    const preferred = await findLanguageOfPerson(queries, manager.personId);
    const language = await findLanguage(queries, email, {
      organization: sender.language,
      requested: { preferred },
    });
    const mail = invitationMail(language, sender, address);
    await outbox.write(queries, { to: [email], ...mail, key: `invitation ${id}` });
  }
}

/** Throws 403 for an invitation with more rights than the manager's own. */
export function refuseTaking(manager: Manager, invitation: Authority): void {
  if (!covers(manager, invitation)) throw notAllowed(because('people.invitationMoreRights'));
}

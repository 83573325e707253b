import { ActiveState } from '@tv/contract/enumerations';
import { invitationMail } from '../mail/registration-mails.ts';
import { holdMember, writeMember } from '../management/people-db.ts';
import type { Queries } from '../platform/db.ts';
import { hasAccount } from '../registration/account-db.ts';
import { openOnboarding, setUpAddress } from '../registration/open-onboarding.ts';
import { findSender } from '../registration/organization-db.ts';
import { restoreMembership, withdrawInvitations } from './accounts-db.ts';
import type { RoleName } from './decide-membership.ts';
import type { DirectoryParts } from './directory-parts.ts';
import { noteByDirectory } from './note-change.ts';

/**
 * Whoever leaves can no longer enter the organization with the next request, and loses its media with the next check of
 * their token. Other organizations notice nothing.
 */
export async function closeAccount(
  queries: Queries,
  organizationId: string,
  { email, personId }: { email: string; personId: string | undefined },
  now: Date,
): Promise<void> {
  await withdrawInvitations(queries, organizationId, email);
  const member = personId && (await holdMember(queries, organizationId, personId));
  if (!member) return;
  await writeMember(queries, organizationId, { ...member, status: ActiveState.INACTIVE });
  await noteByDirectory(queries, organizationId, 'account closed', member.id, { email: member.email }, now);
}

export async function openAccount(
  queries: Queries,
  organizationId: string,
  personId: string,
  role: RoleName | undefined,
  now: Date,
): Promise<void> {
  const member = await holdMember(queries, organizationId, personId);
  if (member?.status === ActiveState.ACTIVE) return;
  if (member) await writeMember(queries, organizationId, { ...member, status: ActiveState.ACTIVE });
  else await restoreMembership(queries, organizationId, personId, role ?? 'Viewer');
  await noteByDirectory(queries, organizationId, 'account opened', personId, {}, now);
}

/** Where another provider signs people in, a newcomer has only to come; where the portal does, they set up an account first. */
export async function inviteNewcomer(
  { outbox, publicUrl, keepsPasswords }: DirectoryParts,
  queries: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<void> {
  if (!keepsPasswords || (await hasAccount(queries, email))) return;
  const { id, token } = await openOnboarding(queries, { organizationId, email, role: 'Viewer' }, now);
  const sender = await findSender(queries, organizationId);
  const mail = invitationMail(sender, setUpAddress(publicUrl, token));
  await outbox.write(queries, { to: [email], ...mail, key: `invitation ${id}` });
}

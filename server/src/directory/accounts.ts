import { ActiveState } from '@tv/contract/enumerations';
import { findLanguage } from '../mail/language-db.ts';
import { invitationMail } from '../mail/registration-mails.ts';
import { decidesAboutAccount } from '../people/decides-about-account.ts';
import { findOpenInvitation } from '../people/invitations-db.ts';
import { lockMember, writeAccountStatus, writeMember } from '../people/manage-db.ts';
import { ownsAddress } from '../organization/domains/owns-address.ts';
import type { Queries } from '../platform/db/database.ts';
import { hasAccount } from '../registration/account-db.ts';
import { countInvitation } from '../registration/count-invitation.ts';
import { openOnboarding, setUpAddress } from '../registration/open-onboarding.ts';
import { findSender } from '../registration/organization-db.ts';
import { findAddress, hasLeft, restoreMembership, withdrawInvitations } from './accounts-db.ts';
import type { RoleKey } from '@tv/contract/people/roles';
import type { DirectoryDeps } from './deps.ts';
import { recordDirectoryChange } from './record-change.ts';
import { ScimProblem } from './scim-problem.ts';
import { isLastAdmin } from '../people/last-admin.ts';

/** A user of the directory. `email` is the directory's value, `personId` the person that the user is linked to. */
export type DirectoryPerson = { email: string; personId: string | undefined };

/**
 * Closes a user's access. The next request no longer enters the organization, and the next check of a media token refuses its
 * media. Other organizations are not affected. The whole account is closed if this organization decides about it.
 */
export async function closeAccount(
  deps: DirectoryDeps,
  queries: Queries,
  organizationId: string,
  { email, personId }: DirectoryPerson,
  now: Date,
): Promise<void> {
  await withdrawInvitations(queries, organizationId, email);
  const member = personId && (await lockMember(queries, organizationId, personId));
  if (!member) return;
  if (isLastAdmin(member))
    throw new ScimProblem(409, 'This is the organization’s last admin: make someone else an admin first.');
  await writeMember(queries, organizationId, { ...member, status: ActiveState.INACTIVE });
  if (await decidesAboutAccount(deps, queries, organizationId, member))
    await writeAccountStatus(queries, member.id, ActiveState.INACTIVE);
  await recordDirectoryChange(
    queries,
    organizationId,
    'account closed',
    member.id,
    { email: member.email },
    now,
  );
}

/** Restores a person's access. A person who is no longer a member, and may not become one directly, is invited. */
export async function openAccount(
  deps: DirectoryDeps,
  queries: Queries,
  organizationId: string,
  { email, personId }: DirectoryPerson & { personId: string },
  role: RoleKey | undefined,
  now: Date,
): Promise<void> {
  const member = await lockMember(queries, organizationId, personId);
  const address = member?.email ?? (await findAddress(queries, personId)) ?? email;
  const isOwn = await ownsAddress(deps, queries, organizationId, address);
  if (member) {
    const isClosed = isOwn && member.accountStatus !== ActiveState.ACTIVE;
    if (member.status === ActiveState.ACTIVE && !isClosed) return;
    await writeMember(queries, organizationId, { ...member, status: ActiveState.ACTIVE });
    if (isClosed) await writeAccountStatus(queries, personId, ActiveState.ACTIVE);
  } else if (isOwn && !(await hasLeft(queries, organizationId, address))) {
    await restoreMembership(queries, organizationId, personId, role ?? 'Viewer');
    await writeAccountStatus(queries, personId, ActiveState.ACTIVE);
  } else {
    await sendInvitation(deps, queries, organizationId, email, now);
    return;
  }
  await recordDirectoryChange(queries, organizationId, 'account opened', personId, {}, now);
}

/**
 * Admits a person whom the directory added. With an address in one of the organization's own domains they join at the next
 * sign-in, or first set up an account if passwords are local and they have none. Everybody else gets an invitation.
 */
export async function inviteNewcomer(
  deps: DirectoryDeps,
  queries: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<void> {
  const joins =
    (await ownsAddress(deps, queries, organizationId, email)) &&
    !(await hasLeft(queries, organizationId, email));
  if (joins && (!deps.hasLocalPasswords || (await hasAccount(queries, email)))) return;
  await sendInvitation(deps, queries, organizationId, email, now);
}

async function sendInvitation(
  { limits, outbox, publicUrl }: DirectoryDeps,
  queries: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<void> {
  if (await findOpenInvitation(queries, organizationId, email, now)) return;
  await countInvitation(limits, queries, { organizationId, personId: undefined, email });
  const { id, token } = await openOnboarding(queries, { organizationId, email, role: 'Viewer' }, now);
  const sender = await findSender(queries, organizationId);
  const language = await findLanguage(queries, email, { organization: sender.language });
  const mail = invitationMail(language, sender, setUpAddress(publicUrl, token));
  await outbox.write(queries, { to: [email], ...mail, key: `invitation ${id}` });
}

import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { Role } from '@tv/contract/enumerations';
import { deleteMembership, lockMember, writeMember } from '../../people/manage-db.ts';
import type { Session } from '../../platform/auth/caller.ts';
import { oncePerToken } from '../../platform/auth/once-per-token.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { OrganizationRule } from '../../platform/auth/organization-rules.ts';
import { domainOf, claimedAddress } from '../../platform/email-address.ts';
import { hasSeat } from '../../registration/seats-db.ts';
import { recordChange } from '../../platform/audit-db.ts';
import {
  type ClaimedMembership,
  type Decision,
  decideMembership,
  claimedMembership,
} from './decide-membership.ts';
import { findCurrentMemberships, giveMembership, type CurrentMembershipIn } from './current-membership-db.ts';
import { isLastAdmin } from '../../people/last-admin.ts';

type Deps = { db: Database; clock: Clock; organizationRules: readonly OrganizationRule[] };

/**
 * Updates a person's memberships to agree with the claims of their access token and with the directories. It does so once
 * per access token, so a right that the provider took away ends with the first token that lacks it.
 */
export const createAdmission = (deps: Deps) =>
  oncePerToken((session) =>
    admit(
      deps,
      session,
      deps.organizationRules.map((rule) => claimedMembership(rule, session)),
    ),
  );

/** Updates a person's memberships to agree with what is claimed, and with the directories. */
export async function admit(
  { db, clock, organizationRules }: Deps,
  session: Session,
  claimed: readonly ClaimedMembership[],
): Promise<void> {
  const email = session.emailVerified && session.email ? claimedAddress(session.email) : undefined;
  // A rule in the settings about a domain has precedence over an organization that has proven the domain.
  const isRuled = organizationRules.some(({ domains }) => email && domains.includes(domainOf(email)));
  const names = claimed.map(({ organization }) => organization);
  for (const current of await findCurrentMemberships(db, session, email, names)) {
    const about = claimed.find(({ organization }) =>
      [current.organizationId, current.organizationName.toLowerCase()].includes(organization.toLowerCase()),
    );
    const isOwnAddress = current.isOwnAddress && !isRuled;
    const decision = decideMembership(about, { ...current, isOwnAddress });
    if (decision)
      await db.transaction((queries) => follow(queries, { session, email, current, decision, now: clock() }));
  }
}

type Followed = {
  session: Session;
  email: string | undefined;
  current: CurrentMembershipIn;
  decision: NonNullable<Decision>;
  now: Date;
};

async function follow(queries: Queries, { session, email, current, decision, now }: Followed): Promise<void> {
  const { organizationId, personId } = current;
  const record = (action: AuditAction, subject: string, detail: Record<string, unknown>) =>
    recordChange(queries, { organizationId, personId: undefined, action, subject, detail, now });
  if (decision.step === 'join') {
    const { role } = decision;
    if (!email || !(await hasSeat(queries, organizationId, email, now))) return;
    const joined = await giveMembership(queries, session, { email, organizationId, role });
    if (joined) await record('person admitted', joined, { email, role: Role[role] });
    return;
  }
  const member = personId && (await lockMember(queries, organizationId, personId));
  if (!member) return;
  // The last admin stays admin: otherwise nobody could correct a wrong setting.
  if (isLastAdmin(member)) return;
  if (decision.step === 'end') {
    await deleteMembership(queries, organizationId, member.id);
    await record('membership ended', member.id, { email: member.email });
    return;
  }
  await writeMember(queries, organizationId, { ...member, role: Role[decision.role] });
  await record('person changed', member.id, { role: Role[decision.role] });
}

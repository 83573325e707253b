import { claimedMembership } from '../directory/membership/decide-membership.ts';
import type { Session } from '../platform/auth/caller.ts';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { oncePerToken } from '../platform/auth/once-per-token.ts';
import type { OrganizationRule } from '../platform/auth/organization-rules.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { domainOf, claimedAddress } from '../platform/email-address.ts';
import { addClaimedGroups, type Claim, differsFromClaim, writeClaimedMembers } from './claims-db.ts';

type Deps = { db: Database; clock: Clock; organizationRules: readonly OrganizationRule[] };

/**
 * Puts a person into the groups that their access token names, and takes them out of those that it no longer names. The groups
 * are those of the person's own organizations: a rule of the settings admits them there, or their address is in a domain of it.
 * So the names of one organization's groups do not reach another one where the person is a guest.
 */
export const createClaimFollower = ({ db, clock, organizationRules }: Deps) =>
  oncePerToken(async (session: Session) => {
    const { issuer, subject, claimedGroups } = session;
    // The portal's own provider has no groups. Without a complete list nobody leaves a group.
    if (issuer === portalIssuer || claimedGroups === undefined) return;
    const email = session.emailVerified && session.email ? claimedAddress(session.email) : undefined;
    const organizations = organizationRules
      .map((rule) => claimedMembership(rule, session))
      .flatMap(({ organization, role }) => (role ? [organization.toLowerCase()] : []));
    const claim = {
      issuer,
      subject,
      domain: email && domainOf(email),
      organizations,
      names: [...claimedGroups],
    };
    if (!(await differsFromClaim(db, claim))) return;
    await db.transaction((queries) => write(queries, claim, clock()));
  });

/** The same for what the sign-in provider of one organization says of a person's groups: those of that organization. */
export const followConnection = (
  queries: Queries,
  person: Pick<Claim, 'issuer' | 'subject' | 'names'> & { organizationId: string },
  now: Date,
): Promise<void> => {
  const { organizationId, ...claim } = person;
  const only = { domain: undefined, organizations: [organizationId], within: organizationId };
  return write(queries, { ...claim, ...only }, now);
};

async function write(queries: Queries, claim: Claim, now: Date): Promise<void> {
  for (const { id, organizationId, name } of await addClaimedGroups(queries, claim, now))
    await recordChange(queries, {
      organizationId,
      personId: undefined,
      action: 'group made',
      subject: id,
      detail: { name, source: 'claim' },
      now,
    });
  await writeClaimedMembers(queries, claim);
}

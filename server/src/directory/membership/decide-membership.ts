import { highestRole, type RoleKey } from '@tv/contract/people/roles';
import type { Session } from '../../platform/auth/caller.ts';
import type { OrganizationRule } from '../../platform/auth/organization-rules.ts';

/** The membership in one organization that a person's claims ask for, under the rule of that organization. */
export type ClaimedMembership = {
  organization: string;
  /** Absent when the claims give no membership. */
  role: RoleKey | undefined;
  /** The sign-in provider, not a manager, decides about roles in this organization. */
  decides: boolean;
};

/** A person's present relation to an organization, as the database and the directory have it. */
export type CurrentMembership = {
  /** Absent when the person is not a member. */
  role: RoleKey | undefined;
  /** The membership was made from claims or by the directory, not by a manager. */
  isGiven: boolean;
  /** The person's state in the organization's directory. `closed`: inactive or removed. */
  directory: 'unknown' | 'active' | 'closed';
  /** The verified address is in one of the organization's own domains, so its directory may admit the person. */
  isOwnAddress: boolean;
  /** The person has left the organization by themselves. */
  hasLeft: boolean;
  /** The role that the directory's groups give. Absent when no group of the organization has a role. */
  directoryRole: RoleKey | undefined;
};

/** The change that a membership needs. `undefined` when it needs none. */
export type Decision = { step: 'join' | 'change'; role: RoleKey } | { step: 'end' } | undefined;

/** The membership that the claims ask for under a rule. Only an address that the provider has verified counts. */
export function claimedMembership(
  { organization, domains, roles }: OrganizationRule,
  session: Session,
): ClaimedMembership {
  const { email, emailVerified, groups } = session;
  const domain = emailVerified && email ? email.trim().toLowerCase().split('@').at(-1)! : '';
  const byGroup = highestRole(
    (groups ?? []).map((group) => (Object.hasOwn(roles, group) ? roles[group] : undefined)),
  );
  return {
    organization,
    role: byGroup ?? (domains.includes(domain) ? 'Viewer' : undefined),
    // Without a groups claim the provider decides nothing, so no role is taken away.
    decides: groups !== undefined && Object.keys(roles).length > 0,
  };
}

/** Decides how a membership must change to agree with the claims and with the directory. */
export function decideMembership(
  claimed: ClaimedMembership | undefined,
  current: CurrentMembership,
): Decision {
  const { directory, directoryRole } = current;
  if (directory === 'closed') return undefined;
  // A person with an address outside the organization's own domains joins only by accepting an invitation.
  const isKnown = directory === 'active' && (current.role !== undefined || current.isOwnAddress);
  const isIn = isKnown || claimed?.role !== undefined;
  const role = highestRole([claimed?.role, directory === 'active' ? directoryRole : undefined]) ?? 'Viewer';
  if (!current.role) return isIn && !current.hasLeft ? { step: 'join', role } : undefined;
  if (!isIn) return claimed?.decides && current.isGiven ? { step: 'end' } : undefined;
  const decides = claimed?.decides || (directory === 'active' && directoryRole !== undefined);
  return decides && role !== current.role ? { step: 'change', role } : undefined;
}

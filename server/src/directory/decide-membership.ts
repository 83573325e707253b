import { highestRole, type RoleKey } from '@tv/contract/roles';
import type { Session } from '../platform/auth/caller.ts';
import type { OrganizationRule } from '../platform/auth/organization-rules.ts';

/** What the sign-in provider says of somebody in one organization. */
export type Said = {
  organization: string;
  /** Absent: not a member. */
  role: RoleKey | undefined;
  /** The provider, not a manager, gives and takes roles there. */
  decides: boolean;
};

/** How somebody stands with an organization now. */
export type Standing = {
  role: RoleKey | undefined;
  /** The membership was made by what the provider or the directory said. */
  isGiven: boolean;
  /** What the organization's directory knows of them: `closed` is inactive or taken out. */
  directory: 'unknown' | 'active' | 'closed';
  /** The domain of the verified address is the organization's own: its directory may let them in. */
  isOwnAddress: boolean;
  /** They have left by themselves. */
  hasLeft: boolean;
  /** By the groups of the directory; absent where no group has a role. */
  directoryRole: RoleKey | undefined;
};

export type Decision = { step: 'join' | 'change'; role: RoleKey } | { step: 'end' } | undefined;

/** What the claims say under a rule. Only an address that the provider has verified counts. */
export function saidOf({ organization, domains, roles }: OrganizationRule, session: Session): Said {
  const { email, emailVerified, groups } = session;
  const domain = emailVerified && email ? email.trim().toLowerCase().split('@').at(-1)! : '';
  const byGroup = highestRole(
    (groups ?? []).map((group) => (Object.hasOwn(roles, group) ? roles[group] : undefined)),
  );
  return {
    organization,
    role: byGroup ?? (domains.includes(domain) ? 'Viewer' : undefined),
    // Groups that are not told take no role away.
    decides: groups !== undefined && Object.keys(roles).length > 0,
  };
}

/** What has to change, so that the membership is as the provider and the directory say. */
export function decideMembership(said: Said | undefined, standing: Standing): Decision {
  const { directory, directoryRole } = standing;
  if (directory === 'closed') return undefined;
  // Of an address that is not the organization's own, membership begins when the person accepts an invitation.
  const isKnown = directory === 'active' && (standing.role !== undefined || standing.isOwnAddress);
  const isIn = isKnown || said?.role !== undefined;
  const role = highestRole([said?.role, directory === 'active' ? directoryRole : undefined]) ?? 'Viewer';
  if (!standing.role) return isIn && !standing.hasLeft ? { step: 'join', role } : undefined;
  if (!isIn) return said?.decides && standing.isGiven ? { step: 'end' } : undefined;
  const decides = said?.decides || (directory === 'active' && directoryRole !== undefined);
  return decides && role !== standing.role ? { step: 'change', role } : undefined;
}

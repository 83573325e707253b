import { type DomainRules, ownsAddress } from '../organization/domains/owns-address.ts';
import type { Queries } from '../platform/db/database.ts';
import type { LockedMember } from './manage-db.ts';

/**
 * Whether the organization may close a member's whole account or change how they sign in. It may if the person belongs to no
 * other organization and the domain of their address is the organization's own.
 */
export const decidesAboutAccount = async (
  rules: DomainRules,
  queries: Queries,
  organizationId: string,
  { isElsewhere, email }: Pick<LockedMember, 'isElsewhere' | 'email'>,
): Promise<boolean> => !isElsewhere && ownsAddress(rules, queries, organizationId, email);

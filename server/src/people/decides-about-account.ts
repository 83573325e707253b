import { type DomainRules, ownsAddress } from '../organization/owns-address.ts';
import type { Queries } from '../platform/db/database.ts';
import type { LockedMember } from './manage-db.ts';

/**
 * Whether the organization may close a member's account as a whole, or change how they sign in: only while they belong
 * to no other one, and where the domain of their address is its own.
 */
export const decidesAboutAccount = async (
  rules: DomainRules,
  queries: Queries,
  organizationId: string,
  { isElsewhere, email }: Pick<LockedMember, 'isElsewhere' | 'email'>,
): Promise<boolean> => !isElsewhere && ownsAddress(rules, queries, organizationId, email);

import type { Queries } from '../../platform/db/database.ts';
import type { OrganizationRule } from '../../platform/auth/organization-rules.ts';
import { isNamed, ownsDomain } from './domains-db.ts';

export type DomainRules = { organizationRules: readonly OrganizationRule[] };

/**
 * Whether the domain of an address (in lower case) is the organization's own: granted, proven by DNS, or given to it in the
 * settings, which have precedence.
 */
export async function ownsAddress(
  { organizationRules }: DomainRules,
  queries: Queries,
  organizationId: string,
  address: string,
): Promise<boolean> {
  const domain = address.toLowerCase().slice(address.lastIndexOf('@') + 1);
  const rule = organizationRules.find(({ domains }) => domains.includes(domain));
  return rule
    ? isNamed(queries, organizationId, rule.organization)
    : ownsDomain(queries, organizationId, domain);
}

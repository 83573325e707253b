import { plainAddress } from '@tv/contract/formats/network';
import { sql, type Sql } from '../db/sql.ts';

/**
 * The SQL condition that an organization allows a network address (ADR 42). It is part of statements that are made anyway.
 * Without an address it is true.
 */
export const inAllowedNetwork = (organizationId: Sql, address: string | undefined): Sql => {
  const known = (address && plainAddress(address)) || null;
  return sql`
  coalesce((
    select ${known}::inet is null or ${known}::inet <<= any(allowed_networks::inet[])
    from organization_policies
    where organization_id = ${organizationId} and cardinality(allowed_networks) > 0), true)`;
};

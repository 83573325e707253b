import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { AddressPolicy } from '../platform/http/public-address.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { OrganizationRule } from '../platform/auth/organization-rules.ts';

export type ConnectionsDeps = {
  db: Database;
  clock: Clock;
  secretKey: string;
  publicUrl: string;
  organizationRules: readonly OrganizationRule[];
  /** Which hosts an issuer may have. Absent: public ones. */
  issuerAddresses?: AddressPolicy | undefined;
};

export type ConnectionRoutesDeps = ConnectionsDeps & {
  limits: Limits;
  signIn: { hasLocalPasswords: boolean };
};

/** The name with which a client's secret is sealed. */
export const sealName = (id: string): string => `sign-in connection ${id}`;
export const sealPurpose = 'sign-in-connections';

/** The portal's own provider, below which a connection has its addresses. */
export const connectionAddress = (publicUrl: string, id: string): string =>
  `${publicUrl}/oidc/connections/${id}`;

import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { crossing } from '../platform/db/scope.ts';
import type { SignInClient } from '../platform/auth/sign-in-clients.ts';
import { findClient, hasMember } from './sign-in-db.ts';

/** Tells the portal's own provider for which applications it signs whom in: those of the settings, and those of organizations. */
export function createSignInApplications(deps: {
  db: Database;
  clock: Clock;
  clients: readonly SignInClient[];
}) {
  const { db, clock, clients } = deps;
  return {
    find: async (clientId: string) =>
      clients.find(({ id }) => id === clientId) ??
      crossing('account', () => findClient(db, clientId, clock())),
    hasMember: (organizationId: string, subject: string) =>
      crossing('account', () => hasMember(db, portalIssuer, organizationId, subject)),
  };
}

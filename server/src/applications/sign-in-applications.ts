import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import type { SignInClient } from '../platform/auth/sign-in-clients.ts';
import { findClients, hasMember } from './sign-in-db.ts';

/** Tells the portal's own provider for which applications it signs whom in: those of the settings, and those of organizations. */
export function createSignInApplications(deps: {
  db: Database;
  clock: Clock;
  clients: readonly SignInClient[];
}) {
  const { db, clock, clients } = deps;
  const findAll = async (clientIds: readonly string[]) => {
    const named = clients.filter(({ id }) => clientIds.includes(id));
    const others = clientIds.filter((each) => !named.some(({ id }) => id === each));
    return [...named, ...(await crossing('account', () => findClients(db, others, clock())))];
  };
  return {
    findAll,
    find: async (clientId: string) => (await findAll([clientId]))[0],
    hasMember: (organizationId: string, subject: string) =>
      crossing('account', () => hasMember(db, portalIssuer, organizationId, subject)),
  };
}

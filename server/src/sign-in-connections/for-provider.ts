import { admit } from '../directory/membership/admission.ts';
import { followConnection } from '../groups/follow-claim.ts';
import { ownsAddress } from '../organization/domains/owns-address.ts';
import { recordChange } from '../platform/audit-db.ts';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { domainOf } from '../platform/email-address.ts';
import { publicAddresses } from '../platform/http/public-address.ts';
import { type ConnectionsDeps, sealName, sealPurpose } from './deps.ts';
import { createBoundedFetch } from './fetch-bounded.ts';
import {
  areConnectionsInUse,
  findByDomain,
  findByTry,
  findConnection,
  findLinkedSubject,
  findPersonId,
  isUnused,
  mustUseConnection,
  noteTried,
  type UsedConnection,
  writeLink,
} from './provider-db.ts';

type Account = { id: string; subject: string; email: string; firstName?: string; lastName?: string };
type Connection = { id: string; organizationId: string; name: string; version: number };

/** What the portal's own provider asks of the connections. */
export function connectionsForProvider(deps: ConnectionsDeps) {
  const { db, clock, secretKey, organizationRules, issuerAddresses = publicAddresses } = deps;
  const sealing = createSealedText(secretKey, sealPurpose);

  const present = (row: UsedConnection | undefined) =>
    row && {
      ...row,
      clientSecret: row.sealed === null ? undefined : sealing.open(sealName(row.id), row.sealed),
      claims: { name: row.nameClaim, groups: row.groupsClaim },
    };

  /** The active connection for an address. A rule of the settings about its domain stands above the organization. */
  async function findForAddress(email: string) {
    const found = await findByDomain(db, domainOf(email));
    return found && (await ownsAddress({ organizationRules }, db, found.organizationId, email))
      ? found
      : undefined;
  }

  return {
    fetch: createBoundedFetch(issuerAddresses),
    /** Providers without TLS, which tests have on this machine. */
    allowsPlain: issuerAddresses.protocols.includes('http:'),
    areInUse: () => areConnectionsInUse(db),
    findForAddress,
    find: async (id: string) => present(await findConnection(db, id)),
    findTried: async (id: string, token: string) =>
      present(await findByTry(db, id, hashToken(token), clock())),
    noteTried: ({ id, version }: Connection) => noteTried(db, id, version, clock()),
    findLinked: ({ id }: Connection, person: { issuer: string; subject: string }) =>
      findLinkedSubject(db, id, person),
    mayLinkAtOnce: ({ organizationId }: Connection, account: Account) =>
      isUnused(db, account.id, organizationId, portalIssuer),

    /** Links the account, makes it a member where the organization's rules allow it, and follows the groups that are reported. */
    async admit(
      { id, organizationId, name }: Connection,
      account: Account,
      person: { issuer: string; subject: string; groups?: string[] | undefined },
    ): Promise<void> {
      const now = clock();
      const { issuer, subject } = person;
      const link = { connectionId: id, issuer, subject, accountId: account.id, now };
      const isNew = await writeLink(db, link);
      const session = {
        issuer: portalIssuer,
        subject: account.subject,
        email: account.email,
        emailVerified: true,
        givenName: account.firstName,
        familyName: account.lastName,
        groups: undefined,
        claimedGroups: undefined,
        sessionId: undefined,
      };
      await admit({ db, clock, organizationRules }, session, [
        { organization: organizationId, role: 'Viewer', decides: false },
      ]);
      if (isNew) {
        const personId = await findPersonId(db, portalIssuer, account.subject);
        await recordChange(db, {
          ...{ organizationId, personId, action: 'account linked', subject: id },
          ...{ detail: { connection: name }, now },
        });
      }
      const { groups } = person;
      if (!groups) return;
      const member = { issuer: portalIssuer, subject: account.subject, organizationId, names: groups };
      await db.transaction((queries) => followConnection(queries, member, now));
    },

    /** Whether the account has to sign in by its organization's connection. */
    async isRefused({ subject, email }: Account, usesPasskey: boolean): Promise<boolean> {
      const found = await findForAddress(email);
      if (!found?.onlyThisWay) return false;
      const { organizationId } = found;
      return mustUseConnection(db, { organizationId, issuer: portalIssuer, subject, usesPasskey });
    },

    /** Writes a sign-in that failed into the audit log of the organization. */
    async recordFailure(
      { id, organizationId, name }: Connection,
      detail: { reason: string; network: string; client: string },
    ): Promise<void> {
      await recordChange(db, {
        organizationId,
        personId: undefined,
        action: 'sign-in failed',
        subject: id,
        detail: { ...detail, connection: name },
        now: clock(),
      });
    },
  };
}

import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  maxSignInConnections,
  type SignInConnection,
  usualConnectionClaims,
} from '@tv/contract/sign-in/sign-in-connections';
import { lockOrganization } from '../directory/accounts-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Manager, managerOf } from '../platform/auth/caller.ts';
import { createSealedText } from '../platform/auth/sealed-text.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { uuidOfName } from '../platform/uuid-of-name.ts';
import { changed, readDomains, readIssuer } from './connection-change.ts';
import {
  type ConnectionRow,
  deleteConnection,
  insertConnection,
  listConnections,
  lockConnection,
  updateConnection,
  writeDomains,
  writeTry,
} from './connections-db.ts';
import { connectionAddress, type ConnectionRoutesDeps, sealName, sealPurpose } from './deps.ts';

/** Milliseconds in which a try has to begin. */
const tryTime = 10 * 60_000;

/** The calls with which an admin arranges the sign-in providers of the organization. */
export function serveSignInConnections(serve: Serve, deps: ConnectionRoutesDeps): void {
  const { db, clock, secretKey, publicUrl, limits, signIn } = deps;
  const sealing = createSealedText(secretKey, sealPurpose);
  const sealOf = (id: string) => (secret: string) => sealing.seal(sealName(id), secret);

  const list = async (organizationId: string | undefined, id?: string) =>
    (await listConnections(db, organizationId, id)).map((row) => present(row, publicUrl));
  async function find(manager: Manager, id: string): Promise<SignInConnection> {
    const [found] = await list(manager.organizationId, id);
    if (!found) throw notFound('This connection');
    return found;
  }

  serve('GET /Management/SignInConnections', async ({ caller, query }) =>
    list(await organizationOf(db, managerOf(caller), query)),
  );

  serve('GET /Management/SignInConnections/:id', ({ caller, params }) => find(managerOf(caller), params.id));

  serve('POST /Management/SignInConnections', async ({ caller, query, body }) => {
    if (!signIn.hasLocalPasswords) throw new Problem(409, 0, because('connections.otherProvider'));
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { clientSecret, claims = usualConnectionClaims } = body;
    const id = body.id ? uuidOfName(organizationId, body.id.toLowerCase()) : randomUUID();
    const issuer = readIssuer(deps, body.issuer);
    await db.transaction(async (queries) => {
      await lockOrganization(queries, organizationId);
      if (await lockConnection(queries, organizationId, id)) return;
      if ((await listConnections(queries, organizationId)).length >= maxSignInConnections)
        throw new Problem(409, 0, because('connections.tooMany', { most: maxSignInConnections }));
      const row: ConnectionRow = {
        ...{ id, organizationId, issuer, version: 1, triedVersion: null, triedAt: null },
        name: body.name.trim(),
        clientId: body.clientId.trim(),
        sealed: clientSecret ? sealOf(id)(clientSecret) : null,
        nameClaim: claims.name.trim(),
        groupsClaim: claims.groups.trim(),
        domains: await readDomains(deps, queries, organizationId, body.domains),
        ...{ isActive: false, onlyThisWay: false, createdAt: clock() },
      };
      await insertConnection(queries, row);
      await saveDomains(queries, row);
      await record(queries, manager, row, 'sign-in connection made', settingsOf(row));
    });
    return find(manager, id);
  });

  serve('PATCH /Management/SignInConnections/:id', async ({ caller, params: { id }, body }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const row = await lockConnection(queries, manager.organizationId, id);
      if (!row) throw notFound('This connection');
      const wanted = await changed(deps, queries, row, body, sealOf(id));
      if (isDeepStrictEqual(wanted, row)) return;
      await updateConnection(queries, wanted);
      if (!isDeepStrictEqual(wanted.domains, row.domains)) await saveDomains(queries, wanted);
      const detail = { ...settingsOf(wanted), ...(wanted.sealed !== row.sealed && { secret: 'changed' }) };
      await record(queries, manager, wanted, 'sign-in connection changed', detail);
    });
    return find(manager, id);
  });

  serve('DELETE /Management/SignInConnections/:id', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const row = await lockConnection(queries, manager.organizationId, id);
      if (!row) throw notFound('This connection');
      await deleteConnection(queries, id);
      await record(queries, manager, row, 'sign-in connection deleted', { name: row.name });
    });
  });

  serve('POST /Management/SignInConnections/:id/Try', async ({ caller, params: { id } }) => {
    const manager = managerOf(caller);
    const token = newToken();
    const until = new Date(clock().getTime() + tryTime);
    await db.transaction(async (queries) => {
      const row = await lockConnection(queries, manager.organizationId, id);
      if (!row) throw notFound('This connection');
      await limits.bound(queries, 'sign-in try', { organization: row.organizationId });
      await writeTry(queries, id, hashToken(token), until);
    });
    const url = `${connectionAddress(publicUrl, id)}/try?token=${token}`;
    return { url, expiresAt: until.toISOString() };
  });

  async function saveDomains(queries: Queries, row: ConnectionRow) {
    const domain = await writeDomains(queries, row);
    if (domain) throw invalidField('domains', because('connections.taken', { domain }));
  }

  const record = (
    queries: Queries,
    { personId }: Manager,
    { id, organizationId }: ConnectionRow,
    action: AuditAction,
    detail: Record<string, unknown>,
  ) => recordChange(queries, { organizationId, personId, action, subject: id, detail, now: clock() });
}

const settingsOf = ({ name, issuer, clientId, domains, isActive, onlyThisWay }: ConnectionRow) => ({
  ...{ name, issuer, clientId, domains, isActive, onlyThisWay },
});

function present(
  row: Awaited<ReturnType<typeof listConnections>>[number],
  publicUrl: string,
): SignInConnection {
  const { id, name, issuer, clientId, domains, isActive, onlyThisWay } = row;
  const { peopleCount, withoutPasswordCount } = row;
  return {
    ...{ id, name, issuer, clientId, domains, isActive, onlyThisWay, peopleCount, withoutPasswordCount },
    hasSecret: row.sealed !== null,
    claims: { name: row.nameClaim, groups: row.groupsClaim },
    redirectUrl: `${connectionAddress(publicUrl, id)}/callback`,
    isTried: row.triedVersion === row.version,
    ...(row.triedAt && { triedDate: row.triedAt.toISOString() }),
    createdDate: row.createdAt.toISOString(),
  };
}

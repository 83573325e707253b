import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { because } from '@tv/contract/reasons/problem-reasons';
import { randomBytes, randomUUID } from 'node:crypto';
import { maxDomains, type OrganizationDomain } from '@tv/contract/organization/organization-domains';
import { domainName, ownableDomain } from './domain-name.ts';
import {
  deleteDomain,
  type DomainRow,
  findDomain,
  findDomainById,
  insertDomain,
  isOrganization,
  listDomains,
  takeDomain,
} from './domains-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { NameServersSilent } from '../../platform/resolve-txt.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { recordChange } from '../../platform/audit-db.ts';
import { type Manager, managerOf } from '../../platform/auth/caller.ts';
import { organizationOf } from '../choose-organization-db.ts';
import type { OrganizationDeps } from '../deps.ts';

export function serveDomainsOfOrganization(serve: Serve, deps: OrganizationDeps): void {
  const { db, clock } = deps;

  serve('GET /Management/Domains', async ({ caller, query }) =>
    (await listDomains(db, await organizationOf(db, managerOf(caller), query))).map(present),
  );

  serve('POST /Management/Domains', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const domain = ownableDomain(domainName(body.domain), 'domain');
    return present(
      await db.transaction((queries) => ask(queries, manager, { organizationId, domain }, clock())),
    );
  });

  serve('POST /Management/Domains/:id/Checks', ({ caller, params }) =>
    check(deps, managerOf(caller), params.id),
  );

  serve('DELETE /Management/Domains/:id', async ({ caller, params }) => {
    const manager = managerOf(caller);
    await db.transaction(async (queries) => {
      const row = await findDomainById(queries, manager.organizationId, params.id);
      if (!row || !(await remove(queries, manager, row, clock()))) throw notFound('This domain');
    });
  });

  serve('GET /Management/Organizations/:id/Domains', async ({ params }) => {
    if (!(await isOrganization(db, params.id))) throw notFound('The organization');
    return (await listDomains(db, params.id)).map(present);
  });

  serve('PUT /Management/Organizations/:id/Domains/:domain', async ({ caller, params }) => {
    const manager = managerOf(caller);
    const given = { organizationId: params.id, domain: ownableDomain(domainName(params.domain), 'domain') };
    return db.transaction(async (queries) => {
      if (!(await isOrganization(queries, params.id))) throw notFound('The organization');
      const row = await ask(queries, manager, given, clock());
      return present(row.ownedAt ? row : await take(queries, manager, row, true, clock()));
    });
  });

  serve('DELETE /Management/Organizations/:id/Domains/:domain', async ({ caller, params }) => {
    await db.transaction(async (queries) => {
      const row = await findDomain(queries, params.id, domainName(params.domain));
      if (!row || !(await remove(queries, managerOf(caller), row, clock()))) throw notFound('This domain');
    });
  });
}

type Given = { organizationId: string; domain: string };

async function ask(queries: Queries, manager: Manager, given: Given, now: Date): Promise<DomainRow> {
  const known = await findDomain(queries, given.organizationId, given.domain);
  if (known) return known;
  if ((await listDomains(queries, given.organizationId)).length >= maxDomains)
    throw new Problem(409, 0, because('domains.tooMany', { most: maxDomains }));
  const token = randomBytes(16).toString('hex');
  await insertDomain(queries, { id: randomUUID(), ...given, token, now });
  const row = (await findDomain(queries, given.organizationId, given.domain))!;
  await record(queries, manager, row, 'domain asked for', now);
  return row;
}

/** The DNS lookup runs outside of any transaction, because it may take seconds. */
async function check(
  { db, clock, limits, resolveTxt }: OrganizationDeps,
  manager: Manager,
  id: string,
): Promise<OrganizationDomain> {
  const row = await findDomainById(db, manager.organizationId, id);
  if (!row) throw notFound('This domain');
  if (row.ownedAt) return present(row);
  ownableDomain(row.domain, 'domain');
  await limits.bound(db, 'domain check', { organization: row.organizationId });
  const texts = await resolveTxt(row.domain).catch((problem: unknown) => {
    if (!(problem instanceof NameServersSilent)) throw problem;
    throw new Problem(503, 0, because('domains.silent', { domain: row.domain }), {
      retryAfterSeconds: 60,
    });
  });
  if (!texts.some((text) => text.trim() === recordOf(row)))
    throw new Problem(409, 0, because('domains.noRecord', { domain: row.domain, record: recordOf(row) }));
  return db.transaction(async (queries) => {
    const found = await findDomainById(queries, manager.organizationId, id);
    if (!found) throw notFound('This domain');
    return present(found.ownedAt ? found : await take(queries, manager, found, false, clock()));
  });
}

async function take(
  queries: Queries,
  manager: Manager,
  row: DomainRow,
  isGranted: boolean,
  now: Date,
): Promise<DomainRow> {
  if (!(await takeDomain(queries, row, isGranted, now)))
    throw new Problem(409, 0, because('domains.taken', { domain: row.domain }));
  await record(queries, manager, row, isGranted ? 'domain granted' : 'domain proven', now);
  return { ...row, isGranted, ownedAt: now };
}

async function remove(queries: Queries, manager: Manager, row: DomainRow, now: Date): Promise<boolean> {
  if (!(await deleteDomain(queries, row.id))) return false;
  await record(queries, manager, row, 'domain removed', now);
  return true;
}

const record = (
  queries: Queries,
  { personId }: Manager,
  { id, organizationId, domain }: DomainRow,
  action: AuditAction,
  now: Date,
) => recordChange(queries, { organizationId, personId, action, subject: id, detail: { domain }, now });

const recordOf = ({ token }: DomainRow) => `tv-domain-verification=${token}`;

const present = (row: DomainRow): OrganizationDomain => ({
  id: row.id,
  domain: row.domain,
  state: !row.ownedAt ? 'asked' : row.isGranted ? 'granted' : 'proven',
  record: recordOf(row),
  createdDate: row.createdAt.toISOString(),
  ...(row.ownedAt && { ownedDate: row.ownedAt.toISOString() }),
});

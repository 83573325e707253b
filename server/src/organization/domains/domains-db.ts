import type { Queries } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';

export type DomainRow = {
  id: string;
  organizationId: string;
  domain: string;
  token: string;
  isGranted: boolean;
  createdAt: Date;
  /** The time since which the domain is the organization's own. */
  ownedAt: Date | null;
};

const columns = sql`d.id, d.organization_id as "organizationId", d.domain, d.token, d.is_granted as "isGranted",
  d.created_at as "createdAt", d.owned_at as "ownedAt"`;

export const listDomains = (db: Queries, organizationId: string): Promise<DomainRow[]> =>
  db.query<DomainRow>(sql`
    select ${columns} from organization_domains d
    where d.organization_id = ${organizationId}::uuid order by d.domain limit 100`);

/** Without `organizationId` the domain may belong to any organization. */
export async function findDomainById(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<DomainRow | undefined> {
  const [row] = await db.query<DomainRow>(sql`
    select ${columns} from organization_domains d where d.id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or d.organization_id = ${organizationId ?? null}::uuid)`);
  return row;
}

export async function findDomain(
  db: Queries,
  organizationId: string,
  domain: string,
): Promise<DomainRow | undefined> {
  const [row] = await db.query<DomainRow>(sql`
    select ${columns} from organization_domains d
    where d.organization_id = ${organizationId}::uuid and d.domain = ${domain}`);
  return row;
}

export const insertDomain = (
  db: Queries,
  given: { id: string; organizationId: string; domain: string; token: string; now: Date },
) =>
  db.query(sql`
    insert into organization_domains (id, organization_id, domain, token, created_at)
    values (${given.id}::uuid, ${given.organizationId}::uuid, ${given.domain}, ${given.token}, ${given.now})
    on conflict (organization_id, domain) do nothing`);

/** Makes a domain the organization's own. Call it in a transaction. Returns false if it is another organization's. */
export async function takeDomain(
  transaction: Queries,
  { id, domain }: Pick<DomainRow, 'id' | 'domain'>,
  isGranted: boolean,
  now: Date,
): Promise<boolean> {
  await transaction.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}::text, 0))`,
  );
  const rows = await transaction.query(sql`
    update organization_domains d set is_granted = ${isGranted}, owned_at = ${now}
    where d.id = ${id}::uuid and d.owned_at is null and not exists (
      select from organization_domains o where o.domain = d.domain and o.owned_at is not null)
    returning d.id`);
  return rows.length > 0;
}

export async function deleteDomain(db: Queries, id: string): Promise<boolean> {
  return (
    (await db.query(sql`delete from organization_domains where id = ${id}::uuid returning id`)).length > 0
  );
}

/** The SQL condition that a domain, an SQL text, is the organization's own. */
export const isOwnDomain = (organizationId: Sql, domain: Sql): Sql => sql`exists (
  select from organization_domains d
  where d.organization_id = ${organizationId} and d.domain = ${domain} and d.owned_at is not null)`;

export async function ownsDomain(db: Queries, organizationId: string, domain: string): Promise<boolean> {
  const [row] = await db.query<{ owns: boolean }>(
    sql`select ${isOwnDomain(sql`${organizationId}::uuid`, sql`${domain}::text`)} as owns`,
  );
  return row!.owns;
}

/** Whether an organization has this name or id. */
export async function isNamed(queries: Queries, organizationId: string, named: string): Promise<boolean> {
  const rows = await queries.query(sql`
    select from organizations where id = ${organizationId}::uuid
      and (lower(name) = lower(${named}::text) or id::text = lower(${named}::text))`);
  return rows.length > 0;
}

export async function isOrganization(db: Queries, id: string): Promise<boolean> {
  return (await db.query(sql`select from organizations where id = ${id}::uuid`)).length > 0;
}

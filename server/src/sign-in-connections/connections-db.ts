import { ActiveState } from '@tv/contract/enumerations';
import type { SignInConnection } from '@tv/contract/sign-in/sign-in-connections';
import type { Queries } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { sql } from '../platform/db/sql.ts';

export type ConnectionRow = {
  id: string;
  organizationId: string;
  name: string;
  issuer: string;
  clientId: string;
  /** The client's secret, encrypted. Null: a public client. */
  sealed: string | null;
  nameClaim: string;
  groupsClaim: string;
  version: number;
  triedVersion: number | null;
  triedAt: Date | null;
  isActive: boolean;
  onlyThisWay: boolean;
  createdAt: Date;
  domains: string[];
};

const columns = sql`c.id, c.organization_id as "organizationId", c.name, c.issuer, c.client_id as "clientId", c.sealed,
  c.name_claim as "nameClaim", c.groups_claim as "groupsClaim", c.version, c.tried_version as "triedVersion",
  c.tried_at as "triedAt", c.is_active as "isActive", c.only_this_way as "onlyThisWay", c.created_at as "createdAt",
  array(select d.domain from sign_in_connection_domains d where d.connection_id = c.id order by d.domain) as domains`;

type People = Pick<SignInConnection, 'peopleCount' | 'withoutPasswordCount'>;

export const listConnections = (
  db: Queries,
  organizationId: string | undefined,
  id?: string,
): Promise<(ConnectionRow & People)[]> =>
  db.query<ConnectionRow & People>(sql`
    select ${columns}, linked.people as "peopleCount", linked.without as "withoutPasswordCount"
    from sign_in_connections c cross join lateral (
      select count(*)::int as people, (count(*) filter (where a.password_hash is null and not exists (
        select from identity_passkeys k where k.account_id = a.id)))::int as without
      from sign_in_links l join identity_accounts a on a.id = l.account_id where l.connection_id = c.id) linked
    where (${organizationId ?? null}::uuid is null or c.organization_id = ${organizationId ?? null}::uuid)
      and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)
    order by ${nameOrder(sql`c.name`, sql`c.organization_id`)}, c.id limit 100`);

/** Locks a connection for a change. Without `organizationId` it may belong to any organization. */
export async function lockConnection(
  transaction: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await transaction.query<ConnectionRow>(sql`
    select ${columns} from sign_in_connections c where c.id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or c.organization_id = ${organizationId ?? null}::uuid)
    for update of c`);
  return row;
}

export async function insertConnection(db: Queries, row: ConnectionRow): Promise<void> {
  await db.query(sql`
    insert into sign_in_connections (id, organization_id, name, issuer, client_id, sealed, name_claim, groups_claim, created_at)
    values (${row.id}::uuid, ${row.organizationId}::uuid, ${row.name}, ${row.issuer}, ${row.clientId}, ${row.sealed},
      ${row.nameClaim}, ${row.groupsClaim}, ${row.createdAt})`);
}

export async function updateConnection(db: Queries, row: ConnectionRow): Promise<void> {
  await db.query(sql`
    update sign_in_connections set name = ${row.name}, issuer = ${row.issuer}, client_id = ${row.clientId},
      sealed = ${row.sealed}, name_claim = ${row.nameClaim}, groups_claim = ${row.groupsClaim}, version = ${row.version},
      is_active = ${row.isActive}, only_this_way = ${row.onlyThisWay}
    where id = ${row.id}::uuid`);
}

export async function deleteConnection(db: Queries, id: string): Promise<void> {
  await db.query(sql`delete from sign_in_connections where id = ${id}::uuid`);
}

/** Sets the domains of a connection. Returns one that another connection of the organization has, if any. */
export async function writeDomains(
  transaction: Queries,
  { id, organizationId, domains }: Pick<ConnectionRow, 'id' | 'organizationId' | 'domains'>,
): Promise<string | undefined> {
  await transaction.query(sql`
    delete from sign_in_connection_domains
    where connection_id = ${id}::uuid and domain <> all(${domains}::text[])`);
  await transaction.query(sql`
    insert into sign_in_connection_domains (organization_id, domain, connection_id)
    select ${organizationId}::uuid, unnest(${domains}::text[]), ${id}::uuid on conflict do nothing`);
  const [taken] = await transaction.query<{ domain: string }>(sql`
    select domain from sign_in_connection_domains
    where organization_id = ${organizationId}::uuid and domain = any(${domains}::text[])
      and connection_id <> ${id}::uuid order by domain limit 1`);
  return taken?.domain;
}

/** Stores the hash of a secret with which the settings may be tried until then. */
export async function writeTry(db: Queries, id: string, hash: string, until: Date): Promise<void> {
  await db.query(sql`
    update sign_in_connections set try_hash = ${hash}, try_until = ${until} where id = ${id}::uuid`);
}

/** Whether an active admin of the organization has a passkey at the portal's own provider. */
export async function hasAdminWithPasskey(
  db: Queries,
  organizationId: string,
  issuer: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from memberships m join people p on p.id = m.person_id and p.issuer = ${issuer}
      join identity_accounts a on a.subject = p.subject and a.disabled_at is null
    where m.organization_id = ${organizationId}::uuid and m.role = 'Admin' and m.status = ${ActiveState.ACTIVE}::smallint and p.status = ${ActiveState.ACTIVE}::smallint
      and exists (select from identity_passkeys k where k.account_id = a.id)
    limit 1`);
  return rows.length > 0;
}

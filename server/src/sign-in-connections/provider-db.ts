import { ActiveState } from '@tv/contract/enumerations';
import { isOwnDomain } from '../organization/domains/domains-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

export type UsedConnection = {
  id: string;
  organizationId: string;
  name: string;
  issuer: string;
  clientId: string;
  sealed: string | null;
  nameClaim: string;
  groupsClaim: string;
  version: number;
  isActive: boolean;
  /** Those that are the organization's own now. */
  domains: string[];
};

const columns = sql`c.id, c.organization_id as "organizationId", c.name, c.issuer, c.client_id as "clientId", c.sealed,
  c.name_claim as "nameClaim", c.groups_claim as "groupsClaim", c.version, c.is_active as "isActive", array(
    select d.domain from sign_in_connection_domains d
    where d.connection_id = c.id and ${isOwnDomain(sql`c.organization_id`, sql`d.domain`)}) as domains`;

const find = async (db: Queries, condition: Sql): Promise<UsedConnection | undefined> =>
  (await db.query<UsedConnection>(sql`select ${columns} from sign_in_connections c where ${condition}`))[0];

export const findConnection = (db: Queries, id: string) => find(db, sql`c.id = ${id}::uuid`);

/** The connection that may be tried with the secret of this hash now. */
export const findByTry = (db: Queries, id: string, hash: string, now: Date) =>
  find(db, sql`c.id = ${id}::uuid and c.try_hash = ${hash} and c.try_until > ${now}::timestamptz`);

export async function areConnectionsInUse(db: Queries): Promise<boolean> {
  const rows = await db.query(sql`select from sign_in_connections where is_active limit 1`);
  return rows.length > 0;
}

/** The active connection for a domain, which has one owner. */
export async function findByDomain(
  db: Queries,
  domain: string,
): Promise<{ id: string; organizationId: string; onlyThisWay: boolean } | undefined> {
  const [row] = await db.query<{ id: string; organizationId: string; onlyThisWay: boolean }>(sql`
    select c.id, c.organization_id as "organizationId", c.only_this_way as "onlyThisWay"
    from sign_in_connection_domains d join sign_in_connections c on c.id = d.connection_id and c.is_active
    where d.domain = ${domain} and ${isOwnDomain(sql`d.organization_id`, sql`d.domain`)} limit 1`);
  return row;
}

/** Notes that somebody signed in by a try, unless the settings have changed since it began. */
export async function noteTried(db: Queries, id: string, version: number, now: Date): Promise<void> {
  await db.query(sql`
    update sign_in_connections set tried_version = ${version}, tried_at = ${now}, try_hash = null, try_until = null
    where id = ${id}::uuid and version = ${version}`);
}

/** The subject of the account that a person at the provider is linked with. */
export async function findLinkedSubject(
  db: Queries,
  connectionId: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> {
  const [row] = await db.query<{ subject: string }>(sql`
    select a.subject from sign_in_links l join identity_accounts a on a.id = l.account_id
    where l.connection_id = ${connectionId}::uuid and l.issuer = ${issuer} and l.subject = ${subject}`);
  return row?.subject;
}

/** Links a person at the provider with an account, in place of whom the connection had for that account. Returns whether it is new. */
export async function writeLink(
  db: Queries,
  link: { connectionId: string; issuer: string; subject: string; accountId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(sql`
    with replaced as (
      delete from sign_in_links where connection_id = ${link.connectionId}::uuid and account_id = ${link.accountId}::uuid
        and (issuer, subject) <> (${link.issuer}, ${link.subject}))
    insert into sign_in_links (connection_id, issuer, subject, account_id, created_at)
    values (${link.connectionId}::uuid, ${link.issuer}, ${link.subject}, ${link.accountId}::uuid, ${link.now})
    on conflict (connection_id, issuer, subject) do nothing returning account_id`);
  return rows.length > 0;
}

export async function findPersonId(
  db: Queries,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    sql`select id from people where issuer = ${issuer} and subject = ${subject}`,
  );
  return row?.id;
}

/**
 * Whether nobody can have used an account yet, and no other organization has to do with it: it has no password, no passkey and no
 * link, as the account that a directory made.
 */
export async function isUnused(db: Queries, accountId: string, organizationId: string, issuer: string) {
  const rows = await db.query(sql`
    select from identity_accounts a
    where a.id = ${accountId}::uuid and a.password_hash is null
      and not exists (select from identity_passkeys k where k.account_id = a.id)
      and not exists (select from sign_in_links l where l.account_id = a.id)
      and not exists (
        select from people p join memberships m on m.person_id = p.id
        where p.issuer = ${issuer} and p.subject = a.subject and m.organization_id <> ${organizationId}::uuid)`);
  return rows.length > 0;
}

/**
 * Whether a member of the organization has to sign in by its connection. An admin with a passkey does not, if they use it; where
 * no admin has one any more, every admin gets in.
 */
export async function mustUseConnection(
  db: Queries,
  given: { organizationId: string; issuer: string; subject: string; usesPasskey: boolean },
): Promise<boolean> {
  const { organizationId, issuer, subject, usesPasskey } = given;
  const [row] = await db.query<{ must: boolean }>(sql`
    with admins as (
      select p.subject, exists (
        select from identity_accounts a join identity_passkeys k on k.account_id = a.id
        where a.subject = p.subject and a.disabled_at is null) as has_passkey
      from memberships m join people p on p.id = m.person_id and p.issuer = ${issuer} and p.status = ${ActiveState.ACTIVE}::smallint
      where m.organization_id = ${organizationId}::uuid and m.role = 'Admin' and m.status = ${ActiveState.ACTIVE}::smallint)
    select exists (
        select from memberships m join people p on p.id = m.person_id
        where m.organization_id = ${organizationId}::uuid and m.status = ${ActiveState.ACTIVE}::smallint and p.issuer = ${issuer} and p.subject = ${subject})
      and not exists (
        select from admins where admins.subject = ${subject}
          and (${usesPasskey}::boolean or not exists (select from admins where has_passkey))) as must`);
  return row!.must;
}

import type { Application } from '@tv/contract/integrations/applications';
import { limits } from '@tv/contract/limits/limits';
import type { Queries } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { sql } from '../platform/db/sql.ts';

export type StoredApplication = Omit<Application, 'createdAt' | 'formerSecretEndsAt'> & {
  organizationId: string;
  createdAt: Date;
  formerSecretEndsAt: Date | null;
};

const columns = sql`a.id, a.organization_id as "organizationId", a.name, a.type, a.redirect_uris as "redirectUris",
  a.post_logout_redirect_uris as "postLogoutRedirectUris", a.scopes, a.secret_hash is not null as "hasSecret",
  case when a.former_secret_ends_at > now() then a.former_secret_ends_at end as "formerSecretEndsAt", a.created_at as "createdAt"`;

/** Without `organizationId` an application of any organization matches. */
const within = (organizationId: string | undefined) =>
  sql`(${organizationId ?? null}::uuid is null or a.organization_id = ${organizationId ?? null}::uuid)`;

export const listApplications = (db: Queries, organizationId: string): Promise<StoredApplication[]> =>
  db.query<StoredApplication>(sql`
    select ${columns} from applications a where a.organization_id = ${organizationId}::uuid
    order by ${nameOrder(sql`a.name`, sql`a.organization_id`)}, a.id limit ${limits.applications.each}`);

export async function findApplication(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<StoredApplication | undefined> {
  const [row] = await db.query<StoredApplication>(
    sql`select ${columns} from applications a where a.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row;
}

export async function lockApplication(
  queries: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<StoredApplication | undefined> {
  const [row] = await queries.query<StoredApplication>(
    sql`select ${columns} from applications a where a.id = ${id}::uuid and ${within(organizationId)} for update`,
  );
  return row;
}

/** Locks the organization until the transaction ends, so that two calls at once cannot pass its limit. */
export async function hasAllApplications(queries: Queries, organizationId: string): Promise<boolean> {
  await queries.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);
  const [row] = await queries.query<{ count: number }>(
    sql`select count(*)::int as count from applications where organization_id = ${organizationId}::uuid`,
  );
  return row!.count >= limits.applications.each;
}

/** Answers whether the name was free. */
export async function insertApplication(
  queries: Queries,
  application: StoredApplication & { secretHash: string | null },
): Promise<boolean> {
  const { id, organizationId, name, type, redirectUris, postLogoutRedirectUris, scopes } = application;
  const rows = await queries.query(sql`
    insert into applications
      (id, organization_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, secret_hash, created_at)
    values (${id}::uuid, ${organizationId}::uuid, ${name}, ${type}, ${redirectUris}::text[],
      ${postLogoutRedirectUris}::text[], ${scopes}::text[], ${application.secretHash}, ${application.createdAt}::timestamptz)
    on conflict do nothing returning id`);
  return rows.length > 0;
}

/** Answers whether the name was free. */
export async function writeApplication(queries: Queries, application: StoredApplication): Promise<boolean> {
  const { id, organizationId, name, redirectUris, postLogoutRedirectUris, scopes } = application;
  const rows = await queries.query(sql`
    update applications a set name = ${name}, redirect_uris = ${redirectUris}::text[],
      post_logout_redirect_uris = ${postLogoutRedirectUris}::text[], scopes = ${scopes}::text[]
    where a.id = ${id}::uuid and not exists (
      select from applications o where o.organization_id = ${organizationId}::uuid and o.id <> a.id
        and lower(o.name) = lower(${name}))
    returning a.id`);
  return rows.length > 0;
}

export const writeSecret = (queries: Queries, id: string, hash: string, formerEndsAt: Date) =>
  queries.query(sql`
    update applications set secret_hash = ${hash}, former_secret_hash = secret_hash,
      former_secret_ends_at = ${formerEndsAt}::timestamptz
    where id = ${id}::uuid`);

export const deleteApplication = (queries: Queries, id: string) =>
  queries.query(sql`delete from applications where id = ${id}::uuid`);

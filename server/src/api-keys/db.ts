import type { ApiKey } from '@tv/contract/integrations/api-keys';
import type { KeyScope } from '@tv/contract/integrations/key-scopes';
import { limits } from '@tv/contract/limits/limits';
import type { Queries } from '../platform/db/database.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { isAnsweredFor } from './find-account-db.ts';

type KeyRow = {
  id: string;
  name: string;
  scopes: KeyScope[];
  category_ids: string[] | null;
  allowed_networks: string[];
  created_at: Date;
  expires_at: Date | null;
  made_by: string | null;
  is_answered_for: boolean;
  start: string;
  used_at: Date | null;
  former_ends_at: Date | null;
  former_used_at: Date | null;
};

export type StoredKey = Omit<ApiKey, 'state'> & { isAnsweredFor: boolean };

const keysWhere = (condition: Sql, now: Date): Sql => sql`
  select k.id, k.name, k.scopes, k.category_ids, k.allowed_networks, k.created_at, k.expires_at,
    maker.email as made_by, ${isAnsweredFor} as is_answered_for, s.start, s.used_at,
    former.ends_at as former_ends_at, former.used_at as former_used_at
  from api_keys k
  left join people maker on maker.id = k.made_by
  join lateral (select start, used_at from api_key_secrets
    where api_key_id = k.id and ends_at is null order by created_at desc limit 1) s on true
  left join lateral (select max(ends_at) as ends_at, max(used_at) as used_at from api_key_secrets
    where api_key_id = k.id and ends_at > ${now}::timestamptz) former on true
  where ${condition} order by k.created_at desc, k.id limit ${limits.apiKeys.each}`;

const read = (row: KeyRow): StoredKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  ...(row.category_ids && { categoryIds: row.category_ids }),
  allowedNetworks: row.allowed_networks,
  start: row.start,
  createdAt: row.created_at.toISOString(),
  ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
  ...(row.made_by && { madeBy: row.made_by }),
  isAnsweredFor: row.is_answered_for,
  ...(row.used_at && { usedAt: row.used_at.toISOString() }),
  ...(row.former_ends_at && {
    former: {
      endsAt: row.former_ends_at.toISOString(),
      ...(row.former_used_at && { usedAt: row.former_used_at.toISOString() }),
    },
  }),
});

export async function listKeys(db: Queries, organizationId: string, now: Date): Promise<StoredKey[]> {
  const rows = await db.query<KeyRow>(keysWhere(sql`k.organization_id = ${organizationId}::uuid`, now));
  return rows.map(read);
}

export async function findStoredKey(db: Queries, id: string, now: Date): Promise<StoredKey | undefined> {
  const [row] = await db.query<KeyRow>(keysWhere(sql`k.id = ${id}::uuid`, now));
  return row && read(row);
}

/** Keeps two admins from making keys at the same time, so that the most are counted right. */
export const lockKeysOf = (db: Queries, organizationId: string) =>
  db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);

export async function countKeys(
  db: Queries,
  organizationId: string,
  name: string,
): Promise<{ count: number; isNameTaken: boolean }> {
  const [row] = await db.query<{ count: number; is_name_taken: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(lower(name) = lower(${name})), false) as is_name_taken
    from api_keys where organization_id = ${organizationId}::uuid`);
  return { count: row?.count ?? 0, isNameTaken: row?.is_name_taken ?? false };
}

/** Whether all of these are categories of the organization. */
export async function areCategories(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<boolean> {
  const [row] = await db.query<{ found: number }>(sql`
    select count(*)::int as found from categories
    where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[])`);
  return row?.found === ids.length;
}

export type NewKey = {
  id: string;
  organizationId: string;
  name: string;
  scopes: readonly KeyScope[];
  categoryIds: readonly string[] | undefined;
  allowedNetworks: readonly string[];
  expiresAt: string | undefined;
  /** `undefined`: the command line. */
  personId: string | undefined;
  now: Date;
};

export const insertKey = (db: Queries, key: NewKey) =>
  db.query(sql`
    insert into api_keys (id, organization_id, name, scopes, category_ids, allowed_networks, created_at, expires_at, made_by,
      is_of_machine)
    values (${key.id}::uuid, ${key.organizationId}::uuid, ${key.name}, ${key.scopes}::text[], ${key.categoryIds ?? null}::uuid[],
      ${key.allowedNetworks}::text[], ${key.now}::timestamptz, ${key.expiresAt ?? null}::timestamptz,
      ${key.personId ?? null}::uuid, ${key.personId === undefined})`);

export const insertSecret = (
  db: Queries,
  secret: { id: string; apiKeyId: string; hash: string; start: string; now: Date },
) =>
  db.query(sql`
    insert into api_key_secrets (id, api_key_id, hash, start, created_at)
    values (${secret.id}::uuid, ${secret.apiKeyId}::uuid, ${secret.hash}, ${secret.start}, ${secret.now}::timestamptz)`);

type LockedKey = { organizationId: string; name: string; expiresAt: Date | null; isAnsweredFor: boolean };

/** A key of the organization, which nobody else changes until the transaction ends. Without `organizationId` of any. */
export async function lockKey(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<LockedKey | undefined> {
  const [row] = await db.query<LockedKey>(sql`
    select k.organization_id as "organizationId", k.name, k.expires_at as "expiresAt", ${isAnsweredFor} as "isAnsweredFor"
    from api_keys k where k.id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or k.organization_id = ${organizationId ?? null}::uuid)
    for update of k`);
  return row;
}

/**
 * Ends the keys of a service account at `endsAt`, at the latest. One that nobody has used gives way at once, if another one goes on: it
 * may be the answer of a rotation that was lost. Answers how many go on.
 */
export async function endSecrets(db: Queries, apiKeyId: string, now: Date, endsAt: Date): Promise<number> {
  await db.query(sql`
    delete from api_key_secrets s where s.api_key_id = ${apiKeyId}::uuid and (
      s.ends_at <= ${now}::timestamptz or s.ends_at is null and s.used_at is null and exists (
        select from api_key_secrets o where o.api_key_id = s.api_key_id and o.ends_at > ${now}::timestamptz))`);
  const rows = await db.query(sql`
    update api_key_secrets set ends_at = least(ends_at, ${endsAt}::timestamptz)
    where api_key_id = ${apiKeyId}::uuid returning id`);
  return rows.length;
}

/** From now on this person answers for the key; `undefined`: the command line, for which nobody has to. */
export const answerFor = (db: Queries, id: string, personId: string | undefined) =>
  db.query(sql`
    update api_keys set made_by = ${personId ?? null}::uuid, is_of_machine = ${personId === undefined}
    where id = ${id}::uuid`);

export const deleteKey = (db: Queries, id: string) =>
  db.query(sql`delete from api_keys where id = ${id}::uuid`);

import type { CamelRow, Row } from '../platform/db/row.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type DirectoryToken = { id: string; name: string; createdAt: Date; usedAt: Date | undefined };

/** The organization of a directory's token. Records the token's use once an hour. A free trial has no directory. */
export async function findTokenOrganization(
  db: Queries,
  hash: string,
  now: Date,
): Promise<{ organizationId: string; isTrial: boolean } | undefined> {
  const [row] = await db.query<{ organization_id: string; is_noted: boolean; is_trial: boolean }>(sql`
    select t.organization_id, (t.used_at > ${now}::timestamptz - interval '1 hour') is true as is_noted, o.is_trial
    from directory_tokens t join organizations o on o.id = t.organization_id where t.hash = ${hash}`);
  if (row && !row.is_noted)
    await db.query(sql`update directory_tokens set used_at = ${now} where hash = ${hash}`);
  return row && { organizationId: row.organization_id, isTrial: row.is_trial };
}

export async function listTokens(db: Queries, organizationId: string): Promise<DirectoryToken[]> {
  const rows = await db.query<Row<'directory_tokens', 'id' | 'name' | 'created_at' | 'used_at'>>(sql`
    select id, name, created_at, used_at from directory_tokens
    where organization_id = ${organizationId}::uuid order by created_at desc, id limit 100`);
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at,
    usedAt: used_at ?? undefined,
  }));
}

export const insertToken = (
  db: Queries,
  token: { id: string; organizationId: string; name: string; hash: string; now: Date },
) =>
  db.query(sql`
    insert into directory_tokens (id, organization_id, name, hash, created_at)
    values (${token.id}::uuid, ${token.organizationId}::uuid, ${token.name}, ${token.hash}, ${token.now})`);

/** Revokes a token. Returns its organization. Without `organizationId` the token may belong to any organization. */
export async function deleteToken(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<{ organizationId: string; name: string } | undefined> {
  const [row] = await db.query<CamelRow<'directory_tokens', 'organization_id' | 'name'>>(sql`
    delete from directory_tokens where id = ${id}::uuid
      and (${organizationId ?? null}::uuid is null or organization_id = ${organizationId ?? null}::uuid)
    returning organization_id as "organizationId", name`);
  return row;
}

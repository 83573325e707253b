import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type Trial = { id: string; email: string; expiresAt: Date; isCompleted: boolean };

export async function insertTrial(
  db: Queries,
  { email, hash, now, expiresAt }: { email: string; hash: string; now: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    with deleted as (
      delete from subscription_users where expires_at < ${now}::timestamptz - interval '30 days')
    insert into subscription_users (id, email, token_hash, created_at, expires_at)
    values (${id}::uuid, ${email}, ${hash}, ${now}, ${expiresAt})`);
  return id;
}

export async function findNewestTrial(db: Queries, email: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    sql`select id from subscription_users where email = ${email} order by created_at desc limit 1`,
  );
  return row?.id;
}

/** Finds a trial request. `isToBeUsed` locks it until the transaction ends. */
export async function findTrial(db: Queries, hash: string, isToBeUsed = false): Promise<Trial | undefined> {
  const found = sql`
    select id, email, expires_at, completed_at from subscription_users where token_hash = ${hash}`;
  const [row] = await db.query<{ id: string; email: string; expires_at: Date; completed_at: Date | null }>(
    isToBeUsed ? sql`${found} for update` : found,
  );
  return (
    row && { id: row.id, email: row.email, expiresAt: row.expires_at, isCompleted: row.completed_at !== null }
  );
}

export const recordTrialCompleted = (db: Queries, id: string, now: Date) =>
  db.query(sql`update subscription_users set completed_at = ${now} where id = ${id}::uuid`);

/** Whether an address has a record. With another sign-in provider, people with a record count as having an account. */
export async function hasRecord(db: Queries, issuer: string, email: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from people where issuer = ${issuer} and lower(email) = ${email} limit 1`,
  );
  return rows.length > 0;
}

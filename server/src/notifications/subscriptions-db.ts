import { randomUUID } from 'node:crypto';
import type { Language } from '@tv/contract/languages/languages';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

export type NewSubscription = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: Language;
};

/** The most devices of one person. A further one replaces the oldest. */
const most = 10;

/**
 * Saves a device's subscription. Call it in a transaction that has locked the person's record, so that two at once count each
 * other. A device that another person used before becomes this person's, and
 * messages waiting for the other person are dropped: knowing the secret proves having the device. `undefined` if the secret is wrong.
 */
export async function putSubscription(
  transaction: Queries,
  personId: string,
  { endpoint, keys, language }: NewSubscription,
  now: Date,
): Promise<string | undefined> {
  const isThis = sql`s.endpoint = ${endpoint} and s.auth = ${keys.auth} and s.p256dh = ${keys.p256dh}`;
  await transaction.query(
    sql`delete from push_subscriptions s where ${isThis} and s.person_id <> ${personId}::uuid`,
  );
  const [row] = await transaction.query<{ id: string }>(sql`
    insert into push_subscriptions as s (id, person_id, endpoint, p256dh, auth, language, created_at)
    values (${randomUUID()}::uuid, ${personId}::uuid, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language},
      ${now}::timestamptz)
    on conflict (endpoint) do update set language = excluded.language, created_at = excluded.created_at
      where ${isThis} and s.person_id = excluded.person_id
    returning id`);
  if (!row) return undefined;
  await transaction.query(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where person_id = ${personId}::uuid and id <> ${row.id}::uuid
      order by created_at desc, id offset ${most - 1}::int)`);
  return row.id;
}

export const deleteSubscription = (db: Queries, personId: string, id: string) =>
  db.query(sql`delete from push_subscriptions where id = ${id}::uuid and person_id = ${personId}::uuid`);

/** Deletes a device and the messages that wait for it. */
export const dropSubscription = (db: Queries, id: string) =>
  db.query(sql`delete from push_subscriptions where id = ${id}::uuid`);

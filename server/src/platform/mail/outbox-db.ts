import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type WaitingMail = { id: string; sealed: string; createdAt: Date; attempts: number; lease: string };

export const insertMail = (
  db: Queries,
  { id, key, sealed, now }: { id: string; key: string | undefined; sealed: string; now: Date },
) =>
  db.query(sql`
    insert into mails (id, key, sealed, created_at, next_at)
    values (${id}::uuid, ${key ?? null}, ${sealed}, ${now}, ${now}) on conflict (key) do nothing`);

/** Minutes in which whoever took a mail must be done with it. */
const leaseMinutes = 5;

/** Takes the mail that has waited longest; nobody else gets it until the lease is over. */
export async function takeMail(db: Queries, now: Date): Promise<WaitingMail | undefined> {
  const lease = randomUUID();
  const [row] = await db.query<{ id: string; sealed: string; created_at: Date; attempts: number }>(sql`
    update mails set attempts = attempts + 1, lease = ${lease}::uuid,
      lease_until = ${now}::timestamptz + make_interval(mins => ${leaseMinutes}::int)
    where id = (
      select id from mails
      where sent_at is null and failed_at is null and handed_over_at is null and next_at <= ${now}::timestamptz
        and (lease_until is null or lease_until <= ${now}::timestamptz)
      order by next_at limit 1 for update skip locked)
    returning id, sealed, created_at, attempts`);
  return row && { ...row, createdAt: row.created_at, lease };
}

/** Answers whether the mail is still the taker's to send. */
export async function handOver(db: Queries, { id, lease }: WaitingMail, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update mails set handed_over_at = ${now}
    where id = ${id}::uuid and lease = ${lease}::uuid and handed_over_at is null returning id`);
  return rows.length > 0;
}

/** What it said is not kept longer than needed. */
export const noteSent = (db: Queries, { id, lease }: WaitingMail, now: Date) =>
  db.query(sql`
    update mails set sent_at = ${now}, sealed = null, lease = null, lease_until = null
    where id = ${id}::uuid and lease = ${lease}::uuid`);

/** `nextAt` absent: it is given up. */
export const noteRefused = (
  db: Queries,
  { id, lease }: WaitingMail,
  { problem, now, nextAt }: { problem: string; now: Date; nextAt: Date | undefined },
) =>
  db.query(sql`
    update mails set lease = null, lease_until = null, handed_over_at = null, problem = ${problem},
      next_at = coalesce(${nextAt ?? null}::timestamptz, next_at),
      failed_at = case when ${nextAt ?? null}::timestamptz is null then ${now}::timestamptz end,
      sealed = case when ${nextAt ?? null}::timestamptz is null then null else sealed end
    where id = ${id}::uuid and lease = ${lease}::uuid`);

/** Mails whose sender died between handing them over and hearing the answer. They have most likely arrived. */
export async function closeUnanswered(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update mails set sent_at = handed_over_at, sealed = null, lease = null, lease_until = null,
      problem = 'handed over, but the answer was not heard'
    where handed_over_at is not null and sent_at is null and failed_at is null and lease_until <= ${now}::timestamptz
    returning id`);
  return rows.map(({ id }) => id);
}

/** Their keys are remembered for a month. */
export const forgetMails = (db: Queries, now: Date) =>
  db.query(sql`
    delete from mails where id in (
      select id from mails where coalesce(sent_at, failed_at) < ${now}::timestamptz - interval '31 days' limit 500)`);

import type { AuditAction } from '@tv/contract/organization/audit-actions';
import type { Queries, TextQueries } from '../platform/db/database.ts';
import { sql, type Statement } from '../platform/db/sql.ts';

/** What happens to an account of the portal's own provider. */
export type AccountEvent = {
  action: AuditAction;
  /** The account's subject. Absent: `email` was typed, which may have no account. */
  subject: string | undefined;
  email: string | undefined;
  /** The only organization whom it concerns. Absent: all of the person's. */
  organizationId: string | undefined;
  network: string;
  client: string;
  detail: Record<string, string>;
};

/** Runs the service's statements inside a transaction of the provider. */
export const fromText = (transaction: TextQueries): Queries => ({
  async query<Found>({ text, values }: Statement) {
    return (await transaction.query(text, values)).rows as Found[];
  },
});

/** Writes an event into the audit log of each organization of the person. */
export const insertAccountEvent = (db: Queries, issuer: string, event: AccountEvent, now: Date) =>
  db.query(sql`
    insert into audit_log (at, organization_id, person_id, action, subject, detail)
    select ${now}::timestamptz, m.organization_id, p.id, ${event.action}, p.id::text, ${detailOf(event)}::jsonb
    from people p join memberships m on m.person_id = p.id
    where p.issuer = ${issuer} and p.subject = ${event.subject ?? ''}
      and (${event.organizationId ?? null}::uuid is null or m.organization_id = ${event.organizationId ?? null}::uuid)`);

/** The attempts within an hour that are logged: the first, the tenth, and so on. */
const loggedTries = sql`array[1, 10, 100, 1000, 10000, 100000, 1000000]`;
/** The networks that one hour's count names. */
const maxNetworks = 10;

/**
 * Counts a failed try in one statement, which takes the same steps for an address without an account: such tries are counted
 * together, and their lines belong to no organization.
 */
export const countFailedTry = (db: Queries, issuer: string, event: AccountEvent, now: Date) =>
  db.query(sql`
    with who as (
      select p.id from people p
      where p.issuer = ${issuer} and exists (select from memberships where person_id = p.id)
        and p.subject = coalesce(${event.subject ?? null}::text,
          (select subject from identity_accounts where email = ${event.email ?? ''}))),
    counted as (
      insert into failed_tries as f
        (key, person_id, action, reason, client, networks, hour, last_at, tries, logged)
      select concat_ws(' ', ${event.action}::text, coalesce((select id::text from who), 'unknown'),
          extract(epoch from date_trunc('hour', ${now}::timestamptz))),
        (select id from who), ${event.action}, ${event.detail['reason'] ?? ''}, ${event.client}, array[${event.network}::text],
        date_trunc('hour', ${now}::timestamptz), ${now}, 1, 1
      on conflict (key) do update set
        reason = excluded.reason, client = excluded.client, last_at = excluded.last_at, tries = f.tries + 1,
        logged = case when f.tries + 1 = any(${loggedTries}) then f.tries + 1 else f.logged end,
        networks = case when cardinality(f.networks) >= ${maxNetworks}::int or excluded.networks <@ f.networks
          then f.networks else f.networks || excluded.networks end
      returning *)
    insert into audit_log (at, organization_id, person_id, action, subject, detail)
    select f.last_at, m.organization_id, null, f.action, f.person_id::text,
      jsonb_build_object('reason', f.reason, 'network', ${event.network}::text, 'client', f.client)
        || case when f.tries = 1 then '{}' else
          jsonb_build_object('tries', f.tries, 'since', f.hour, 'networks', f.networks) end
    from counted f left join memberships m on m.person_id = f.person_id
    where f.tries = f.logged`);

const detailOf = ({ network, client, detail }: AccountEvent) =>
  JSON.stringify({ ...detail, network, client });

/** Counts that one statement closes at most. */
const atOnce = 500;

/** Writes what is left of the counts of past hours into the audit log, and deletes them. */
export async function closeFailedTries(db: Queries, now: Date): Promise<void> {
  const closeSome = sql`
    with closed as (
      delete from failed_tries where key in (
        select key from failed_tries where hour < date_trunc('hour', ${now}::timestamptz)
        order by hour limit ${atOnce} for update skip locked)
      returning *),
    written as (
      insert into audit_log (at, organization_id, person_id, action, subject, detail)
      select ${now}::timestamptz, m.organization_id, null, f.action, f.person_id::text,
        jsonb_build_object('reason', f.reason, 'client', f.client, 'tries', f.tries, 'since', f.hour,
          'until', f.last_at, 'networks', f.networks)
      from closed f left join memberships m on m.person_id = f.person_id
      where f.tries > f.logged)
    select 1 as one from closed`;
  while ((await db.query(closeSome)).length === atOnce);
}

/** Deletes lines that are older than `before` and not of what is under legal hold. Ids follow the time, so the oldest are found by the primary key. */
export async function deleteOldLines(db: Queries, before: Date): Promise<void> {
  const deleteSome = sql`
    delete from audit_log where at < ${before}::timestamptz
      and id in (select id from audit_log where (subject in (select subject from held_subjects())) is not true order by id limit ${deletedAtOnce})
    returning 1 as one`;
  while ((await db.query(deleteSome)).length === deletedAtOnce);
}
const deletedAtOnce = 5_000;

import type { Queries } from '../platform/db/database.ts';
import type { CamelRow, Joined } from '../platform/db/row.ts';
import { sql } from '../platform/db/sql.ts';

/** A receiver of the stream that this process holds a lease of. Without an organization it gets all lines. */
export type LeasedReceiver = CamelRow<
  'audit_receivers',
  'id' | 'organization_id' | 'address' | 'sealed' | 'failures'
> & { lease: string };

/** A line of the audit log on its way. */
export type StreamedLine = {
  id: string;
  at: string;
  action: string;
  organizationId?: string;
  personId?: string;
  email?: string;
  actor?: string;
  apiKeyId?: string;
  subject?: string;
  detail: Record<string, unknown>;
};

/** The receiver that the operator names in the settings. */
const operatorsReceiver = '00000000-0000-4000-8000-000000000514';

/** Makes the operator's receiver as the settings name it. Without an address there is no receiver, and no lines are queued. */
export const setOperatorsReceiver = (db: Queries, address: string | undefined, now: Date) =>
  address
    ? db.query(sql`
        insert into audit_receivers (id, address, created_at, next_at)
        values (${operatorsReceiver}::uuid, ${address}, ${now}::timestamptz, ${now}::timestamptz)
        on conflict (id) do update set address = excluded.address`)
    : db.query(sql`delete from audit_receivers where id = ${operatorsReceiver}::uuid`);

/** Leases receivers that lines wait for. A receiver has one lease, so its lines stay in order. */
export const leaseReceivers = (
  db: Queries,
  { lease, most, seconds, now }: { lease: string; most: number; seconds: number; now: Date },
) =>
  db.query<LeasedReceiver>(sql`
    update audit_receivers set lease = ${lease}::uuid,
      lease_until = ${now}::timestamptz + make_interval(secs => ${seconds}::int)
    where id in (
      select r.id from audit_receivers r
      where r.next_at <= ${now}::timestamptz and (r.lease_until is null or r.lease_until <= ${now}::timestamptz)
        and exists (select from audit_deliveries d where d.receiver_id = r.id)
      order by r.next_at limit ${most}::int for update skip locked)
    returning id, organization_id as "organizationId", address, sealed, failures, lease`);

type LineRow = { line: string; email: string | null } & Joined<{
  id: string;
  at: Date;
  action: string;
  organizationId: string | null;
  personId: string | null;
  actor: string | null;
  apiKeyId: string | null;
  subject: string | null;
  detail: Record<string, unknown>;
}>;

/** The oldest lines for a receiver, and the ids of all that were read. Lines that were deleted meanwhile are left out. */
export async function readLines(
  db: Queries,
  receiverId: string,
  most: number,
): Promise<{ ids: string[]; lines: StreamedLine[] }> {
  const rows = await db.query<LineRow>(sql`
    select d.line_id::text as line, a.id::text as id, a.at, a.action, a.organization_id as "organizationId",
      a.person_id as "personId", p.email, a.actor, a.api_key_id as "apiKeyId", a.subject, a.detail
    from audit_deliveries d left join audit_log a on a.id = d.line_id left join people p on p.id = a.person_id
    where d.receiver_id = ${receiverId}::uuid order by d.line_id limit ${most}::int`);
  const lines = rows.flatMap(({ line, id, at, action, detail, ...more }) => {
    const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null));
    return id === null ? [] : [{ id: line, at: at.toISOString(), action, ...known, detail }];
  });
  return { ids: rows.map(({ line }) => line), lines };
}

/** The lines were taken. Answers false where the lease was lost, so that another process sends them. */
export async function noteSent(
  db: Queries,
  { id, lease }: LeasedReceiver,
  ids: string[],
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with held as (
      update audit_receivers set lease = null, lease_until = null, failures = 0, problem = null,
        sent_at = ${now}::timestamptz, next_at = ${now}::timestamptz
      where id = ${id}::uuid and lease = ${lease}::uuid returning id),
    gone as (
      delete from audit_deliveries where receiver_id in (select id from held) and line_id = any(${ids}::bigint[]))
    select id from held`);
  return rows.length > 0;
}

/** Notes that the receiver refused the lines or did not answer. The lines wait for the next try. */
export const noteFailure = (
  db: Queries,
  { id, lease }: LeasedReceiver,
  { problem, nextAt }: { problem: string; nextAt: Date },
) =>
  db.query(sql`
    update audit_receivers set lease = null, lease_until = null, failures = failures + 1, problem = ${problem},
      next_at = ${nextAt}::timestamptz
    where id = ${id}::uuid and lease = ${lease}::uuid`);

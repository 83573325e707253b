import { randomUUID } from 'node:crypto';
import type { AuditWebhook } from '@tv/contract/organization/audit';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** The limit of a count of waiting lines. */
const maxCounted = 10_000;

export async function findWebhook(db: Queries, organizationId: string): Promise<AuditWebhook | undefined> {
  const [row] = await db.query<{
    address: string;
    created: Date;
    sent: Date | null;
    problem: string | null;
    waiting: number;
  }>(sql`
    select r.address, r.created_at as created, r.sent_at as sent, r.problem, (
      select count(*)::int from (
        select from audit_deliveries d where d.receiver_id = r.id limit ${maxCounted}) found) as waiting
    from audit_receivers r where r.organization_id = ${organizationId}::uuid`);
  if (!row) return undefined;
  const { address, created, sent, problem, waiting } = row;
  return {
    url: address,
    createdDate: created.toISOString(),
    waitingLines: waiting,
    ...(sent && { sentDate: sent.toISOString() }),
    ...(problem && { problem }),
  };
}

/** Makes the organization's webhook, or gives it another address and secret. Lines that wait for it go to the new address. */
export const writeWebhook = (
  db: Queries,
  organizationId: string,
  { url, sealed, now }: { url: string; sealed: string; now: Date },
) =>
  db.query(sql`
    insert into audit_receivers (id, organization_id, address, sealed, created_at, next_at)
    values (${randomUUID()}::uuid, ${organizationId}::uuid, ${url}, ${sealed}, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (organization_id) do update set address = excluded.address, sealed = excluded.sealed,
      created_at = excluded.created_at, next_at = excluded.next_at, failures = 0, problem = null`);

export const deleteWebhook = async (db: Queries, organizationId: string): Promise<boolean> =>
  (
    await db.query(sql`
      delete from audit_receivers where organization_id = ${organizationId}::uuid returning id`)
  ).length > 0;

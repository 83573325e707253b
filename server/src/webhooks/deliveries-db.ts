import { testEvent, type WebhookEvent } from '@tv/contract/integrations/webhook-names';
import { webhookLimits } from '@tv/contract/limits/webhook-limits';
import type { DeliveryAttempt, DeliveryState, WebhookDelivery } from '@tv/contract/integrations/webhooks';
import type { Queries } from '../platform/db/database.ts';
import { byInstant } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { literal, nothing, type Sql, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';

/** The kind of the jobs that send deliveries. A trigger enqueues them with new rows; a job has the id of its delivery as key. */
export const webhookKind = 'webhook';
export type WebhookPayload = { deliveryId: string };

type Row = {
  id: string;
  event: WebhookDelivery['event'];
  at: Date;
  state: DeliveryState;
  body: string | null;
  attempts: DeliveryAttempt[];
  nextAt: Date | null;
};

const columns = sql`d.id, d.event, d.at, d.state, d.body, d.attempts, (
  select j.run_at from jobs j where j.kind = ${webhookKind} and j.key = d.id::text and d.state = 'waiting'
    and j.finished_at is null) as "nextAt"`;

const present = ({ id, event, at, state, body, attempts, nextAt }: Row): WebhookDelivery => ({
  ...{ id, event, state, attempts },
  at: at.toISOString(),
  ...(body !== null && { body }),
  ...(nextAt && { nextAttemptDate: nextAt.toISOString() }),
});

export function listDeliveries(
  db: Queries,
  webhook: { id: string; organizationId: string },
  query: PageRequest & { state?: DeliveryState },
): Promise<Page<WebhookDelivery>> {
  const { state } = query;
  const found = sql`from webhook_deliveries d where ${ofWebhook(webhook)}
    ${state ? sql`and d.state = ${state}` : nothing}`;
  return readPage<Row, WebhookDelivery>(
    db,
    { columns, found, order: byInstant(sql`d.at`, true), id: sql`d.id`, present },
    query,
  );
}

const ofWebhook = ({ id, organizationId }: { id: string; organizationId: string }): Sql =>
  sql`d.webhook_id = ${id}::uuid and d.organization_id = ${organizationId}::uuid`;

export async function findDelivery(
  db: Queries,
  webhook: { id: string; organizationId: string },
  deliveryId: string,
): Promise<WebhookDelivery | undefined> {
  const [row] = await db.query<Row>(sql`
    select ${columns} from webhook_deliveries d where d.id = ${deliveryId}::uuid and ${ofWebhook(webhook)}`);
  return row && present(row);
}

/** Writes the event of a test. */
export const insertTest = (
  db: Queries,
  { id, organizationId }: { id: string; organizationId: string },
  deliveryId: string,
  now: Date,
) =>
  db.query(sql`
    insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, at, data)
    values (${deliveryId}::uuid, ${id}::uuid, ${organizationId}::uuid, ${testEvent}, ${deliveryId}::uuid, ${deliveryId},
      ${now}::timestamptz, ${JSON.stringify({ organizationId, webhook: { id } })}::jsonb)`);

/** A delivery that has ended starts over; one that waits is due now. Answers whether it is there. */
export async function sendAgain(
  db: Queries,
  webhook: { id: string; organizationId: string },
  deliveryId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    update webhook_deliveries d set state = 'waiting' where d.id = ${deliveryId}::uuid and ${ofWebhook(webhook)} returning d.id`);
  if (rows.length === 0) return false;
  const payload: WebhookPayload = { deliveryId };
  await enqueueJobs(db, webhookKind, [{ key: deliveryId, payload }], { again: true });
  await db.query(sql`
    update jobs set run_at = least(run_at, now()) where kind = ${webhookKind} and key = ${deliveryId} and finished_at is null
      and lease is null`);
  return true;
}

/** Rows that one statement deletes. */
const deletedAtOnce = 500;

/** Deletes deliveries that are stored long enough. */
export async function deleteOldDeliveries(db: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - webhookLimits.storedDays * 24 * 3_600_000);
  for (let isMore = true; isMore && !signal.aborted;) {
    const rows = await db.query(sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where at < ${before}::timestamptz limit ${literal(deletedAtOnce)})
      returning id`);
    isMore = rows.length === deletedAtOnce;
  }
}

/** What an attempt needs to know. */
export type Sendable = {
  id: string;
  webhookId: string;
  organizationId: string;
  event: WebhookEvent | typeof testEvent;
  subjectId: string;
  at: Date;
  data: Record<string, unknown>;
  state: DeliveryState;
  hasEarlier: boolean;
};

/** Minutes for which an event waits until earlier ones of its subject were sent once. */
const patience = 60;

/** A delivery. `hasEarlier`: another one to the same webhook, of the same item or person, was not tried yet. */
export async function findSendable(db: Queries, id: string): Promise<Sendable | undefined> {
  const [row] = await db.query<Sendable>(sql`
    select d.id, d.webhook_id as "webhookId", d.organization_id as "organizationId", d.event, d.subject_id as "subjectId", d.at,
      d.data, d.state, exists (
        select from webhook_deliveries earlier
        where earlier.webhook_id = d.webhook_id and earlier.subject_id = d.subject_id and earlier.state = 'waiting'
          and earlier.position < d.position and earlier.attempts = '[]'
          and d.at > now() - make_interval(mins => ${literal(patience)})) as "hasEarlier"
    from webhook_deliveries d where d.id = ${id}::uuid`);
  return row;
}

/** Writes an attempt and what follows from it, of the delivery and its webhook. */
export const noteAttempt = (
  db: Queries,
  { id, webhookId }: Pick<Sendable, 'id' | 'webhookId'>,
  { attempt, body, isTaken, now }: { attempt: DeliveryAttempt; body: string; isTaken: boolean; now: Date },
) =>
  db.query(sql`
    with noted as (
      update webhook_deliveries d set body = ${body}, state = case when ${isTaken}::boolean then 'delivered' else d.state end,
        attempts = (
          select jsonb_agg(each order by place) from (
            select each, place from jsonb_array_elements(d.attempts || ${JSON.stringify([attempt])}::jsonb) with ordinality e (each, place)
            order by place desc limit ${literal(webhookLimits.storedAttempts)}) newest)
      where d.id = ${id}::uuid)
    update webhooks set failing_since = case when not ${isTaken}::boolean then coalesce(failing_since, ${now}::timestamptz) end
    where id = ${webhookId}::uuid and ((failing_since is null) <> ${isTaken}::boolean)`);

/** Ends a delivery that is not sent any more. */
export const endDelivery = (db: Queries, id: string, state: Extract<DeliveryState, 'failed' | 'dropped'>) =>
  db.query(sql`update webhook_deliveries set state = ${state} where id = ${id}::uuid and state = 'waiting'`);

/** The webhook of a delivery, if both are still there. */
export async function webhookOfDelivery(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ webhookId: string }>(
    sql`select webhook_id as "webhookId" from webhook_deliveries where id = ${id}::uuid`,
  );
  return row?.webhookId;
}

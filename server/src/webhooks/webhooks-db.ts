import type { Language } from '@tv/contract/languages/languages';
import type { WebhookEvent } from '@tv/contract/integrations/webhook-names';
import type { Webhook, WebhookEnd, WebhookFormat } from '@tv/contract/integrations/webhooks';
import type { Queries } from '../platform/db/database.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';

export type WebhookRow = {
  id: string;
  organizationId: string;
  url: string;
  events: WebhookEvent[];
  format: WebhookFormat;
  language: Language;
  sealed: string | null;
  formerSealed: string | null;
  formerUntil: Date | null;
  isPaused: boolean;
  createdAt: Date;
  failingSince: Date | null;
  endedAt: Date | null;
  endedBecause: WebhookEnd | null;
};

const columns = sql`w.id, w.organization_id as "organizationId", w.address as url, w.events, w.format, w.language, w.sealed,
  w.former_sealed as "formerSealed", w.former_until as "formerUntil", w.is_paused as "isPaused", w.created_at as "createdAt",
  w.failing_since as "failingSince", w.ended_at as "endedAt", w.ended_because as "endedBecause"`;

/** Without an organization a webhook of any matches: the command line's. */
const within = (organizationId: string | undefined): Sql =>
  organizationId ? sql`w.organization_id = ${organizationId}::uuid` : sql`true`;

export const listWebhooks = (db: Queries, organizationId: string) =>
  db.query<WebhookRow>(sql`
    select ${columns} from webhooks w where w.organization_id = ${organizationId}::uuid order by w.created_at, w.id`);

export async function findWebhook(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(
    sql`select ${columns} from webhooks w where w.id = ${id}::uuid and ${within(organizationId)}`,
  );
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockWebhook(
  db: Queries,
  organizationId: string | undefined,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(
    sql`select ${columns} from webhooks w where w.id = ${id}::uuid and ${within(organizationId)} for update`,
  );
  return row;
}

/** Locks the organization, so that two calls at once do not make more webhooks than it may have. */
export const lockOrganization = (db: Queries, organizationId: string) =>
  db.query(sql`select from organizations where id = ${organizationId}::uuid for no key update`);

export type GivenWebhook = Pick<
  WebhookRow,
  'id' | 'organizationId' | 'url' | 'events' | 'format' | 'language' | 'sealed'
>;

/** Makes a webhook, or gives the one that has the id the same again. */
export const writeWebhook = (
  db: Queries,
  { id, organizationId, url, events, format, language, sealed }: GivenWebhook,
  now: Date,
) =>
  db.query(sql`
    insert into webhooks (id, organization_id, address, events, format, language, sealed, created_at)
    values (${id}::uuid, ${organizationId}::uuid, ${url}, ${events}::text[], ${format}, ${language}, ${sealed}, ${now}::timestamptz)
    on conflict (id) do update set address = excluded.address, events = excluded.events, format = excluded.format,
      sealed = excluded.sealed`);

/** Saves what an admin changed. A webhook with another address, or that is switched on, starts over. */
export const changeWebhook = (
  db: Queries,
  id: string,
  { url, events, isPaused, isFresh }: Pick<WebhookRow, 'url' | 'events' | 'isPaused'> & { isFresh: boolean },
) =>
  db.query(sql`
    update webhooks set address = ${url}, events = ${events}::text[], is_paused = ${isPaused}::boolean,
      failing_since = case when ${isFresh}::boolean then null else failing_since end,
      ended_at = case when ${isFresh}::boolean then null else ended_at end,
      ended_because = case when ${isFresh}::boolean then null else ended_because end
    where id = ${id}::uuid`);

/** Another secret. Without `formerUntil` the former one ends. */
export const writeSecret = (db: Queries, id: string, sealed: string, formerUntil: Date | undefined) =>
  db.query(sql`
    update webhooks set former_sealed = case when ${formerUntil ?? null}::timestamptz is not null then sealed end,
      former_until = ${formerUntil ?? null}::timestamptz, sealed = ${sealed}
    where id = ${id}::uuid`);

export const deleteWebhook = (db: Queries, id: string) =>
  db.query(sql`delete from webhooks where id = ${id}::uuid`);

/** Nothing is sent any more. Answers whether it was sent until now. */
export async function endWebhook(
  db: Queries,
  id: string,
  because: WebhookEnd,
  now: Date,
): Promise<Pick<WebhookRow, 'organizationId' | 'url' | 'endedAt'> | undefined> {
  const [row] = await db.query<Pick<WebhookRow, 'organizationId' | 'url' | 'endedAt'>>(sql`
    update webhooks set ended_at = ${now}::timestamptz, ended_because = ${because}
    where id = ${id}::uuid and ended_at is null
    returning organization_id as "organizationId", address as url, ended_at as "endedAt"`);
  return row;
}

/** Days of failure after which a webhook is ended. */
const failingDays = 5;

/** Whether nothing was taken for so long that the webhook is to be ended. */
export async function hasFailedForLong(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select from webhooks where id = ${id}::uuid and ended_at is null
      and failing_since <= ${now}::timestamptz - make_interval(days => ${literal(failingDays)})`);
  return rows.length > 0;
}

/** The address as it is shown. Whoever knows that of a chat can write there, so only its host and its end are shown. */
export function shownAddress({ format, url }: Pick<WebhookRow, 'format' | 'url'>): string {
  return format === 'standard' ? url : `${new URL(url).origin}/…${url.slice(-4)}`;
}

export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, events, format, failingSince, endedAt, endedBecause, formerUntil } = row;
  return {
    ...{ id, url: shownAddress(row), events, format },
    state: stateOf(row),
    createdDate: row.createdAt.toISOString(),
    ...(failingSince && { failingSince: failingSince.toISOString() }),
    ...(endedAt && { endedDate: endedAt.toISOString() }),
    ...(endedBecause && { endedBecause }),
    ...(formerUntil && formerUntil > now && { formerSecretUntil: formerUntil.toISOString() }),
  };
}

function stateOf({ isPaused, endedAt, failingSince }: WebhookRow): Webhook['state'] {
  if (endedAt) return 'ended';
  if (isPaused) return 'paused';
  return failingSince ? 'failing' : 'active';
}

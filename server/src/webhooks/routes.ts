import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { randomUUID } from 'node:crypto';
import { because } from '@tv/contract/reasons/problem-reasons';
import { cardEvents, type WebhookEvent } from '@tv/contract/integrations/webhook-names';
import { webhookLimits } from '@tv/contract/limits/webhook-limits';
import type { WebhookFormat } from '@tv/contract/integrations/webhooks';
import { findLanguageOfPerson } from '../mail/language-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { uuidOfName } from '../platform/uuid-of-name.ts';
import { newWebhookSecret } from '../platform/webhook/sign-message.ts';
import { findDelivery, insertTest, listDeliveries, sendAgain } from './deliveries-db.ts';
import type { WebhooksDeps } from './deps.ts';
import { createWebhookSecrets } from './secrets.ts';
import { webhookTarget } from './webhook-target.ts';
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  lockOrganization,
  lockWebhook,
  presentWebhook,
  shownAddress,
  type WebhookRow,
  writeSecret,
  writeWebhook,
} from './webhooks-db.ts';

/** The calls with which an admin connects the organization's own programs and channels. */
export function serveWebhooks(serve: Serve, deps: WebhooksDeps & { limits: Limits }): void {
  const { db, clock, limits } = deps;
  const secrets = createWebhookSecrets(deps.secretKey);

  const readUrl = (url: string): string => {
    const target = webhookTarget(url, deps.webhooksAllowLoopback);
    if (!target) throw invalidField('url', because('webhooks.url'));
    return target.endpoint;
  };
  /** A webhook of the caller's organization. */
  const find = async (caller: Caller, id: string): Promise<WebhookRow> => {
    const webhook = await findWebhook(db, managerOf(caller).organizationId, id);
    if (!webhook) throw notFound('This webhook');
    return webhook;
  };
  type Change = { action: AuditAction; detail?: Record<string, unknown> };
  const change = <Result>(
    caller: Caller,
    id: string,
    work: (queries: Queries, webhook: WebhookRow) => Promise<readonly [Change | undefined, Result]>,
  ): Promise<Result> =>
    db.transaction(async (queries) => {
      const { organizationId: own, personId } = managerOf(caller);
      const webhook = await lockWebhook(queries, own, id);
      if (!webhook) throw notFound('This webhook');
      const [recorded, result] = await work(queries, webhook);
      const { organizationId } = webhook;
      if (recorded)
        await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
      return result;
    });

  serve('GET /Management/Webhooks', async ({ caller, query }) => {
    const rows = await listWebhooks(db, await organizationOf(db, managerOf(caller), query));
    return rows.map((row) => presentWebhook(row, clock()));
  });

  serve('POST /Management/Webhooks', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const organizationId = await organizationOf(db, manager, query);
    const format = body.format ?? 'standard';
    const url = readUrl(body.url);
    const events = readEvents(body.events, format);
    const id = body.id ? uuidOfName(organizationId, body.id.toLowerCase()) : randomUUID();
    const secret = format === 'standard' ? newWebhookSecret() : undefined;
    return db.transaction(async (queries) => {
      const now = clock();
      await lockOrganization(queries, organizationId);
      const present = await listWebhooks(queries, organizationId);
      if (present.length >= webhookLimits.each && !present.some((each) => each.id === id))
        throw new Problem(409, 0, because('webhooks.tooMany', { most: webhookLimits.each }));
      const language = await findLanguageOfPerson(queries, personId);
      const sealed = secret === undefined ? null : secrets.seal(id, secret);
      await writeWebhook(queries, { id, organizationId, url, events, format, language, sealed }, now);
      const detail = { host: new URL(url).host, events, format };
      const recorded = { action: 'webhook made' as const, subject: id, detail, now };
      await recordChange(queries, { organizationId, personId, ...recorded });
      const made = (await findWebhook(queries, organizationId, id))!;
      return { ...presentWebhook(made, now), ...(secret !== undefined && { secret }) };
    });
  });

  serve('PATCH /Management/Webhooks/:id', async ({ caller, params: { id }, body }) => {
    await change(caller, id, async (queries, webhook) => {
      // A program may send back what it was shown.
      const isKept = body.url === undefined || body.url === shownAddress(webhook);
      const url = isKept ? webhook.url : readUrl(body.url!);
      const events = body.events ? readEvents(body.events, webhook.format) : webhook.events;
      const isPaused = body.isPaused ?? webhook.isPaused;
      const isFresh =
        url !== webhook.url || (body.isPaused === false && (webhook.isPaused || webhook.endedAt !== null));
      const isSame = !isFresh && isPaused === webhook.isPaused && String(events) === String(webhook.events);
      if (isSame) return [undefined, undefined];
      await changeWebhook(queries, id, { url, events, isPaused, isFresh });
      return [
        { action: 'webhook changed', detail: { host: new URL(url).host, events, isPaused } },
        undefined,
      ];
    });
    return presentWebhook(await find(caller, id), clock());
  });

  serve('DELETE /Management/Webhooks/:id', ({ caller, params: { id } }) =>
    change(caller, id, async (queries, { url }) => {
      await deleteWebhook(queries, id);
      return [{ action: 'webhook deleted', detail: { host: new URL(url).host } }, undefined];
    }),
  );

  serve('POST /Management/Webhooks/:id/Rotate', async ({ caller, params: { id }, body }) => {
    const secret = newWebhookSecret();
    await change(caller, id, async (queries, { format }) => {
      if (format !== 'standard') throw new Problem(409, 0, because('webhooks.unsigned'));
      const hours = webhookLimits.overlapHours;
      const formerUntil = body.endFormer ? undefined : new Date(clock().getTime() + hours * 3_600_000);
      await writeSecret(queries, id, secrets.seal(id, secret), formerUntil);
      return [
        { action: 'webhook secret changed', detail: { endFormer: body.endFormer ?? false } },
        undefined,
      ];
    });
    return { ...presentWebhook(await find(caller, id), clock()), secret };
  });

  serve('POST /Management/Webhooks/:id/Test', async ({ caller, params: { id } }) => {
    const deliveryId = randomUUID();
    return change(caller, id, async (queries, webhook) => {
      refuseWhereOff(webhook);
      await limits.bound(queries, 'webhook test', { organization: webhook.organizationId });
      await insertTest(queries, webhook, deliveryId, clock());
      return [undefined, (await findDelivery(queries, webhook, deliveryId))!];
    });
  });

  serve('GET /Management/Webhooks/:id/Deliveries', async ({ caller, params: { id }, query }) =>
    listDeliveries(db, await find(caller, id), query),
  );

  serve(
    'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend',
    ({ caller, params: { id, deliveryId } }) =>
      change(caller, id, async (queries, webhook) => {
        refuseWhereOff(webhook);
        if (!(await sendAgain(queries, webhook, deliveryId))) throw notFound('This delivery');
        const delivery = (await findDelivery(queries, webhook, deliveryId))!;
        return [{ action: 'webhook delivery sent again', detail: { delivery: deliveryId } }, delivery];
      }),
  );
}

/** Each event once, in the order of the table, and for chats those that have a card. */
function readEvents(given: readonly WebhookEvent[], format: WebhookFormat): WebhookEvent[] {
  const events = [...new Set(given)];
  if (format !== 'standard' && events.some((event) => !(cardEvents as readonly string[]).includes(event)))
    throw invalidField('events', because('webhooks.noCard', { events: cardEvents.join(', ') }));
  return events;
}

function refuseWhereOff({ isPaused, endedAt }: WebhookRow): void {
  if (isPaused || endedAt) throw new Problem(409, 0, because('webhooks.off'));
}

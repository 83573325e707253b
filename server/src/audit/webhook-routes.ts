import { because } from '@tv/contract/reasons/problem-reasons';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalidField, notFound } from '../platform/http/problem.ts';
import { publicEndpoint } from '../platform/http/public-address.ts';
import type { Serve } from '../platform/http/serve.ts';
import { newWebhookSecret } from '../platform/webhook/sign-message.ts';
import { sealName, webhookSeal } from './stream-lines.ts';
import { deleteWebhook, findWebhook, writeWebhook } from './webhook-db.ts';

/** The calls with which an admin streams the organization's audit log to a webhook. */
export function serveAuditWebhook(
  serve: Serve,
  { db, clock, secretKey }: { db: Database; clock: Clock; secretKey: string },
): void {
  const seal = webhookSeal(secretKey);

  serve('GET /Management/AuditWebhook', async ({ caller, query }) => {
    const found = await findWebhook(db, await organizationOf(db, managerOf(caller), query));
    if (!found) throw notFound('The webhook');
    return found;
  });

  serve('PUT /Management/AuditWebhook', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const organizationId = await organizationOf(db, manager, query);
    const url = publicEndpoint(body.url);
    if (!url) throw invalidField('url', because('audit.url'));
    const secret = newWebhookSecret();
    const now = clock();
    await db.transaction(async (queries) => {
      const sealed = seal.seal(sealName(organizationId), secret);
      await writeWebhook(queries, organizationId, { url, sealed, now });
      const detail = { host: new URL(url).host };
      const change = { action: 'audit webhook set' as const, subject: organizationId, detail, now };
      await recordChange(queries, { organizationId, personId, ...change });
    });
    return { url, secret };
  });

  serve('DELETE /Management/AuditWebhook', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const { personId } = manager;
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      if (!(await deleteWebhook(queries, organizationId))) return;
      const change = { action: 'audit webhook removed' as const, subject: organizationId, now: clock() };
      await recordChange(queries, { organizationId, personId, ...change });
    });
  });
}

import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { sendTable } from '../platform/http/send-table.ts';
import { auditTable } from './audit-csv.ts';
import { listAuditActions, listAuditLog } from './db.ts';
import { serveAuditWebhook } from './webhook-routes.ts';

/** The calls that read an organization's audit log; `platform/audit-db.ts` and `account-events-db.ts` write it. */
export function serveAudit(
  serve: Serve,
  { db, clock, secretKey }: { db: Database; clock: Clock; secretKey: string },
): void {
  serveAuditWebhook(serve, { db, clock, secretKey });

  serve('GET /Management/AuditLog', async ({ caller, query }) =>
    listAuditLog(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('GET /Management/AuditActions', async ({ caller, query }) =>
    listAuditActions(db, await organizationOf(db, managerOf(caller), query)),
  );

  serve('GET /Management/AuditLog.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { action, personId, from, until } = query;
    await recordChange(db, {
      organizationId,
      personId: manager.personId,
      action: 'audit log taken',
      subject: organizationId,
      detail: { action, personId, from, until },
      now: clock(),
    });
    return sendTable(reply, 'audit-log', auditTable(db, organizationId, query));
  });
}

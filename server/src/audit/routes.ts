import { organizationOf } from '../organization/choose-organization-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { listAuditLog } from './db.ts';

/** The call that reads an organization's audit log; `platform/audit-db.ts` writes it. */
export function serveAudit(serve: Serve, { db }: { db: Database }): void {
  serve('GET /Management/AuditLog', async ({ caller, query }) =>
    listAuditLog(db, await organizationOf(db, managerOf(caller), query), query),
  );
}

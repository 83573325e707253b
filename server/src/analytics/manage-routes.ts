import { organizationOf } from '../organization/choose-organization-db.ts';
import { listAnalyticsCounts } from './analytics-counts-db.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import type { AnalyticsDeps } from './deps.ts';
import { requirePersonalFiguresOf } from './scope-db.ts';
import { sendTable } from '../platform/http/send-table.ts';
import { watchedTable } from './watched-csv.ts';
import { listWatched } from './watched-db.ts';

/** The calls with which managers read what people of their organization watched and what the portal counted. */
export function serveManagedAnalytics(serve: Serve, { db, clock }: AnalyticsDeps): void {
  serve('GET /Management/AnalyticsCounts', async ({ caller, query }) =>
    listAnalyticsCounts(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('GET /Management/MediaContents/:id/Watched', async ({ caller, params: { id }, query }) => {
    const { organizationId } = await requireManaged(db, managerOf(caller), id);
    await requirePersonalFiguresOf(db, organizationId);
    return listWatched(db, id, query);
  });

  serve('GET /Management/MediaContents/:id/Watched.csv', async ({ caller, params: { id }, query, reply }) => {
    const manager = managerOf(caller);
    const { organizationId } = await requireManaged(db, manager, id);
    await requirePersonalFiguresOf(db, organizationId);
    // An export with names of people is recorded in the audit log.
    await recordChange(db, {
      organizationId,
      personId: manager.personId,
      action: 'watched table taken',
      subject: id,
      now: clock(),
    });
    return sendTable(reply, `watched-${id}`, watchedTable(db, id, query));
  });
}

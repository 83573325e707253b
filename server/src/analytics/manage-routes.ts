import { organizationOf } from '../organization/choose-organization-db.ts';
import { listAnalyticsCounts } from './analytics-counts-db.ts';
import { Readable } from 'node:stream';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/audit-db.ts';
import { findManaged } from '../media-contents/managed-items-db.ts';
import { type Manager, managerOf } from '../platform/auth/caller.ts';
import type { AnalyticsDeps } from './deps.ts';
import { watchedTable } from './watched-csv.ts';
import { listWatched } from './watched-db.ts';

/** The calls with which managers read what people of their organization watched and what the portal counted. */
export function serveManagedAnalytics(serve: Serve, { db, clock }: AnalyticsDeps): void {
  const find = async (manager: Manager, id: string) => {
    const found = await findManaged(db, manager, id, clock());
    if (!found) throw notFound('This media content');
    return found;
  };

  serve('GET /Management/AnalyticsCounts', async ({ caller, query }) =>
    listAnalyticsCounts(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('GET /Management/MediaContents/:id/Watched', async ({ caller, params: { id }, query }) => {
    await find(managerOf(caller), id);
    return listWatched(db, id, query);
  });

  serve('GET /Management/MediaContents/:id/Watched.csv', async ({ caller, params: { id }, query, reply }) => {
    const manager = managerOf(caller);
    const { organizationId } = await find(manager, id);
    // An export with names of people is recorded in the audit log.
    await recordChange(db, {
      organizationId,
      personId: manager.personId,
      action: 'watched table taken',
      subject: id,
      now: clock(),
    });
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="watched-${id}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(watchedTable(db, id, query), { objectMode: false }));
  });
}

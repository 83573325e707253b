import type { AnalyticsSummary } from '@tv/contract/analytics/analytics-figures';
import { requireManaged } from '../media-contents/management/managed-items-db.ts';
import { type Manager, managerOf } from '../platform/auth/caller.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { readAudience } from './audience-db.ts';
import type { AnalyticsDeps } from './deps.ts';
import { audienceTable, daysTable, itemsTable, retentionTable, searchesTable } from './figures-csv.ts';
import { readDays, readPeriods } from './figures-db.ts';
import { listMostWatched } from './most-watched-db.ts';
import { periodOf } from './period.ts';
import { readRetention } from './retention-db.ts';
import { findOrganizationOfFigures, findScope } from './scope-db.ts';
import { listSearches } from './searches-db.ts';
import { sendTable } from '../platform/http/send-table.ts';

/** The calls with which managers read figures that name nobody. */
export function serveFigures(serve: Serve, { db, clock }: AnalyticsDeps): void {
  const scopeOf = (manager: Manager, query: Parameters<typeof findScope>[2]) =>
    findScope(db, manager, query, clock());
  /** For a list: it has only what the manager manages. */
  const listOf = async (manager: Manager, query: Parameters<typeof findScope>[2]) => {
    const found = await findOrganizationOfFigures(db, manager, query, clock());
    return { ...found, period: periodOf(query, found.today, found.timeZone) };
  };
  const shown = ({ from, to, timeZone }: ReturnType<typeof periodOf>) => ({ from, to, timeZone });

  serve('GET /Management/Analytics/Summary', async ({ caller, query }): Promise<AnalyticsSummary> => {
    const scope = await scopeOf(managerOf(caller), query);
    const { period, memberCount, allowsPersonalFigures } = scope;
    const figures = await readPeriods(db, scope);
    return { period: shown(period), previous: period.before, ...figures, memberCount, allowsPersonalFigures };
  });

  serve('GET /Management/Analytics/Days', async ({ caller, query }) => {
    const scope = await scopeOf(managerOf(caller), query);
    return { period: shown(scope.period), days: await readDays(db, scope) };
  });

  serve('GET /Management/Analytics/Days.csv', async ({ caller, query, reply }) => {
    const scope = await scopeOf(managerOf(caller), query);
    return sendTable(reply, 'days', daysTable(await readDays(db, scope)));
  });

  serve('GET /Management/Analytics/MediaContents', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listMostWatched(db, manager, await listOf(manager, query), query);
  });

  serve('GET /Management/Analytics/MediaContents.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const of = await listOf(manager, query);
    const table = itemsTable((page) => listMostWatched(db, manager, of, { ...query, ...page }));
    return sendTable(reply, 'most-watched', table);
  });

  const retentionOf = async (manager: Manager, id: string) => {
    await requireManaged(db, manager, id);
    const found = await readRetention(db, manager, id);
    if (!found) throw notFound('This media content');
    return found;
  };

  serve('GET /Management/Analytics/MediaContents/:id/Retention', ({ caller, params: { id } }) =>
    retentionOf(managerOf(caller), id),
  );

  serve(
    'GET /Management/Analytics/MediaContents/:id/Retention.csv',
    async ({ caller, params: { id }, reply }) =>
      sendTable(reply, `retention-${id}`, retentionTable(await retentionOf(managerOf(caller), id))),
  );

  serve('GET /Management/Analytics/Audience', async ({ caller, query }) => {
    const scope = await scopeOf(managerOf(caller), query);
    return { period: shown(scope.period), ...(await readAudience(db, scope)) };
  });

  serve('GET /Management/Analytics/Audience.csv', async ({ caller, query, reply }) => {
    const scope = await scopeOf(managerOf(caller), query);
    return sendTable(reply, 'audience', audienceTable(await readAudience(db, scope)));
  });

  serve('GET /Management/Analytics/Searches', async ({ caller, query }) => {
    const { organizationId, period } = await listOf(managerOf(caller), query);
    return listSearches(db, organizationId, period, query);
  });

  serve('GET /Management/Analytics/Searches.csv', async ({ caller, query, reply }) => {
    const { organizationId, period } = await listOf(managerOf(caller), query);
    const table = searchesTable((page) => listSearches(db, organizationId, period, { ...query, ...page }));
    return sendTable(reply, 'searches', table);
  });
}

import { managerOf } from '../platform/auth/caller.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { AnalyticsDeps } from './deps.ts';
import { periodOf } from './period.ts';
import { playedItemsTable, playingTable } from './playing-csv.ts';
import { listPlayed, readPlaying } from './playing-db.ts';
import { findOrganizationOfFigures, findScope } from './scope-db.ts';
import { sendTable } from '../platform/http/send-table.ts';

/** The calls with which managers read how well items play. */
export function servePlayingFigures(serve: Serve, { db, clock }: AnalyticsDeps): void {
  type ScopeOptions = Parameters<typeof findScope>;
  const playingOf = async (manager: ScopeOptions[1], query: ScopeOptions[2]) => {
    const scope = await findScope(db, manager, query, clock());
    const { from, to, timeZone } = scope.period;
    return { period: { from, to, timeZone }, ...(await readPlaying(db, scope, query.mediaContentId)) };
  };
  const listOf = async (manager: ScopeOptions[1], query: ScopeOptions[2]) => {
    const { organizationId, today, timeZone } = await findOrganizationOfFigures(db, manager, query, clock());
    return { organizationId, period: periodOf(query, today, timeZone) };
  };

  serve('GET /Management/Analytics/Playing', ({ caller, query }) => playingOf(managerOf(caller), query));

  serve('GET /Management/Analytics/Playing.csv', async ({ caller, query, reply }) =>
    sendTable(reply, 'playing', playingTable(await playingOf(managerOf(caller), query))),
  );

  serve('GET /Management/Analytics/Playing/MediaContents', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listPlayed(db, manager, await listOf(manager, query), query);
  });

  serve('GET /Management/Analytics/Playing/MediaContents.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const of = await listOf(manager, query);
    return sendTable(
      reply,
      'playing-items',
      playedItemsTable((page) => listPlayed(db, manager, of, page)),
    );
  });
}

import type { Database } from '../../platform/db/database.ts';
import { beginCounting, curvesOf, eventsAtOnce, firstDaysOf, lastDaysOf, takeEvents } from './events-db.ts';
import { beginPeriods, movePeriods } from './periods-db.ts';
import { addDays, addParts, addRetention, addReturns, ensureScopes, saveLastDays } from './tallies-db.ts';
import { tallyDays } from './tally-days.ts';
import { tallyRetention } from './tally-retention.ts';

/**
 * Counts what was watched since the last time, in batches. A batch is one transaction that also deletes its events, so an event
 * counts once, whatever ends the worker. Answers how many events were counted.
 */
export async function countEvents(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  await movePeriods(db, now, signal);
  let counted = 0;
  for (;;) {
    const taken = await countBatch(db, now);
    counted += taken;
    if (taken < eventsAtOnce || signal?.aborted) return counted;
  }
}

const countBatch = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (queries) => {
    if (!(await beginCounting(queries))) return 0;
    const { taken, events } = await takeEvents(queries);
    if (events.length === 0) return taken;
    await ensureScopes(queries, events);
    await beginPeriods(queries, [...new Set(events.map(({ organizationId }) => organizationId))], now);
    const { days, returns, parts, moved } = tallyDays(
      events,
      await lastDaysOf(queries, events),
      await firstDaysOf(queries, events),
    );
    await addDays(queries, days, now);
    await addReturns(queries, returns);
    await addParts(queries, parts);
    await saveLastDays(queries, moved);
    await addRetention(queries, tallyRetention(events, await curvesOf(queries, events)));
    return taken;
  });

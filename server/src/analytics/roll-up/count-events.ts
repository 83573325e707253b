import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  curvesOf,
  eventsAtOnce,
  firstDaysOf,
  lastDaysOf,
  organizationsWaiting,
  takeEvents,
  takeOrganization,
} from './events-db.ts';
import { beginPeriods, movePeriods } from './periods-db.ts';
import { addDays, addParts, addRetention, addReturns, ensureScopes, saveLastDays } from './tallies-db.ts';
import { tallyDays } from './tally-days.ts';
import { tallyRetention } from './tally-retention.ts';

/**
 * Counts what was watched since the last time. Several workers may do so at the same time: each counts another organization, a
 * batch of it, and then goes on to the next one, so that none waits for the end of another one's events. A batch is one transaction
 * that also deletes its events, so an event counts once, whatever ends the worker. Answers how many events were counted.
 */
export async function countEvents(db: Database, clock: Clock, signal?: AbortSignal): Promise<number> {
  let counted = 0;
  for (;;) {
    const now = clock();
    await movePeriods(db, now, signal);
    let hasMore = false;
    for (const organizationId of await organizationsWaiting(db)) {
      if (signal?.aborted) return counted;
      const taken = await countBatch(db, organizationId, now);
      counted += taken;
      hasMore ||= taken === eventsAtOnce;
    }
    if (!hasMore) return counted;
  }
}

/** Answers 0 while another worker counts the organization. */
const countBatch = (db: Database, organizationId: string, now: Date): Promise<number> =>
  db.transaction(async (queries) => {
    if (!(await takeOrganization(queries, organizationId))) return 0;
    const { taken, events } = await takeEvents(queries, organizationId);
    if (events.length === 0) return taken;
    await ensureScopes(queries, events);
    await beginPeriods(queries, organizationId, now);
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

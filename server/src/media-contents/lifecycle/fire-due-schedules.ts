import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import { ScheduleAction } from '@tv/contract/enumerations';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { recordChange } from '../../platform/audit-db.ts';
import { claimSchedule, listDueSchedules, type DueSchedule } from './db.ts';
import { publish, unpublish } from './publish.ts';

/**
 * Carries out the schedules that are due, also those that became due while no worker ran. A schedule is completed in the
 * transaction that changes its item, so that it fires once, however many workers ask. Answers how many fired.
 */
export async function fireDueSchedules({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  let fired = 0;
  for (;;) {
    let firedNow = 0;
    for (const due of await listDueSchedules(db, clock())) {
      const isFired = await fire(db, due, clock()).catch((err: unknown) =>
        log.error({ err, schedule: due.id }, 'a schedule could not be carried out'),
      );
      if (isFired) firedNow++;
    }
    fired += firedNow;
    // An item that is published too late may have its unpublication due as well.
    if (firedNow === 0) return fired;
  }
}

const publishedOnSchedule = 'media content published on schedule' as const satisfies ItemEvent;
const unpublishedOnSchedule = 'media content unpublished on schedule' as const satisfies ItemEvent;

const fire = (db: Database, due: DueSchedule, now: Date): Promise<boolean> =>
  db.transaction(async (queries) => {
    const item = await claimSchedule(queries, due, now);
    if (!item) return false;
    const [recorded, action] =
      due.action === ScheduleAction.Publish
        ? [await publish(queries, item, now, { publishedAt: due.at }), publishedOnSchedule]
        : [await unpublish(queries, item, now), unpublishedOnSchedule];
    if (recorded)
      await recordChange(queries, {
        organizationId: item.organizationId,
        personId: undefined,
        action,
        subject: item.id,
        detail: { at: due.at.toISOString() },
        now,
      });
    return true;
  });

import { ContentStatus, ScheduleAction } from '@tv/contract/enumerations';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { noteChange } from '../../platform/audit-db.ts';
import { claimSchedule, listDueSchedules, type DueSchedule } from './db.ts';
import { moveItem } from './move-item.ts';

/**
 * Publishes and unpublishes whatever is due, also when its instant came while nobody was there. Each schedule is
 * completed in the transaction that moves its item, so that it fires once however many ask. Answers how many fired.
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

const fire = (db: Database, due: DueSchedule, now: Date): Promise<boolean> =>
  db.transaction(async (queries) => {
    const item = await claimSchedule(queries, due, now);
    if (!item) return false;
    const isPublication = due.action === ScheduleAction.Publish;
    const to = isPublication ? ContentStatus.PUBLISHED : ContentStatus.DRAFT;
    await moveItem(queries, item, to, now, due.at);
    await noteChange(queries, {
      organizationId: item.organizationId,
      personId: undefined,
      action: `media content ${isPublication ? 'published' : 'unpublished'} on schedule`,
      subject: item.id,
      detail: { at: due.at.toISOString() },
      now,
    });
    return true;
  });

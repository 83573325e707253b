import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Log } from '../../platform/log.ts';
import { workRepeatedly } from '../../platform/queue/work-repeatedly.ts';
import { noticeEnded } from './ended-db.ts';
import { fireDueSchedules } from './fire-due-schedules.ts';
import { purgeDeletedItems } from './delete-item.ts';
import { orderInNewLanguages } from './order-names-db.ts';

type Deps = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
};

/** Intervals in milliseconds. */
const lookEvery = 1_000;
const noticeEvery = 60_000;
const purgeEvery = 3_600_000;

/** Carries out due schedules and purges items deleted long ago, periodically. `stop` waits for the runs in progress. */
export const workOnSchedules = (deps: Deps): { stop(): Promise<void> } =>
  workRepeatedly(deps.log, [
    { task: 'carrying out schedules', pause: lookEvery, work: () => fireDueSchedules(deps) },
    {
      task: 'taking expired items out of the counters',
      pause: noticeEvery,
      work: () => noticeEnded(deps.db, deps.clock()),
    },
    {
      task: 'ordering names in the new language of an organization',
      pause: noticeEvery,
      work: () => orderInNewLanguages(deps.db),
    },
    { task: 'removing deleted items', pause: purgeEvery, work: () => purgeDeletedItems(deps) },
  ]);

import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { workRepeatedly } from '../../../platform/queue/work-repeatedly.ts';
import { countWords } from './count-words-db.ts';
import { createRebuild } from './rebuild.ts';

/** In milliseconds. */
const countEvery = 60_000;
const rebuildEvery = 60_000;

/** Counts words now and then, and writes the search documents that an older version of the program wrote. */
export function workOnSearch({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const rebuild = createRebuild({ db, log });
  return workRepeatedly(log, [
    { task: 'counting words', pause: countEvery, work: (signal) => countWords(db, clock(), signal) },
    { task: 'writing search documents', pause: rebuildEvery, work: (signal) => rebuild.run(signal) },
  ]);
}

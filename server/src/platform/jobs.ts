import { fromPglite, PgBoss } from 'pg-boss';
import type { Database } from './db.ts';
import type { Log } from './log.ts';

export type Jobs = {
  /** Queues work; the same `key` is queued once at a time. */
  send<Data extends object>(
    queue: string,
    data: Data,
    options?: { key?: string; after?: Date },
  ): Promise<void>;
  /**
   * Works on a queue, one job at a time. `signal` aborts when the service stops or the time is over; a job that
   * throws is tried again, up to `retries` times.
   */
  work<Data extends object>(
    queue: string,
    options: { retries: number; longestSeconds: number },
    handle: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
};

/** Jobs in the database (pg-boss): they outlive this process, and each is done by one process at a time. */
export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.embedded
      ? fromPglite(database.embedded)
      : { executeSql: (text, values) => database.text.query(text, values) },
    backend: database.embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: false,
  });
  boss.on('error', (problem) => log.error({ err: problem }, 'the job queue has a problem'));
  await boss.start();
  const known = new Set<string>();
  const ensure = async (queue: string, options = {}) => {
    if (known.has(queue)) return;
    await boss.createQueue(queue, options);
    known.add(queue);
  };
  return {
    async send(queue, data, { key, after } = {}) {
      await ensure(queue);
      await boss.send(queue, data, {
        ...(key && { singletonKey: key }),
        ...(after && { startAfter: after }),
      });
    },
    async work(queue, { retries, longestSeconds }, handle) {
      const settings = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: longestSeconds,
        heartbeatSeconds: 60,
      };
      await ensure(queue, settings);
      await boss.updateQueue(queue, settings);
      await boss.work(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
        if (job) await handle(job.data as never, job.signal);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

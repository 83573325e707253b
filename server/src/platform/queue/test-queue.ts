import type { Database } from '../db/database.ts';
import type { Row } from '../db/row.ts';
import { sql } from '../db/sql.ts';
import type { Job, JobKind } from './job.ts';
import { claimJobs, enqueueJobs } from './jobs-db.ts';
import { createJobRunner, type QueueDeps } from './run-jobs.ts';
import { returnLost } from './work-on-jobs.ts';

/** Does the jobs of a kind that are due, and those that become due by it. Answers how many attempts that took. */
export async function doDueJobs(
  deps: QueueDeps,
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind knows its own payload
  kind: JobKind<any>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const runner = createJobRunner(deps, kind);
  const stopped = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => void runner.stop().then(stopped.resolve));
  await returnLost(deps, [kind]);
  let attempts = 0;
  for (;;) {
    attempts += await runner.startDue();
    if (runner.isIdle()) break;
    await runner.oneEnded();
  }
  await (signal.aborted ? stopped.promise : runner.stop());
  return attempts;
}

/** Takes the job of a key, as a process does that then ends or goes on by itself. */
export async function claimJob(
  db: Database,
  kind: Pick<JobKind, 'kind' | 'leaseSeconds'>,
  key: string,
): Promise<Job | undefined> {
  return onlyJob(db, key, async () => (await claimJobs(db, kind, { most: 1, isIdle: true }))[0]);
}

/** Hides every other job meanwhile. */
export async function onlyJob<Result>(
  db: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const hidden = sql`key is distinct from ${key} and finished_at is null`;
  await db.query(sql`update jobs set run_at = run_at + interval '1000 years' where ${hidden}`);
  try {
    return await work();
  } finally {
    await db.query(
      sql`update jobs set run_at = run_at - interval '1000 years' where ${hidden} and run_at > now() + interval '500 years'`,
    );
  }
}

/** What the queue writes down grows older; its clock is the database's. */
export const letSecondsPass = (db: Database, seconds: number) =>
  db.query(sql`
    update jobs set run_at = run_at - pause, lease_until = lease_until - pause, created_at = created_at - pause,
      handed_over_at = handed_over_at - pause, finished_at = finished_at - pause
    from make_interval(secs => ${seconds}::float8) pause`);

/** The same database. After `breakNext` one statement outside of a transaction fails, as at a failover: the next, or one `later`. */
export function breakOnce(db: Database): Database & { breakNext(later?: number): void } {
  let before = Infinity;
  return {
    ...db,
    breakNext: (later = 0) => void (before = later),
    query(statement) {
      if (before-- > 0) return db.query(statement);
      before = Infinity;
      return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    },
  };
}

/** A kind of job whose worker it may end, with what a test changes of it. */
export const aKind = (more: Partial<JobKind>): JobKind => ({
  kind: 'a kind',
  concurrency: 1,
  leaseSeconds: 60,
  longestSeconds: 60,
  graceSeconds: 0,
  canEndWorker: true,
  retryPolicy: { maxAttempts: 3, delaySeconds: (attempts) => attempts * 10 },
  run: async () => {},
  ...more,
});

/** Enqueues a job of that kind for each key. Answers how many are new. */
export const enqueueKeys = (db: Database, keys: string[], options?: { again: boolean }) =>
  enqueueJobs(
    db,
    'a kind',
    keys.map((key) => ({ key, payload: { secret: key } })),
    options,
  );

export const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** What the jobs look like, in the order in which they came. */
export const jobRows = (db: Database) =>
  db.query<Row<'jobs', 'key' | 'attempts' | 'crashes' | 'last_error' | 'is_given_up'>>(
    sql`select key, attempts, crashes, last_error, is_given_up from jobs order by position`,
  );

/** A log that remembers its warnings and errors, as JSON. */
export function recordingLog() {
  const lines: string[] = [];
  const say = (...words: unknown[]) => void lines.push(JSON.stringify(words));
  return { lines, log: { info() {}, warn: say, error: say } };
}

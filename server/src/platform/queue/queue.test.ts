// On both databases: locks of jobs.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { handOver } from './job-ends-db.ts';
import type { Job } from './job.ts';
import { enqueueJobs, extendLeases, returnLostJobs } from './jobs-db.ts';
import { createJobRunner } from './run-jobs.ts';
import {
  aKind,
  breakOnce,
  claimJob,
  doDueJobs,
  enqueueKeys,
  jobRows,
  letSecondsPass,
  recordingLog,
  untilAborted,
} from './test-queue.ts';
import { workOnJobs } from './work-on-jobs.ts';

let db: Database;
let drop: () => Promise<void>;
const { lines, log } = recordingLog();

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterEach(async () => {
  await db.query(sql`delete from jobs`);
  lines.length = 0;
});
afterAll(() => drop());

const enqueue = (keys: string[], options?: { again: boolean }) => enqueueKeys(db, keys, options);
const rows = () => jobRows(db);

test('a job that its transaction takes back is not done, and one key is one job', async () => {
  await expect(
    db.transaction(async (queries) => {
      await enqueueJobs(queries, 'a kind', [{ payload: {} }]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect([await enqueue(['one']), await enqueue(['one', 'two'])]).toEqual([1, 1]);
  expect(await doDueJobs({ db, log }, aKind({}))).toBe(2);
  expect([await enqueue(['one']), await enqueue(['one'], { again: true })]).toEqual([0, 1]);
  expect(await doDueJobs({ db, log }, aKind({}))).toBe(1);
  expect(await db.query(sql`select key from jobs where payload is not null`)).toEqual([]);
});

test('a worker extends no lease of a job that another one has taken over', async () => {
  const kind = aKind({});
  await enqueue(['one']);
  const lost = (await claimJob(db, kind, 'one'))!;
  await letSecondsPass(db, kind.leaseSeconds + 1);
  await returnLostJobs(db, []);
  const taken = (await claimJob(db, kind, 'one'))!;
  expect(taken.id).toBe(lost.id);
  expect(await extendLeases(db, [lost], 600)).toEqual(new Set());
  expect(await extendLeases(db, [taken], 600)).toEqual(new Set([taken.id]));
});

test('a key that comes twice in one call is one job', async () => {
  expect(await enqueue(['one', 'one', 'two'])).toBe(2);
  expect(await enqueue(['one', 'three'])).toBe(1);
  expect(await db.query(sql`select key, payload from jobs order by position`)).toEqual(
    ['one', 'two', 'three'].map((key) => ({ key, payload: { secret: key } })),
  );
  await doDueJobs({ db, log }, aKind({}));
  expect(await enqueue(['one', 'one', 'two'], { again: true })).toBe(2);
  expect(await doDueJobs({ db, log }, aKind({}))).toBe(2);
});

test('two workers side by side do every job once, by priority and in the order in which they came', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `${index}`.padStart(2, '0'));
  await enqueue(keys);
  await enqueueJobs(db, 'a kind', [{ key: 'first', payload: {}, priority: -1 }]);
  const done: string[] = [];
  const kind = aKind({ concurrency: 4, run: async ({ key }) => void done.push(key!) });
  await Promise.all([doDueJobs({ db, log }, kind), doDueJobs({ db, log }, kind)]);
  expect(done).toHaveLength(61);
  expect(done.toSorted()).toEqual([...keys, 'first']);
  expect(done.indexOf('first')).toBeLessThan(8);
  done.length = 0;
  await enqueue(keys, { again: true });
  await doDueJobs({ db, log }, aKind({ run: async ({ key }) => void done.push(key!) }));
  expect(done).toEqual(keys);
});

test('a job that fails is tried again, later and later, and then given up with a code and no words', async () => {
  await enqueue(['one']);
  const given: unknown[] = [];
  const kind = aKind({
    run: () => Promise.reject(Object.assign(new Error('ada@aurora.example is away'), { code: 'EAWAY' })),
    onGivenUp: async (queries, job, problem) => {
      await queries.query(sql`select 1`);
      given.push(job.key, (problem as Error).message);
    },
  });
  for (const [seconds, attempts] of [
    [0, 1],
    [9, 0],
    [2, 1],
    [19, 0],
    [2, 1],
    [10_000, 0],
  ] as const) {
    await letSecondsPass(db, seconds);
    expect(await doDueJobs({ db, log }, kind)).toBe(attempts);
  }
  expect(given).toEqual(['one', 'ada@aurora.example is away']);
  expect(await rows()).toEqual([
    { key: 'one', attempts: 3, crashes: 0, last_error: 'EAWAY', is_given_up: true },
  ]);
  expect(lines.join()).not.toContain('ada@');
});

test('a job is given up at once where another attempt is of no use, or would come too late', async () => {
  await enqueue(['one']);
  const fail = { run: () => Promise.reject(new TypeError('no')) };
  const { retryPolicy } = aKind({});
  await doDueJobs({ db, log }, aKind({ ...fail, retryPolicy: { ...retryPolicy, isLasting: () => true } }));
  await enqueue(['two']);
  await doDueJobs({ db, log }, aKind({ ...fail, retryPolicy: { ...retryPolicy, longestSeconds: 5 } }));
  expect(await rows()).toMatchObject([
    { key: 'one', attempts: 1, last_error: 'TypeError', is_given_up: true },
    { key: 'two', attempts: 1, last_error: 'TypeError', is_given_up: true },
  ]);
});

test('jobs that are taken are done also where the company of others cannot be noted', async () => {
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const breaking = breakOnce(db);
  const kind = aKind({
    concurrency: 2,
    async run({ key }) {
      if (key === 'one') await end.promise;
      done.push(key!);
    },
  });
  const runner = createJobRunner({ db: breaking, log }, kind);
  await enqueue(['one']);
  expect(await runner.startDue()).toBe(1);
  await enqueue(['two']);
  breaking.breakNext(1);
  await expect(runner.startDue()).rejects.toThrow('terminating connection');
  await expect.poll(() => done).toEqual(['two']);
  end.resolve();
  await runner.oneEnded();
  await runner.stop();
  expect(done.toSorted()).toEqual(['one', 'two']);
});

test('a worker that stops gives its jobs back at once, and that counts as no attempt', async () => {
  await enqueue(['obeys', 'does not end']);
  const stop = new AbortController();
  const begun: string[] = [];
  const kind = aKind({
    concurrency: 2,
    async run({ key }, signal) {
      begun.push(key!);
      await (key === 'obeys' ? untilAborted(signal) : new Promise(() => {}));
    },
  });
  void doDueJobs({ db, log }, kind, stop.signal);
  await expect.poll(() => begun).toEqual(['obeys', 'does not end']);
  stop.abort();
  const waiting = () =>
    db.query(sql`select attempts, lease, run_at <= now() as due from jobs order by position`);
  const given = { attempts: 0, lease: null, due: true };
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([given, given]);
  expect(await doDueJobs({ db, log }, aKind({ concurrency: 2 }))).toBe(2);
  expect(await rows()).toMatchObject([
    { attempts: 1, crashes: 0 },
    { attempts: 1, crashes: 0 },
  ]);
});

test('a job under way may end in its time of grace', async () => {
  await enqueue(['one']);
  const stop = new AbortController();
  const end = Promise.withResolvers<void>();
  const kind = aKind({
    graceSeconds: 30,
    run: async () => {
      stop.abort();
      setTimeout(end.resolve);
      await end.promise;
    },
  });
  await doDueJobs({ db, log }, kind, stop.signal);
  expect(await db.query(sql`select 1 from jobs where finished_at is not null`)).toHaveLength(1);
});

test('a job that is handed over and done is not done again where its end cannot be written', async () => {
  await enqueue(['one']);
  let done = 0;
  const stop = new AbortController();
  const breaking = breakOnce(db);
  const run = async (job: Job) => {
    expect(await handOver(db, job)).toBe(true);
    done++;
    // A worker that stops does not wait until the database is back.
    stop.abort();
    breaking.breakNext();
  };
  await doDueJobs({ db: breaking, log }, aKind({ run, graceSeconds: 30 }), stop.signal);
  await letSecondsPass(db, 61);
  expect(await doDueJobs({ db, log }, aKind({ run }))).toBe(0);
  expect(done).toBe(1);
  expect(await rows()).toMatchObject([
    { attempts: 1, crashes: 0, last_error: expect.stringContaining('handed over'), is_given_up: false },
  ]);
  expect(lines.join()).toContain('the end of a job could not be written');
});

test('a job that is refused after it was handed over waits again, also while its worker stops', async () => {
  await enqueue(['one']);
  const answer = Promise.withResolvers<void>();
  const stop = new AbortController();
  const run = async (job: Job, signal: AbortSignal) => {
    await handOver(db, job);
    signal.addEventListener('abort', () => answer.resolve());
    stop.abort();
    await answer.promise;
    throw new Error('later');
  };
  expect(await doDueJobs({ db, log }, aKind({ run }), stop.signal)).toBe(1);
  expect(await db.query(sql`select attempts, lease, handed_over_at, finished_at from jobs`)).toEqual([
    { attempts: 0, lease: null, handed_over_at: null, finished_at: null },
  ]);
  expect(await doDueJobs({ db, log }, aKind({}))).toBe(1);
  expect(await db.query(sql`select last_error from jobs where finished_at is not null`)).toEqual([
    { last_error: null },
  ]);
});

test('a worker looks by itself, takes what comes meanwhile, and says so where it cannot', async () => {
  await enqueue(['one']);
  const done: string[] = [];
  const run = async ({ key }: Job) => void done.push(key!);
  const worker = await workOnJobs({ db, log }, [aKind({ run }), aKind({ kind: 'another kind' })]);
  await expect.poll(() => done).toEqual(['one']);
  await enqueue(['two']);
  await expect.poll(() => done).toEqual(['one', 'two']);
  await worker.stop();
  await enqueue(['three']);
  expect(await doDueJobs({ db, log }, aKind({ run }))).toBe(1);
  expect(done).toEqual(['one', 'two', 'three']);
  expect(lines).toEqual([]);
});

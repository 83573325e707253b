import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { completeJob, releaseJobs } from './job-ends-db.ts';
import type { Job } from './job.ts';
import { claimJobs, extendLeases, returnLostJobs } from './jobs-db.ts';
import { aKind, doDueJobs, enqueueKeys, jobRows, letSecondsPass, recordingLog } from './test-queue.ts';
import { returnLost } from './work-on-jobs.ts';

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
const claim = (most = 1, isIdle = true) => claimJobs(db, aKind({}), { most, isIdle });
const rows = () => jobRows(db);

test('the job of a worker that ended is taken again after its lease, and the first attempt can write nothing', async () => {
  await enqueue(['one']);
  const [first] = await claim();
  await letSecondsPass(db, 40);
  expect(await extendLeases(db, [first!], 60)).toEqual(new Set([first!.id]));
  await letSecondsPass(db, 59);
  expect(await doDueJobs({ db, log }, aKind({}))).toBe(0);
  await letSecondsPass(db, 2);
  const attempts: number[] = [];
  const late: boolean[] = [];
  const run = async (job: Job) => {
    attempts.push(job.attempts);
    late.push(await completeJob(db, first!), (await extendLeases(db, [first!], 60)).size > 0);
    await releaseJobs(db, [first!]);
  };
  expect(await doDueJobs({ db, log }, aKind({ run }))).toBe(1);
  expect([attempts, late]).toEqual([[1], [false, false]]);
  expect(await rows()).toMatchObject([{ attempts: 1, crashes: 1, is_given_up: false }]);
});

test('a job that ends its worker three times alone is set aside, and what ran beside it is not', async () => {
  await enqueue(['innocent', 'poison', 'other']);
  // A worker ends whenever it runs the poisoned job, as an operating system ends it for want of memory.
  const done: string[] = [];
  const together: string[] = [];
  for (let round = 0; round < 6; round++) {
    const jobs = await claim(2);
    together.push(jobs.map(({ key }) => key).join(' and '));
    if (jobs.some(({ key }) => key === 'poison')) {
      await letSecondsPass(db, 61);
      await returnLostJobs(db, ['a kind']);
    } else for (const job of jobs) if (await completeJob(db, job)) done.push(job.key!);
  }
  expect(together).toEqual(['innocent and poison', 'other', 'innocent', 'poison', 'poison', 'poison']);
  const run = () => Promise.reject(new Error('is not done again'));
  expect(await doDueJobs({ db, log }, aKind({ concurrency: 2, run }))).toBe(1);
  expect(done.toSorted()).toEqual(['innocent', 'other']);
  expect(await rows()).toMatchObject([
    { key: 'innocent', crashes: 0, is_given_up: false },
    { key: 'poison', crashes: 3, is_given_up: true, last_error: 'its worker ended each time' },
    { key: 'other', crashes: 0, is_given_up: false },
  ]);
});

test('a job whose kind cannot end its worker is not blamed for the end of its worker', async () => {
  await enqueue(['one']);
  const kind = aKind({ canEndWorker: false, retryPolicy: { maxAttempts: 4, delaySeconds: () => 0 } });
  const crash = async () => {
    expect(await claim()).toMatchObject([{ key: 'one', crashes: 0, isSuspect: false }]);
    await letSecondsPass(db, 61);
  };
  for (let round = 0; round < 3; round++) {
    await crash();
    await returnLost({ db, log }, [kind]);
  }
  await enqueue(['two']);
  const done: string[] = [];
  await doDueJobs(
    { db, log },
    { ...kind, run: async ({ key, attempts }) => void done.push(`${key} ${attempts}`) },
  );
  expect(done).toEqual(['one 4', 'two 1']);

  await enqueue(['one'], { again: true });
  for (let round = 0; round < 4; round++) {
    await crash();
    await returnLost({ db, log }, [kind]);
  }
  await doDueJobs({ db, log }, { ...kind, run: () => Promise.reject(new Error('is not done again')) });
  expect((await rows())[0]).toMatchObject({ is_given_up: true, last_error: 'its worker ended each time' });
});

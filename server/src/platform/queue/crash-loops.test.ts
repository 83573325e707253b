import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { boundWaits, claimJobs, extendLeases, returnLostJobs } from './jobs-db.ts';
import { createJobRunner } from './run-jobs.ts';
import {
  aKind,
  breakOnce,
  doDueJobs,
  enqueueKeys,
  jobRows,
  letSecondsPass,
  recordingLog,
  untilAborted,
} from './test-queue.ts';
import { returnLostInPeace } from './work-on-jobs.ts';

let db: Database;
let drop: () => Promise<void>;
const { log } = recordingLog();
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterEach(() => db.query(sql`delete from jobs`));
afterAll(() => drop());

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One worker after the other takes up to two jobs. It ends while it runs a killer, and otherwise with the given probability.
 * Answers the keys of the jobs that were set aside, and the number of workers that ended.
 */
async function crashLoop(keys: string[], isEnded: (running: string[]) => boolean) {
  await enqueueKeys(db, keys);
  const setAside: string[] = [];
  let ends = 0;
  for (let isOver = false; !isOver;) {
    const running: string[] = [];
    const done = Promise.withResolvers<void>();
    let givenUp = 0;
    const kind = aKind({
      concurrency: 2,
      run: (job, signal) => {
        running.push(job.key!);
        return Promise.race([done.promise, untilAborted(signal)]);
      },
      onGivenUp: async (_, job) => {
        givenUp++;
        setAside.push(job.key!);
      },
    });
    const runner = createJobRunner({ db, log }, kind);
    const started = await runner.startDue();
    while (running.length + givenUp < started) await turn();
    if (running.length > 0 && isEnded(running)) {
      ends++;
      await letSecondsPass(db, 61);
      await returnLostJobs(db, ['a kind']);
    } else {
      done.resolve();
      while (!runner.isIdle()) await turn();
    }
    await runner.stop();
    isOver = started === 0;
    if (ends > 1_000) throw new Error('The loop does not end.');
  }
  return { setAside: setAside.sort(), ends };
}

const uploads = Array.from({ length: 40 }, (_, number) => `innocent ${number}`);

test('a killer among many is set aside after three workers that it ended alone', async () => {
  const { setAside, ends } = await crashLoop(
    [...uploads.slice(0, 9), 'killer', ...uploads.slice(9)],
    (running) => running.includes('killer'),
  );
  expect({ setAside, ends }).toEqual({ setAside: ['killer'], ends: 4 });
});

test.each([1, 2, 3])(
  'workers that end at random condemn no upload, and the killer among them all the same (%i)',
  async (seed) => {
    const draw = drawing(seed);
    const { setAside, ends } = await crashLoop(
      [...uploads, 'killer'],
      (running) => running.includes('killer') || draw() < 0.4,
    );
    expect(setAside).toEqual(['killer']);
    expect(ends).toBeGreaterThan(15);
  },
);

test('two killers do not shield each other for ever', async () => {
  const { setAside, ends } = await crashLoop(['one', 'innocent', 'other'], (running) =>
    running.some((key) => key !== 'innocent'),
  );
  expect(setAside).toEqual(['one', 'other']);
  expect(ends).toBeLessThan(25);
});

test('a worker that could not reach the database for a while is not taken for one that ended', async () => {
  await enqueueKeys(db, ['one']);
  const [job] = await claimJobs(db, aKind({}), { most: 1, isIdle: true });
  let now = 0;
  const broken = breakOnce(db);
  const returnLost = returnLostInPeace({ db: broken, log }, [aKind({})], 30_000, () => now);
  broken.breakNext();
  await expect(returnLost()).rejects.toThrow('terminating connection');
  await letSecondsPass(db, 300);
  now = 29_000;
  await returnLost();
  expect(await extendLeases(db, [job!], 60)).toEqual(new Set([job!.id]));
  now = 31_000;
  await returnLost();
  expect(await jobRows(db)).toMatchObject([{ crashes: 0, attempts: 1 }]);
});

test('a job whose end cannot be written for a while is neither lost nor done twice', async () => {
  await enqueueKeys(db, ['one']);
  const broken = breakOnce(db);
  let runs = 0;
  const kind = aKind({
    run: async () => {
      runs++;
      broken.breakNext();
    },
  });
  await doDueJobs({ db: broken, log }, kind);
  expect(runs).toBe(1);
  expect(await db.query(sql`select finished_at is not null as done, is_given_up from jobs`)).toEqual([
    { done: true, is_given_up: false },
  ]);
});

test('an attempt that failed because something was away does not count', async () => {
  await enqueueKeys(db, ['one']);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const kind = aKind({
    run: () => Promise.reject(away),
    retryPolicy: { maxAttempts: 2, delaySeconds: () => 10, isOutage: (problem) => problem === away },
  });
  for (let turns = 0; turns < 5; turns++) {
    expect(await doDueJobs({ db, log }, kind)).toBe(1);
    await letSecondsPass(db, 11);
  }
  expect(await jobRows(db)).toMatchObject([{ attempts: 0, is_given_up: false, last_error: 'ECONNREFUSED' }]);
});

test('no job waits for a clock that went back', async () => {
  await enqueueKeys(db, ['leased', 'enqueued', 'retried', 'usual']);
  const set = (key: string, change: string) =>
    db.text.query(`update jobs set ${change} where key = $1`, [key]);
  await set('leased', "lease = gen_random_uuid(), lease_until = now() + interval '3 days'");
  await set('enqueued', "created_at = now() + interval '3 days', run_at = now() + interval '3 days'");
  await set('retried', "run_at = now() + interval '30 days'");
  await set('usual', "run_at = now() + interval '4 hours'");
  await boundWaits(db, 60);
  const waits = await db.query(sql`
    select key, round(extract(epoch from coalesce(lease_until, run_at) - now()) / 60)::int as minutes from jobs order by position`);
  expect(waits).toEqual([
    { key: 'leased', minutes: 1 },
    { key: 'enqueued', minutes: 0 },
    { key: 'retried', minutes: 1440 },
    { key: 'usual', minutes: 240 },
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { claimJobs, enqueueJobs } from './jobs-db.ts';
import { readQueueState } from './queue-state-db.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => drop());

test('jobs are counted by kind and state, with the ages of the oldest', async () => {
  const kind = 'a';
  await enqueueJobs(
    db,
    kind,
    ['due', 'later', 'running', 'lost', 'done'].map((key) => ({ key, payload: {}, priority: 1 })),
  );
  const age = (key: string, what: string, seconds: number) =>
    db.text.query(`update jobs set ${what} = now() - make_interval(secs => ${seconds}) where key = '${key}'`);
  await db.query(sql`update jobs set finished_at = now(), payload = null where key = 'done'`);
  await age('done', 'created_at', 9_000);
  for (const key of ['running', 'lost']) {
    await db.query(sql`update jobs set priority = 0 where key = ${key}`);
    await claimJobs(db, { kind, leaseSeconds: 60 }, { most: 1, isIdle: true });
  }
  await age('lost', 'lease_until', 1);
  await age('due', 'run_at', 100);
  await age('later', 'run_at', -500);
  await age('running', 'created_at', 900);
  const [a, b] = await readQueueState(db, ['a', 'b']);
  expect(a).toMatchObject({ kind: 'a', ready: 1, later: 1, running: 1 });
  expect(Math.round(a!.oldest_ready / 10)).toBe(10);
  expect(Math.round(a!.oldest / 10)).toBe(90);
  expect(b).toEqual({ kind: 'b', ready: 0, later: 0, running: 0, oldest_ready: 0, oldest: 0 });
});

test('a long queue is counted up to 10,000', async () => {
  await db.query(sql`
    insert into jobs (id, kind, payload) select gen_random_uuid(), 'long', '{}' from generate_series(1, 10050)`);
  const [long] = await readQueueState(db, ['long']);
  expect(long).toMatchObject({ ready: 10_000 });
});

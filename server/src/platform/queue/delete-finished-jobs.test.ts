import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import { sql } from '../db/sql.ts';
import { deleteFinishedJobs } from './jobs-db.ts';

test('all jobs that finished long ago are deleted, however many', async () => {
  const { db, drop } = await openTestDatabase();
  await db.query(sql`
    insert into jobs (id, kind, finished_at)
    select gen_random_uuid(), 'a kind', now() - make_interval(days => 30 + place % 3) from generate_series(1, 3600) place`);
  await deleteFinishedJobs(db);
  expect(await db.query(sql`select id from jobs`)).toHaveLength(1200);
  await drop();
});

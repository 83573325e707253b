import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openInMemory } from './embedded-database.ts';
import { sql } from './sql.ts';

let db: Database;
beforeAll(async () => {
  db = await openInMemory();
});
afterAll(() => db.close());

test('a long transaction leaves others a turn after each of its statements', async () => {
  const statements = 200;
  let turns = 0;
  let isOver = false;
  const transaction = db.transaction(async (queries) => {
    for (let done = 0; done < statements; done++) await queries.query(sql`select ${done}::int as done`);
    isOver = true;
  });
  for (; !isOver; turns++) await turn();
  await transaction;
  expect(turns).toBeGreaterThanOrEqual(statements / 2);
});

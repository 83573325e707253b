// Slow: it makes three embedded databases from nothing.
// Proves: a long transaction leaves others a turn, and a full disk refuses writes and ends by itself.
// Ground: server/src/platform/db.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { isDiskFull } from '../full-disk.ts';
import { openEmbedded, openInMemory } from './embedded-database.ts';
import { sql } from '../sql.ts';

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

/** In milliseconds: the room is looked at once a second. */
const longEnough = { timeout: 10_000 };

test('a full disk refuses writes, is said, and ends by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-full-'));
  mkdirSync(join(folder, 'database'));
  let free = 2 ** 30;
  const embedded = await openEmbedded(join(folder, 'database'), folder, async () => free);
  try {
    const write = () => embedded.query(sql`insert into notes values (1)`).then(() => 'written', isDiskFull);
    await embedded.execute('create table notes (id int)');
    free = 1_000_000;
    await expect.poll(() => embedded.obstacle(), longEnough).toBe('the disk is full');
    expect(await write()).toBe(true);
    await expect(embedded.transaction((queries) => queries.query(sql`delete from notes`))).rejects.toSatisfy(
      isDiskFull,
    );
    expect(await embedded.query(sql`select count(*) from notes`)).toEqual([{ count: 0 }]);
    free = 2 ** 30;
    await expect.poll(() => embedded.obstacle(), longEnough).toBeUndefined();
    expect(await write()).toBe('written');
    await embedded.close();
    free = 1_000_000;
    await expect(openEmbedded(join(folder, 'database'), folder, async () => free)).rejects.toThrow(
      `The disk of the data folder ${folder} is full: make room for 64 MB or more on it`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

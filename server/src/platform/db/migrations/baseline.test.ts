// On both databases: many migrations that became one, of which a database has all, some or none.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test-postgres.ts';
import type { Database } from '../database.ts';
import { openInMemory } from '../embedded-database/embedded-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';
import { inEnglish, type Sentence } from '../../sentences.ts';

const server = process.env.TEST_DATABASE_URL;
let db: Database;
let url: string;
let drop: () => Promise<void>;
let older: string;
let newer: string;
let log: string[];
const take = (sentence: Sentence) => void log.push(inEnglish(sentence));

const before = {
  '0001-one.sql': 'create table one (a int)',
  '0002-two.sql': 'alter table one add column b int; insert into one values (1, 2)',
};
const later = { '0003-three.sql': 'alter table one add column c int default 3' };
const baseline = [
  '-- baseline of: 1.0.0',
  ...Object.entries(before).map(
    ([name, text]) => `-- stands for: ${createHash('sha256').update(text).digest('hex')} ${name}`,
  ),
  'create table one (a int, b int);',
  'insert into one values (1, 2);',
].join('\n');

const write = (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};
const applied = async () =>
  (await db.query<{ name: string }>(sql`select name from migrations order by name`)).map(({ name }) => name);
const columns = () =>
  db.query(sql`select attname as name from pg_attribute where attrelid = 'one'::regclass and attnum > 0`);
const refusal =
  'The database is older than version 1.0.0 (it lacks 0002-two.sql): upgrade it with version 1.0.0 first, then with this one.';

beforeAll(async () => {
  if (server) {
    ({ url, drop } = await createEmptyDatabase(server));
    db = await openDatabase({ databaseUrl: url, dataDir: '' });
  } else {
    db = await openInMemory();
    drop = async () => {};
  }
});
afterAll(async () => {
  await db.close();
  await drop();
});
beforeEach(() => {
  [older, newer] = ['older', 'newer'].map((name) => mkdtempSync(join(tmpdir(), `tv-${name}-`))) as [
    string,
    string,
  ];
  write(older, before);
  write(newer, { '0002-baseline.sql': baseline, ...later });
  log = [];
});
afterEach(async () => {
  await db.execute('drop schema public cascade; create schema public');
  for (const folder of [older, newer]) rmSync(folder, { recursive: true });
});

test('a new database gets the baseline, then the later ones', async () => {
  expect(await migrate(db, { folder: newer })).toEqual(['0002-baseline.sql', '0003-three.sql']);
  expect(await db.query(sql`select a, b, c from one`)).toEqual([{ a: 1, b: 2, c: 3 }]);
  expect(await applied()).toEqual(['0002-baseline.sql', '0003-three.sql']);
});

test.each([
  ['all that became the baseline', {}, ['0002-baseline.sql', '0003-three.sql']],
  ['later ones, too', later, ['0002-baseline.sql']],
])('a database with %s goes on as it is, and both versions start on it', async (_, more, expected) => {
  write(older, more);
  await migrate(db, { folder: older });
  expect(await pendingMigrations(db, newer)).toEqual(expected);
  expect(await migrate(db, { folder: newer, log: take })).toEqual(expected);
  expect(log).toEqual([]);
  expect(await db.query(sql`select a, b, c from one`)).toEqual([{ a: 1, b: 2, c: 3 }]);
  const all = ['0001-one.sql', '0002-baseline.sql', '0002-two.sql', '0003-three.sql'];
  expect(await applied()).toEqual(all);
  // A repeat does nothing, and an older process that is started again goes on.
  for (const folder of [newer, older]) expect(await migrate(db, { folder, log: take })).toEqual([]);
  expect(await applied()).toEqual(all);
});

test('a database of a version without checksums goes on', async () => {
  await migrate(db, { folder: older });
  await db.execute('update migrations set checksum = null');
  expect(await migrate(db, { folder: newer })).toEqual(['0002-baseline.sql', '0003-three.sql']);
});

test.each([
  ['lacks one', `delete from migrations where name = '0002-two.sql'`],
  ['has another text of one', `update migrations set checksum = 'other' where name = '0002-two.sql'`],
])('a database that %s of them is refused, and nothing is written', async (_, change) => {
  await migrate(db, { folder: older });
  await db.execute(change);
  const [rows, table] = [await db.query(sql`select * from migrations`), await columns()];
  await expect(pendingMigrations(db, newer)).rejects.toThrow(refusal);
  await expect(migrate(db, { folder: newer })).rejects.toThrow(refusal);
  expect(await db.query(sql`select * from migrations`)).toEqual(rows);
  expect(await columns()).toEqual(table);
});

test.each(['a new database', 'one that goes on'])('on %s a changed baseline is refused', async (kind) => {
  if (kind === 'one that goes on') await migrate(db, { folder: older });
  await migrate(db, { folder: newer });
  write(newer, { '0002-baseline.sql': `${baseline} -- changed` });
  await expect(migrate(db, { folder: newer })).rejects.toThrow(
    'The migration 0002-baseline.sql was changed after it was applied',
  );
});

test.skipIf(!server)('of several processes that start at once one records the baseline', async () => {
  await migrate(db, { folder: older });
  const open = async () => {
    const each = await openDatabase({ databaseUrl: url, dataDir: '' });
    await each.query(sql`select 1 as one`); // connected, so that all begin together
    return each;
  };
  const databases = await Promise.all([open(), open(), open()]);
  try {
    const done = await Promise.all(databases.map((each) => migrate(each, { folder: newer, log: take })));
    expect(done.flat()).toEqual(['0002-baseline.sql', '0003-three.sql']);
  } finally {
    await Promise.all(databases.map((each) => each.close()));
  }
  expect(await db.query(sql`select a, b, c from one`)).toEqual([{ a: 1, b: 2, c: 3 }]);
});

// On both databases, but in `npm run test:all` alone: migrations that are cut off, in batches and with indexes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
let folder: string;
let log: string[];
const options = () => ({ folder, log: (sentence: Sentence) => void log.push(inEnglish(sentence)) });

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** 25 rows to be brought up to date, ten at once. */
const rows = `create table notes (id int primary key, text text not null, length int);
  create table batches (size int);
  create function note_batch() returns trigger language plpgsql as $$ begin
    insert into batches select count(*) from changed; return null; end $$;
  insert into notes select n, repeat('x', n) from generate_series(1, 25) n;
  create trigger note_batch after update on notes referencing new table as changed for each statement execute function note_batch()`;

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
  folder = mkdtempSync(join(tmpdir(), 'tv-migrations-'));
  log = [];
});
afterEach(async () => {
  await db.execute('drop schema public cascade; create schema public');
  rmSync(folder, { recursive: true });
});

test('a version goes on with a newer database, unless that took away what it uses', async () => {
  const older = mkdtempSync(join(tmpdir(), 'tv-migrations-'));
  try {
    writeFileSync(join(older, '0001-one.sql'), 'create table one (a int)');
    write('0001-one.sql', 'create table one (a int)');
    write('0002-two.sql', 'alter table one add column b int');
    await migrate(db, options());
    expect(await migrate(db, { ...options(), folder: older })).toEqual([]);
    expect(log).toEqual([
      'The database is newer than this version (it has 0002-two.sql). Nothing that this version uses was removed, so it keeps running.',
    ]);

    write('0003-three.sql', '-- breaking: versions before 0002 read it\nalter table one drop column a');
    await migrate(db, options());
    await expect(migrate(db, { ...options(), folder: older })).rejects.toThrow(
      'The database is newer than this version (it has 0003-three.sql): start that version or a newer one,',
    );
  } finally {
    rmSync(older, { recursive: true });
  }
});

test('each migration is applied once, in order, and what is pending is told without a change', async () => {
  write('0002-two.sql', 'alter table one add column b int');
  write('0001-one.sql', 'create table one (a int)');
  expect(await pendingMigrations(db, folder)).toEqual(['0001-one.sql', '0002-two.sql']);
  expect((await db.query(sql`select to_regclass('migrations') as found`))[0]).toEqual({ found: null });
  expect(await migrate(db, { ...options(), which: (name) => name < '0002' })).toEqual(['0001-one.sql']);
  expect(await pendingMigrations(db, folder)).toEqual(['0002-two.sql']);
  expect(await migrate(db, options())).toEqual(['0002-two.sql']);
  expect(await migrate(db, options())).toEqual([]);
  expect(await db.query(sql`select a, b from one`)).toEqual([]);
});

test('a migration in batches is repeated until it touches no row', async () => {
  write('0001-rows.sql', rows);
  write(
    '0002-length.sql',
    `-- form: batches
    update notes set length = length(text) where id in (select id from notes where length is null limit 10)`,
  );
  await migrate(db, options());
  expect(await db.query(sql`select id from notes where length is distinct from id`)).toEqual([]);
  expect(await db.query(sql`select size from batches`)).toEqual([10, 10, 5, 0].map((size) => ({ size })));
});

test('a migration in batches can walk along a key', async () => {
  write('0001-rows.sql', rows);
  write(
    '0002-length.sql',
    `-- form: batches
    with batch as (
      select id from notes where $1::int is null or id > $1::int order by id limit 10),
    done as (update notes n set length = length(text) from batch b where n.id = b.id and n.length is null)
    select id as position from batch order by id`,
  );
  await db.execute(rows);
  // One batch was done before; the walk passes it without a change.
  await db.execute('update notes set length = id where id <= 10; truncate batches');
  await migrate(db, { ...options(), which: (name) => name > '0002' });
  expect(await db.query(sql`select id from notes where length is distinct from id`)).toEqual([]);
  expect(await db.query(sql`select size from batches`)).toEqual([0, 10, 5, 0].map((size) => ({ size })));
});

test('a walk that stays where it is fails instead of going on for ever', async () => {
  write('0001-walk.sql', '-- form: batches\nselect 7 as position where $1::int is null or $1::int = 7');
  await expect(migrate(db, options())).rejects.toThrow(
    '0001-walk.sql failed: a batch returned no new position',
  );
});

test('an index is made beside writers, and one that was left unfinished is made anew', async () => {
  write('0001-rows.sql', rows);
  write('0002-index.sql', '-- form: index\ncreate unique index concurrently notes_text on notes (text);\n');
  await migrate(db, { ...options(), which: (name) => name < '0002' });
  await db.execute(`insert into notes values (26, 'x')`);
  await expect(migrate(db, options())).rejects.toThrow('0002-index.sql failed');
  expect(await pendingMigrations(db, folder)).toEqual(['0002-index.sql']);
  await db.execute('delete from notes where id = 26');
  await migrate(db, options());
  const valid = sql`select indisvalid as valid from pg_index where indexrelid = 'notes_text'::regclass`;
  expect(await db.query(valid)).toEqual([{ valid: true }]);
});

test.each([
  ['-- form: parts\nselect 1', 'its form must be one of transaction, batches, index'],
  ['-- form: index\ncreate index notes_text on notes (text)', 'it must be one "create index concurrently'],
  ['create table one (a int); select 1 / 0', 'division by zero'],
])('a migration that is wrong is refused with its name: %s', async (text, problem) => {
  write('0001-wrong.sql', text);
  const refused = expect(migrate(db, options())).rejects;
  await refused.toThrow('0001-wrong.sql');
  await expect(migrate(db, options())).rejects.toThrow(problem);
  expect(await db.query(sql`select to_regclass('one') as one`)).toEqual([{ one: null }]);
});

describe.skipIf(!server)('on PostgreSQL', () => {
  const other = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };

  test('no statement of a migration has a time limit, whatever the role says', async () => {
    const role = `alter role current_user in database ${new URL(url).pathname.slice(1)}`;
    await db.execute(`${role} set statement_timeout = 50`);
    write('0001-long.sql', `select pg_sleep(0.2)`);
    await migrate(db, options());
    const limits = sql`select current_setting('statement_timeout') as of_the_pool`;
    expect(await db.query(limits)).toEqual([{ of_the_pool: '15s' }]);
    await db.execute(`${role} reset statement_timeout`);
  });

  test('a process waits while another one migrates, and says so; then it has nothing to do', async () => {
    write('0001-long.sql', `create table one (a int); select pg_advisory_xact_lock(7)`);
    const logged: string[] = [];
    const waits = sql`select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = 7 and not granted`;
    await other(async (client) => {
      await client.query('select pg_advisory_lock(7)');
      const first = migrate(db, options());
      await expect.poll(() => db.query(waits)).toEqual([{ count: 1 }]);
      const second = migrate(db, { folder, log: (sentence) => void logged.push(inEnglish(sentence)) });
      await expect.poll(() => logged).toHaveLength(1);
      await client.query('select pg_advisory_unlock(7)');
      expect([await first, await second]).toEqual([['0001-long.sql'], []]);
    });
    expect(logged).toEqual(['Another process is migrating the database. This one waits for it.']);
    expect(log).toEqual([]);
  });

  test('it does not wait for ever', async () => {
    write('0001-one.sql', 'create table one (a int)');
    await other(async (client) => {
      await client.query(`select pg_advisory_lock(hashtext('migrations'))`);
      await expect(migrate(db, { ...options(), longestWait: 100 })).rejects.toThrow(
        'Another process has been migrating the database for 0 s and is not done',
      );
    });
    expect(await migrate(db, options())).toEqual(['0001-one.sql']);
  });

  test('readers pass while a migration waits for a table, and it is tried again', async () => {
    write('0001-one.sql', 'create table one (a int)');
    await migrate(db, options());
    write('0002-two.sql', 'alter table one add column b int');
    await other(async (client) => {
      await client.query('begin; select a from one');
      const migrated = migrate(db, options());
      await expect.poll(() => log, { timeout: 10_000 }).toHaveLength(1);
      expect(await db.query(sql`select a from one`)).toEqual([]);
      await client.query('commit');
      expect(await migrated).toEqual(['0002-two.sql']);
    });
    expect(log[0]).toContain('0002-two.sql and another transaction waited for each other');
  });

  test('a migration and an open edit may wait for each other: the edit is saved, and the migration applied', async () => {
    await db.execute('create table one (a int); create table two (a int)');
    write('0001-both.sql', 'alter table two add column b int; alter table one add column b int');
    await other(async (client) => {
      await client.query('begin; insert into one values (1)');
      const migrated = migrate(db, options());
      const waiting = sql`select from pg_locks where not granted and relation = 'one'::regclass`;
      await expect.poll(() => db.query(waiting), { interval: 20, timeout: 10_000 }).toHaveLength(1);
      // The migration has locked this table already.
      await client.query('insert into two values (2); commit');
      expect(await migrated).toEqual(['0001-both.sql']);
    });
    expect(log).toEqual([expect.stringContaining('0001-both.sql')]);
    expect(await db.query(sql`select one.a, two.a as other from one, two`)).toEqual([{ a: 1, other: 2 }]);
  });

  test('a table that stays locked is told', async () => {
    await db.execute('create table one (a int)');
    write('0001-two.sql', 'alter table one add column b int');
    await other(async (client) => {
      await client.query('begin; select a from one');
      await expect(migrate(db, { ...options(), longestRetry: 0 })).rejects.toThrow(
        '0001-two.sql failed: for 0 s other transactions have locked its tables',
      );
    });
  });
});

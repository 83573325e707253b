// On both databases: migrations, and those that became the baseline.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { openWorld } from '../../src/open-world.ts';
import { readConfig } from '../../src/platform/config.ts';
import { describeSchema } from '../../src/platform/db/migrations/describe-schema.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { readMigrations } from '../../src/platform/db/migrations/migrations.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { recordAsBefore } from './test-baseline.ts';
import { openTestDatabase } from '../../src/test-database.ts';
import { createEmptyDatabase } from '../../src/test-postgres.ts';

describe('a database of 2.57.0', () => {
  let db: Database;
  let drop: () => Promise<void>;
  const later = readMigrations().map(({ name }) => name);
  const [baseline, ...others] = later;
  beforeAll(async () => {
    ({ db, drop } = await openTestDatabase(others[0]));
    await recordAsBefore(db);
  });
  afterAll(() => drop());

  test('without one of its 104 migrations is refused, and nothing is written', async () => {
    const last = sql`delete from migrations where name = '0113-closed-packages.sql' returning *`;
    const [row] = await db.query<{ name: string; checksum: string }>(last);
    await expect(migrate(db)).rejects.toThrow(
      'The database is older than version 2.57.0 (it lacks 0113-closed-packages.sql): upgrade it with version 2.57.0 first',
    );
    expect(await db.query(sql`select count(*)::int as count from migrations`)).toEqual([{ count: 103 }]);
    await db.query(sql`insert into migrations (name, checksum) values (${row!.name}, ${row!.checksum})`);
  });

  test('goes on from them with the later ones, keeps its rows, and has the schema of a new one', async () => {
    await db.query(sql`insert into organizations (id, name) values (${randomUUID()}, 'Own')`);
    expect(await migrate(db, { which: (name) => name < '0123' })).toEqual(
      later.filter((name) => name < '0123'),
    );
    // As one that a later state of 2.57.0 has migrated further.
    await db.query(sql`delete from migrations where name = ${baseline}`);
    expect(await migrate(db)).toEqual([baseline, ...later.filter((name) => name > '0123')]);
    expect(await migrate(db)).toEqual([]);
    expect(await db.query(sql`select name from organizations`)).toEqual([{ name: 'Own' }]);
    const fresh = await openTestDatabase();
    expect(await describeSchema(db)).toBe(await describeSchema(fresh.db));
    await fresh.drop();
  }, 120_000);
});

const server = process.env.TEST_DATABASE_URL;
test.skipIf(!server)('processes that start at once on an empty PostgreSQL all find the schema', async () => {
  const { url, drop: dropEmpty } = await createEmptyDatabase(server!);
  const open = async () => {
    const each = await openDatabase({ databaseUrl: url, dataDir: '' });
    await each.query(sql`select 1 as one`); // connected, so that all begin together
    return each;
  };
  const databases = await Promise.all([open(), open(), open(), open()]);
  try {
    await Promise.all(databases.map((each) => migrate(each)));
    for (const each of databases) expect(await each.query(sql`select id from people`)).toEqual([]);
  } finally {
    await Promise.all(databases.map((each) => each.close()));
    await dropEmpty();
  }
});

test.skipIf(!server)(
  'with MIGRATE_ON_START=off a start leaves pending migrations to "tv migrate"',
  async () => {
    const { url, drop: dropOwn } = await createEmptyDatabase(server!);
    const dataDir = mkdtempSync(join(tmpdir(), 'tv-migrations-'));
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, MIGRATE_ON_START: 'off' });
    try {
      await expect(openWorld(config)).rejects.toThrow('0113-baseline.sql first, and MIGRATE_ON_START is off');
      const own = await openDatabase({ databaseUrl: url, dataDir });
      await migrate(own);
      await own.close();
      await (await openWorld(config)).close();
    } finally {
      rmSync(dataDir, { recursive: true });
      await dropOwn();
    }
  },
);

test('migrations that take something away say which versions use it', () => {
  const takesAway = /\b(drop (table|column)|rename (to|column)|alter column \w+ type)\b/i;
  const silent = readMigrations().filter(({ text, isBreaking }) => takesAway.test(text) && !isBreaking);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

// On both databases: migrations and their locks.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './platform/db/database.ts';
import { openWorld } from './open-world.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { readMigrations } from './platform/db/migrations.ts';
import { sql } from './platform/db/sql.ts';
import { openTestDatabase } from './test-database.ts';
import { createEmptyDatabase } from './test-postgres.ts';
import { inEnglish } from './platform/sentences.ts';

let db: Database;
let drop: () => Promise<void>;
const id = (digit: number) => `${digit}`.repeat(8) + '-0000-4000-8000-000000000000';
const [provider, trial, lifted] = [id(1), id(2), id(3)];
const [active, inactive] = [id(4), id(5)];
const [sharing, other] = [id(6), id(7)];

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase('0021'));
  await db.query(sql`
    insert into organizations (id, name, user_limit, is_provider)
    values (${provider}, 'Provider', 50, true), (${trial}, 'Trial', 50, false), (${lifted}, 'Lifted', 80, false)`);
  await db.query(sql`
    insert into people (id, issuer, subject, email, status, current_organization_id)
    values (${active}, 'portal', 'a', 'a@tv.example', 0, ${trial}), (${inactive}, 'portal', 'b', 'b@tv.example', 1, ${trial})`);
  await db.query(sql`
    insert into subscription_users (id, email, token_hash, created_at, expires_at, completed_at)
    values (${trial}, 'a@tv.example', 'a hash', now(), now(), now())`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role)
    values (${active}, ${trial}, 'Admin'), (${active}, ${lifted}, 'Viewer'), (${inactive}, ${trial}, 'Viewer')`);
  // Connected directories: of a trial, of an organization whose domain is its own, and of two that share one.
  const addresses = {
    [trial]: ['x@trial.example', 'x@trial.example'],
    [lifted]: ['x@lifted.example', 'y@lifted.example', 'z@gmail.com'],
    [sharing]: ['x@shared.example', 'y@shared.example'],
    [other]: ['z@shared.example', 'x@gmail.com', 'y@gmail.com'],
  };
  await db.query(sql`
    insert into organizations (id, name) values (${sharing}, 'Sharing'), (${other}, 'Other')`);
  await db.query(sql`
    with person as (
      insert into people (id, issuer, subject, email, current_organization_id)
      values (gen_random_uuid(), 'portal', 'a colleague', 'colleague@lifted.example', ${lifted}) returning id)
    insert into memberships (person_id, organization_id, role) select id, ${lifted}, 'Viewer' from person`);
  for (const [organization, [admin, ...listed]] of Object.entries(addresses)) {
    await db.query(sql`
      with person as (
        insert into people (id, issuer, subject, email, current_organization_id)
        values (gen_random_uuid(), 'portal', ${`of ${organization}`}, ${admin!}, ${organization}) returning id)
      insert into memberships (person_id, organization_id, role) select id, ${organization}, 'Admin' from person`);
    await db.query(sql`
      insert into directory_tokens (id, organization_id, name, hash, created_at)
      values (gen_random_uuid(), ${organization}, 'Directory', ${organization}, now())`);
    for (const email of listed)
      await db.query(sql`
        insert into directory_users (id, organization_id, user_name, email, is_active, created_at, updated_at)
        values (gen_random_uuid(), ${organization}, ${email}, ${email}, true, now(), now())`);
  }
  await migrate(db);
});
afterAll(() => drop());

test('organizations with a free trial’s user limit are trials', async () => {
  expect(await db.query(sql`select name from organizations where is_trial`)).toEqual([{ name: 'Trial' }]);
});

test('who was deactivated is so in their organization, and every membership has a version of its own', async () => {
  const memberships = await db.query<{ person: string; status: number; version: number }>(sql`
    select person_id as person, status, rights_version as version from memberships`);
  expect(memberships.filter(({ status }) => status === 1).map(({ person }) => person)).toEqual([inactive]);
  expect(new Set(memberships.map(({ version }) => version)).size).toBe(memberships.length);
  expect(memberships.length).toBe(8);
  expect(await db.query(sql`select from people where status <> 0`)).toEqual([]);
});

test('connected directories go on with domains that are nobody else’s', async () => {
  const domains = await db.query(sql`
    select organization_id, domain from organization_domains where owned_at is not null and is_granted`);
  expect(domains).toEqual([{ organization_id: lifted, domain: 'lifted.example' }]);
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
  'a migration and an open edit of the version before may wait for each other: the edit is saved, and the migration applied',
  async () => {
    const { url, drop: dropOwn } = await createEmptyDatabase(server!);
    const own = await openDatabase({ databaseUrl: url, dataDir: '' });
    const edit = new pg.Client({ connectionString: url });
    try {
      await migrate(own, { which: (name) => name < '0039' });
      const [organization, item, category] = [randomUUID(), randomUUID(), randomUUID()];
      await own.query(sql`insert into organizations (id, name) values (${organization}, 'Own')`);
      await own.query(
        sql`insert into media_contents (id, organization_id, title) values (${item}, ${organization}, 'Film')`,
      );
      await own.query(
        sql`insert into categories (id, organization_id, name) values (${category}, ${organization}, 'Talks')`,
      );
      await edit.connect();
      await edit.query('begin');
      await edit.query('update media_contents set title = $2 where id = $1', [item, 'Better']);
      const warnings: string[] = [];
      const migrated = migrate(own, { log: (sentence) => warnings.push(inEnglish(sentence)) });
      const waiting = sql`
        select from pg_locks where not granted and relation = 'media_contents'::regclass
          and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => own.query(waiting), { interval: 20, timeout: 10_000 }).toHaveLength(1);
      // The migration has locked this table already.
      await edit.query(
        'insert into media_content_categories (media_content_id, category_id) values ($1, $2)',
        [item, category],
      );
      await edit.query('commit');
      await migrated;
      expect(warnings).toEqual([expect.stringContaining('0039-triggers.sql')]);
      expect(await own.query(sql`select title from media_contents`)).toEqual([{ title: 'Better' }]);
      expect(await own.query(sql`select category_id as id from media_content_categories`)).toEqual([
        { id: category },
      ]);
    } finally {
      await edit.end();
      await own.close();
      await dropOwn();
    }
  },
);

test.skipIf(!server)(
  'with MIGRATE_ON_START=off a start leaves pending migrations to "tv migrate"',
  async () => {
    const { url, drop: dropOwn } = await createEmptyDatabase(server!);
    const dataDir = mkdtempSync(join(tmpdir(), 'tv-migrations-'));
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, MIGRATE_ON_START: 'off' });
    try {
      await expect(openWorld(config)).rejects.toThrow('0001-portal.sql first, and MIGRATE_ON_START is off');
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
  const silent = readMigrations()
    .filter(({ name }) => name > '0082')
    .filter(({ text, isBreaking }) => takesAway.test(text) && !isBreaking);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

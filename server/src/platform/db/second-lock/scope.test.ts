// On both databases the same rows; on PostgreSQL the second lock as well.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test-database.ts';
import { aMediaContent, anOrganization } from '../../../test-builders.ts';
import type { Database, Queries } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { createPostgresPool } from '../connections/postgres-pool.ts';
import { crossing, managerScope, publicScope, readerScope, withinScope } from './scope.ts';
import { rightsOfRoles } from './crossing-roles.ts';
import { SecondLock } from './second-lock.ts';
import { pipelined, sql } from '../sql.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function aDatabase(): Promise<Database> {
  const { db, drop } = await openTestDatabase();
  ends.push(drop);
  return db;
}

const crossingNames = Object.keys(rightsOfRoles).map((role) => `crossing_${role}`);
const person = '11111111-1111-4111-8111-111111111111';
const titles = async (queries: Queries) =>
  (await queries.query<{ title: string }>(sql`select title from media_contents order by title`)).map(
    ({ title }) => title,
  );

/** Two organizations, each with an item for its people and one for everybody. */
async function twoHouses(db: Database) {
  const [own, other] = [await anOrganization(db), await anOrganization(db)];
  for (const [name, organization] of [
    ['own', own],
    ['other', other],
  ] as const) {
    await aMediaContent(db, organization, { title: name, visibility: 1 });
    await aMediaContent(db, organization, { title: `${name} public`, visibility: 2 });
  }
  return { own, other };
}
const all = ['other', 'other public', 'own', 'own public'];

/** Further connections to the database, on which the second lock is on. */
async function aPool(db: Database, isPooled: boolean) {
  const [where] = await db.query<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${where!.name}`;
  const lock = new SecondLock();
  const made = createPostgresPool(url.href, { connections: 2, isPooled, lock });
  ends.push(() => made.pool.end());
  expect(await lock.look(made.pool)).toBe('on');
  return made;
}

it('the embedded database has the policies, and no second lock', async () => {
  const db = await aDatabase();
  const { own } = await twoHouses(db);
  if (!db.embedded) return;
  expect(await db.secondLock()).toBe('off');
  expect(await withinScope(managerScope(person, own), () => titles(db))).toEqual(all);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('a statement without conditions meets the rows of its scope only', async () => {
    const db = await aDatabase();
    const { own } = await twoHouses(db);
    expect(await db.secondLock()).toBe('on');
    expect(await withinScope(managerScope(person, own), () => titles(db))).toEqual(['own', 'own public']);
    expect(await withinScope(readerScope(person, [own]), () => titles(db))).toEqual([
      'other public',
      'own',
      'own public',
    ]);
    expect(await withinScope(publicScope, () => titles(db))).toEqual(['other public', 'own public']);
    expect(await crossing('command line', () => titles(db))).toEqual(all);
    expect(await titles(db)).toEqual(all);
  });

  it('what is not in the scope is neither changed nor made nor deleted', async () => {
    const db = await aDatabase();
    const { own, other } = await twoHouses(db);
    await withinScope(managerScope(person, own), async () => {
      await db.query(sql`update media_contents set title = 'changed'`);
      await db.query(sql`delete from media_contents where visibility = 2`);
      await expect(
        db.query(sql`update media_contents set organization_id = ${other}::uuid`),
      ).rejects.toMatchObject({ code: '42501' });
    });
    expect(await titles(db)).toEqual(['changed', 'other', 'other public']);
  });

  it('a scope ends with its statement or transaction, also after a failure', async () => {
    const db = await aDatabase();
    const { own } = await twoHouses(db);
    const state = () =>
      db.query<{ role: string; scope: string; items: number }>(
        sql`select current_user as role, coalesce(current_setting('tv.scope', true), '') as scope,
          (select count(*)::int from media_contents) as items`,
      );
    const [unscoped] = await state();
    await withinScope(managerScope(person, own), async () => {
      await expect(db.query(sql`select 1 / 0`)).rejects.toThrow('division');
      await expect(db.query(pipelined(sql`select 1 / 0`))).rejects.toThrow('division');
      expect(await db.transaction(titles)).toEqual(['own', 'own public']);
      await expect(db.transaction(({ query }) => query(sql`select 1 / 0`))).rejects.toThrow('division');
      const [scoped] = await state();
      expect(scoped!.role).toBe(`${unscoped!.role}_scoped`);
    });
    // More at once than there are connections, so that each has had a scope.
    await Promise.all(Array.from({ length: 60 }, () => withinScope(publicScope, () => titles(db))));
    for (const found of await Promise.all(Array.from({ length: 60 }, state)))
      expect(found).toEqual([{ role: unscoped!.role, scope: '', items: 4 }]);
  });

  it('of statements on one connection each has its own scope', async () => {
    const db = await aDatabase();
    const { own, other } = await twoHouses(db);
    const count = () =>
      db.query<{ titles: string[] }>(
        pipelined(sql`select array_agg(title order by title) as titles from media_contents`),
      );
    const scopes = [managerScope(person, own), undefined, publicScope, managerScope(person, other)];
    const queries = Array.from({ length: 80 }, (_, at) => {
      const scope = scopes[at % 4];
      return scope ? withinScope(scope, count) : count();
    });
    const expected = [['own', 'own public'], all, ['other public', 'own public'], ['other', 'other public']];
    for (const [at, answer] of (await Promise.all(queries)).entries())
      expect(answer).toEqual([{ titles: expected[at % 4] }]);
  });

  it('a user who may create no role starts without it, until the role is given', async () => {
    const server = new URL(process.env.TEST_DATABASE_URL!);
    const name = `tv_test_${randomUUID().slice(0, 8)}`;
    const admin = await openDatabase({ databaseUrl: server.href, dataDir: '' });
    const run = (...texts: string[]) =>
      texts.reduce((before, text) => before.then(() => admin.execute(text)), Promise.resolve());
    ends.push(async () => {
      await run(
        `drop database ${name} with (force)`,
        ...[...crossingNames, 'crossing', 'scoped'].map((each) => `drop role if exists ${name}_${each}`),
        `drop role ${name}`,
      );
      await admin.close();
    });
    await run(`create role ${name} login`, `create database ${name} owner ${name} template template0`);
    Object.assign(server, { username: name, password: '', pathname: `/${name}` });
    const db = await openDatabase({ databaseUrl: server.href, dataDir: '' });
    ends.push(() => db.close());
    await migrate(db);
    const { own } = await twoHouses(db);
    const scoped = () => withinScope(managerScope(person, own), () => titles(db));
    const role = async () => {
      const ask = sql`select current_user as role, (select count(*)::int from media_contents) as items`;
      return (await crossing('worker', () => db.query<{ role: string }>(ask)))[0]!.role;
    };
    expect([await db.secondLock(), await scoped()]).toEqual(['off', all]);
    await run(`create role ${name}_scoped nologin`, `grant ${name}_scoped to ${name}`);
    expect([await db.secondLock(), await scoped()]).toEqual(['partly', ['own', 'own public']]);
    expect(await role()).toBe(name);
    await run(`create role ${name}_crossing nologin`);
    for (const each of crossingNames)
      await run(
        `create role ${name}_${each} nologin in role ${name}_crossing`,
        `grant ${name}_${each} to ${name}`,
      );
    expect([await db.secondLock(), await scoped()]).toEqual(['on', ['own', 'own public']]);
    expect(await role()).toBe(`${name}_crossing_worker`);
    expect(await titles(db)).toEqual(all);
  });

  it('a connection on which nothing is set meets what is public', async () => {
    const db = await aDatabase();
    const { own } = await twoHouses(db);
    const { pool, query } = await aPool(db, false);
    const client = await pool.connect();
    const { rows } = await client.query(`select title from media_contents order by title`);
    expect(rows.map(({ title }) => title as string)).toEqual(['other public', 'own public']);
    client.release();
    // What requests have no right to is the portal's own user's.
    const keys = () => query(sql`select from push_keys`);
    expect(await withinScope(managerScope(person, own), keys)).toEqual([]);
    expect(await crossing('command line', keys)).toEqual([]);
  });

  it('behind a pooler, where statements have no names, it is the same', async () => {
    const db = await aDatabase();
    const { own } = await twoHouses(db);
    const { query } = await aPool(db, true);
    const ask = (statement: Parameters<typeof query>[0]) => query<{ title: string }>(statement);
    const statement = sql`select title from media_contents order by title`;
    const found = await withinScope(managerScope(person, own), () =>
      Promise.all([ask(statement), ask(pipelined(statement)), ask(sql`${statement} limit ${1}::int`)]),
    );
    expect(found.map((rows) => rows.length)).toEqual([2, 2, 1]);
    expect(await ask(statement)).toHaveLength(4);
  });

  it('a version that knows the scope alone meets the same rows', async () => {
    const db = await aDatabase();
    const { own } = await twoHouses(db);
    const { pool } = await aPool(db, true);
    const client = await pool.connect();
    try {
      const [[name]] = (await client.query({ text: 'select current_user', rowMode: 'array' })).rows as [
        [string],
      ];
      const seenWith = async (ids: readonly string[] | undefined) => {
        await client.query(`begin; set local role ${name}_scoped`);
        if (ids) await client.query(`select set_config('tv.scope', $1, true)`, [`{${ids.join(',')}}`]);
        const { rows } = await client.query<{ title: string }>(
          'select title from media_contents order by title',
        );
        await client.query('commit');
        return rows.map(({ title }) => title);
      };
      const open = ['other public', 'own public'];
      expect(await seenWith(undefined)).toEqual(open);
      expect(await seenWith([person, own])).toEqual(['other public', 'own', 'own public']);
      expect(await seenWith(managerScope(person, own).ids)).toEqual(['own', 'own public']);
      expect(await seenWith([])).toEqual(open);
    } finally {
      client.release();
    }
  });
});

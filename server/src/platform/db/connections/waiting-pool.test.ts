import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { createDatabase, type OwnDatabase } from '../../../test-postgres.ts';
import { createReadiness } from '../../http/health/readiness.ts';
import { withRequestTime } from '../../http/requests/request-time.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';

const role = `few_${randomUUID().replaceAll('-', '')}`;
const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('connections (they need PostgreSQL)', () => {
  let own: OwnDatabase;
  let location: Parameters<typeof openDatabase>[0];
  let db: Database;
  let owner: pg.Client;
  beforeAll(async () => {
    own = await createDatabase(server!);
    owner = new pg.Client(own.url);
    await owner.connect();
    // A role whose connections are few, as those of a server to which many processes connect.
    await owner.query(`create role ${role} login connection limit 3`);
    await owner.query(`grant all on all tables in schema public to ${role}`);
    const address = new URL(own.url);
    address.username = role;
    location = { databaseUrl: address.href, databaseConnections: 4, dataDir: '' };
    db = await openDatabase(location);
  });
  afterAll(async () => {
    await owner?.query(`drop owned by ${role}`);
    await owner?.query(`drop role ${role}`);
    await owner?.end();
    await own?.drop();
  });

  /** Holds as many connections, until the answer is called. */
  async function hold(of: Database, count: number): Promise<() => Promise<unknown>> {
    const held = Promise.withResolvers<void>();
    const began = Array.from({ length: count }, () => Promise.withResolvers<void>());
    const transactions = began.map(({ resolve }) =>
      of.transaction(async (queries) => {
        await queries.query(sql`select 1`);
        resolve();
        await held.promise;
      }),
    );
    await Promise.all(began.map(({ promise }) => promise));
    return async () => {
      held.resolve();
      await Promise.all(transactions);
    };
  }
  const inRequest = <Result>(work: () => Promise<Result>) => withRequestTime(() => false, work);

  test('a request gets a connection that another process gives back, while those of its own stay in use', async () => {
    const others = Array.from({ length: 2 }, () => new pg.Client(location.databaseUrl));
    const free = await hold(db, 1);
    for (const other of others) await other.connect();
    const query = inRequest(() => db.query<{ one: number }>(sql`select 1 as one`));
    await vi.waitFor(() => expect(db.connections()).toMatchObject({ open: 1, waiting: 1 }));
    for (const other of others) await other.end();
    expect(await query).toEqual([{ one: 1 }]);
    await free();
  });

  test('a request waits for a connection of its process while the server takes no more', async () => {
    const free = await hold(db, 3);
    const query = inRequest(() => db.query<{ one: number }>(sql`select 1 as one`));
    await vi.waitFor(() => expect(db.connections()).toMatchObject({ limit: 4, open: 3, waiting: 1 }));
    await free();
    expect(await query).toEqual([{ one: 1 }]);
  });

  test('readiness says why requests would fail: the pool, the schema, the database', async () => {
    const readiness = createReadiness(db);
    expect(await readiness.find()).toBeUndefined();
    const free = await hold(db, 3);
    const waiting = db.query(sql`select 1`);
    await vi.waitFor(() => expect(db.connections()!.waiting).toBe(1));
    // Requests wait for a busy pool, so it is no reason at once.
    expect(await readiness.find()).toBeUndefined();
    const now = vi.spyOn(performance, 'now');
    const later = performance.now() + 6_000;
    now.mockImplementation(() => later);
    expect(await readiness.find()).toBe('every connection to the database is in use');
    now.mockRestore();
    await free();
    await waiting;
    expect(await readiness.find()).toBeUndefined();

    await owner.query(`update migrations set name = 'x' || name where name like '0113%'`);
    expect(await readiness.find()).toBe('migrations are pending');
    await owner.query(`update migrations set is_breaking = true where name like 'x%'`);
    expect(await readiness.find()).toBe('the database is newer than this version');
    await owner.query(
      `update migrations set is_breaking = false, name = substr(name, 2) where name like 'x%'`,
    );
    expect(await readiness.find()).toBeUndefined();
  });

  test('a process waits for connections that another one gives back', async () => {
    const free = await hold(db, 3);
    const opening = openDatabase(location);
    // It has asked once, and was refused.
    await owner.query('select pg_sleep(0.2)');
    await free();
    await db.close();
    const opened = await opening;
    expect(await opened.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await opened.close();
  });
});

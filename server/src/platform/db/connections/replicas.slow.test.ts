// Slow: it makes PostgreSQL servers with standbys, pauses and silences them.
// Proves: reads go to a standby only while it answers and has what was written.
// Ground: server/src/platform/db, server/src/test-replication.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgresPrograms, type Replication, startReplication } from '../../../test-replication.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { pipelined, sql } from '../sql.ts';

const never = () => false;

describe.skipIf(!postgresPrograms)('replicas (they need the programs of a PostgreSQL server)', () => {
  let servers: Replication;
  let db: Database;
  const messages: string[] = [];
  beforeAll(async () => {
    servers = await startReplication(postgresPrograms!);
    await servers.onPrimary('create table notes (text text primary key)');
    db = await openDatabase({
      databaseUrl: servers.primaryUrl,
      databaseReplicaUrls: [servers.replicaUrl],
      dataDir: '',
    });
    db.replicas!.onChange((sentence) => messages.push(sentence));
    await isUsed(true);
  });
  afterAll(async () => {
    await db?.close();
    await servers?.end();
  });

  const isUsed = (expected: boolean) =>
    vi.waitFor(() => expect(db.replicas!.status()[0]!.isUsed).toBe(expected), {
      timeout: 15_000,
      interval: 50,
    });
  const isStandby = sql`select pg_is_in_recovery() as is`;
  const standbyAnswers = async (after?: number) => {
    const [row] = await db.replicas!.reading(after, () => db.reads.query<{ is: boolean }>(isStandby), never);
    return row!.is;
  };
  const endOfWal = async () => {
    const [row] = await servers.onPrimary(
      `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as at`,
    );
    return row!.at as number;
  };
  const note = (text: string) => db.query(sql`insert into notes values (${text})`);
  const notesRead = async (after?: number) => {
    const statement = pipelined(sql`select text from notes`);
    const rows = await db.replicas!.reading(after, () => db.reads.query<{ text: string }>(statement), never);
    return rows.map(({ text }) => text);
  };

  test('reads inside of reading go to the standby, all others to the primary', async () => {
    expect(await standbyAnswers()).toBe(true);
    for (const ask of [db, db.reads])
      expect(await ask.query<{ is: boolean }>(isStandby)).toEqual([{ is: false }]);
  });

  test('a paused standby does not answer whoever wrote, and nobody once it is too far behind', async () => {
    await servers.pause();
    try {
      await note('seen at once');
      const after = await endOfWal();
      expect(await notesRead(after)).toContain('seen at once');
      expect(await notesRead()).not.toContain('seen at once');
      expect(db.replicas!.primaryRequests().afterOwnWrite).toBeGreaterThan(0);
      await isUsed(false);
      expect(await notesRead()).toContain('seen at once');
      await vi.waitFor(() =>
        expect(messages).toEqual([
          expect.stringMatching(
            /^The replica 127\.0\.0\.1:\d+ is left out \(it is more than 2 seconds behind\): its reads go to the primary\.$/,
          ),
        ]),
      );
    } finally {
      await servers.resume();
    }
    const after = await endOfWal();
    await note('later');
    await vi.waitFor(async () => expect(await standbyAnswers(after)).toBe(true), { timeout: 15_000 });
    await vi.waitFor(() => expect(messages.at(-1)).toMatch(/^The replica \S+ is used again\.$/));
  });

  test('work that finds nothing on the standby is done again on the primary', async () => {
    await servers.pause();
    try {
      await note('new');
      const find = async () => {
        const [row] = await db.reads.query<{ text: string }>(sql`select text from notes where text = 'new'`);
        if (!row) throw new Error('not found');
        return row.text;
      };
      await expect(db.replicas!.reading(undefined, find, never)).rejects.toThrow('not found');
      expect(await db.replicas!.reading(undefined, find, () => true)).toBe('new');
    } finally {
      await servers.resume();
    }
    await isUsed(true);
  });

  test('a read that conflicts with the replay is repeated on the primary', async () => {
    const { repeated } = db.replicas!.status()[0]!;
    const slow = sql`select pg_is_in_recovery() as is, pg_sleep(1.5)::text as slept, count(*) from notes`;
    const query = db.replicas!.reading(undefined, () => db.reads.query<{ is: boolean }>(slow), never);
    await vi.waitFor(async () =>
      expect(
        (
          await servers.onStandby(
            `select 1 from pg_stat_activity where query like '%slept%' and pid <> pg_backend_pid()`,
          )
        ).length,
      ).toBe(1),
    );
    // An exclusive lock: the standby ends the statements that read the table.
    await servers.onPrimary('truncate notes');
    expect((await query)[0]!.is).toBe(false);
    expect(db.replicas!.status()[0]!.repeated).toBe(repeated + 1);
    expect(await standbyAnswers()).toBe(true);
  });

  test('a standby that falls silent is left out, and reads that wait for it are repeated', async () => {
    servers.silence();
    const began = performance.now();
    const outcomes = await Promise.all([standbyAnswers(), notesRead(), standbyAnswers()]);
    expect([outcomes[0], outcomes[2]]).toEqual([false, false]);
    // Far less than the statement's own limit.
    expect(performance.now() - began).toBeLessThan(10_000);
    await isUsed(false);
    servers.speak();
    await isUsed(true);
    expect(await standbyAnswers()).toBe(true);
  });

  test('a server that is no standby of this primary is left out', async () => {
    const other = await openDatabase({
      databaseUrl: servers.primaryUrl,
      databaseReplicaUrls: [process.env.TEST_DATABASE_URL!, `${servers.primaryUrl}?application_name=tv`],
      dataDir: '',
    });
    const why: string[] = [];
    other.replicas!.onChange((sentence) => why.push(sentence));
    try {
      await vi.waitFor(() => expect(why.length).toBe(2), { timeout: 10_000 });
      expect(why[0]).toContain('(it belongs to another database cluster)');
      expect(why[1]).toContain('(it is no standby)');
      const read = () => other.reads.query<{ is: boolean }>(isStandby);
      expect(await other.replicas!.reading(undefined, read, never)).toEqual([{ is: false }]);
    } finally {
      await other.close();
    }
  });

  test('a standby that ends is left out', async () => {
    await servers.endStandby();
    expect(await standbyAnswers()).toBe(false);
    await isUsed(false);
    expect(await notesRead()).toEqual([]);
  });
});

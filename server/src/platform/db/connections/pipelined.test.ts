// On both databases: statements that come at once.
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, sleeping } from '../../../test-database.ts';
import type { Database } from '../database.ts';
import { ClientClosedRequest, withRequestSignal } from '../../http/requests/request-signal.ts';
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

type Answer = { who: number; process: number };
const ask = (db: Database, who: number, seconds = 0) =>
  db
    .query<Answer>(
      pipelined(
        sql`select ${who}::int as who, pg_backend_pid() as process, pg_sleep(${seconds}::float8)::text as slept`,
      ),
    )
    .then(([row]) => row!);

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

it('each gets its own answer, however many ask at once', async () => {
  const db = await aDatabase();
  const answers = await Promise.all(numbers(200).map((who) => ask(db, who)));
  expect(answers.map(({ who }) => who)).toEqual(numbers(200));
});

it('what fails in line fails alone', async () => {
  const db = await aDatabase();
  const queries = numbers(30).map((who) =>
    who % 3 === 0 ? db.query(pipelined(sql`select 1 / ${who - who}::int`)) : ask(db, who),
  );
  const outcomes = await Promise.allSettled(queries);
  expect(outcomes.map(({ status }) => status)).toEqual(
    numbers(30).map((who) => (who % 3 === 0 ? 'rejected' : 'fulfilled')),
  );
  await expect(ask(db, 7)).resolves.toMatchObject({ who: 7 });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('those that come together share a connection, and more than a line of them a second one', async () => {
    const db = await aDatabase();
    const processesOf = async (count: number) => {
      const answers = await Promise.all(numbers(count).map((who) => ask(db, who)));
      return new Set(answers.map(({ process: id }) => id)).size;
    };
    expect(await processesOf(32)).toBe(1);
    expect(await processesOf(33)).toBe(2);
  });

  it('other statements do not wait behind them', async () => {
    const db = await aDatabase();
    const slow = ask(db, 1, 2);
    const order: string[] = [];
    await Promise.all([
      slow.then(() => order.push('in line')),
      db.query(sql`select 1`).then(() => order.push('beside')),
    ]);
    expect(order).toEqual(['beside', 'in line']);
  });

  it('a connection that breaks fails those in its line; the next ones get another', async () => {
    const db = await aDatabase();
    const queries = Promise.allSettled([ask(db, 1, 14), ask(db, 2), ask(db, 3)]);
    await vi.waitFor(async () => expect(await sleeping(db)).toBe(1));
    await db.text.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like '%pg_sleep(%' and pid <> pg_backend_pid()`,
    );
    expect((await queries).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const next = await Promise.all(numbers(50).map((who) => ask(db, who)));
    expect(next.map(({ who }) => who)).toEqual(numbers(50));
  });

  it('one that is given up is cancelled when its turn has come; the others get their answers', async () => {
    const db = await aDatabase();
    const leaving = new PassThrough();
    const reply = { raw: leaving } as unknown as Parameters<typeof withRequestSignal>[0];
    const gone = withRequestSignal(reply, () => ask(db, 1, 14)).catch((problem: unknown) => problem);
    const others = Promise.all(numbers(10).map((who) => ask(db, who)));
    await vi.waitFor(async () => expect(await sleeping(db)).toBe(1));
    leaving.destroy();
    await once(leaving, 'close');
    expect(await gone).toBeInstanceOf(ClientClosedRequest);
    expect((await others).map(({ who }) => who)).toEqual(numbers(10));
    expect(await sleeping(db)).toBe(0);
    const later = await Promise.all(numbers(50).map((who) => ask(db, who)));
    expect(later.map(({ who }) => who)).toEqual(numbers(50));
  });
});

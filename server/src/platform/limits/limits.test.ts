// On both databases: counts that many requests take at once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-database.ts';
import { createLimits } from './limits.ts';
import { takeOfLimits } from './limits-db.ts';
import { sql } from '../db/sql.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = new Date('2026-03-02T09:00:00Z');
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.query(sql`delete from rate_limits`));

const two = { key: 'two', most: 2, seconds: 100 };
const five = { key: 'five', most: 5, seconds: 1000 };
const take = (...limits: { key: string; most: number; seconds: number }[]) =>
  takeOfLimits(database.db, limits, now);

describe('takeOfLimits', () => {
  test('gives as many uses as allowed in any stretch of the time, and says when the next one is free', async () => {
    expect(await take(two)).toBe(0);
    later(30);
    expect(await take(two)).toBe(0);
    expect(await take(two)).toBe(70);
    later(69);
    expect(await take(two)).toBe(1);
    later(1);
    expect(await take(two)).toBe(0);
    expect(await take(two)).toBe(30);
  });

  test('lets no more through at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => take(five)));
    expect(answers.filter((wait) => wait === 0)).toHaveLength(5);
    expect(new Set(answers)).toEqual(new Set([0, 1000]));
  });

  test('takes of every key or of none, in whatever order they are named', async () => {
    await take(two);
    await take(two);
    expect(await take(five, two)).toBe(100);
    for (let time = 0; time < 5; time++) expect(await take(five)).toBe(0);
    expect(await take(two, five)).toBe(1000);
    later(100);
    expect(await take(two, five)).toBe(900);
    expect(await take(two)).toBe(0);
    const both = [five, two].map((limit) => ({ ...limit, key: `other ${limit.key}` }));
    await Promise.all(
      Array.from({ length: 20 }, (_, time) => take(...(time % 2 ? both : both.toReversed()))),
    );
    expect(await take(both[0]!)).toBe(0);
  });

  test('gives a use back where the transaction fails', async () => {
    const failing = database.db.transaction(async (queries) => {
      await takeOfLimits(queries, [{ ...two, most: 1 }], now);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await take({ ...two, most: 1 })).toBe(0);
  });

  test('stores few instants of many uses, and forgets', async () => {
    const many = { key: 'many', most: 5_000, seconds: 1000 };
    for (let time = 0; time < 400; time++) {
      expect(await take(many)).toBe(0);
      later(1);
    }
    const [row] = await database.db.query<{ steps: number; uses: number }>(
      sql`select cardinality(steps) as steps, (select sum(u)::int from unnest(uses) u) as uses from rate_limits`,
    );
    expect(row).toEqual({ steps: 40, uses: 400 });
    await take({ ...two, key: 'old' });
    later(2000);
    await take(two);
    const left = await database.db.query<{ key: string }>(sql`select key from rate_limits`);
    expect(left.map(({ key }) => key)).toEqual(['two']);
  });
});

describe('limits', () => {
  const limits = () => createLimits({ clock: () => now, secretKey: 'a secret of this test' });

  test('one network begins five trials an hour and registers an office; others are not bounded by it', async () => {
    const by = { network: '203.0.113.9' };
    for (let time = 0; time < 5; time++) await limits().bound(database.db, 'trial', by);
    for (let time = 0; time < 100; time++) await limits().bound(database.db, 'registration', by);
    await expect(limits().bound(database.db, 'registration', by)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 3600,
    });
    await limits().bound(database.db, 'registration', { network: '203.0.113.10' });
  });

  test('one person’s invitations leave room for those of others', async () => {
    const invite = (personId: string | undefined, time: number) =>
      limits().take(database.db, 'invitation', {
        person: personId,
        organization: 'north',
        receiver: `${time} of north`,
      });
    for (let time = 0; time < 300; time++) await invite('one', time);
    expect(await invite('one', 300)).toBe(3600);
    expect(await invite('other', 301)).toBe(0);
    expect(await invite(undefined, 302)).toBe(0);
  });

  test('no address is stored', async () => {
    await limits().take(database.db, 'visit', {
      network: '203.0.113.9',
      networkAndItem: '203.0.113.9 item',
      organization: 'north',
    });
    await limits().take(database.db, 'trial mail', { receiver: 'ann@north.example' });
    const rows = await database.db.query<{ key: string }>(sql`select key from rate_limits`);
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|example/);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { deleteOldFigures } from './roll-up/delete-old-figures-db.ts';
import { startWatching, type Watching } from './test-watching.ts';

let world: Watching;
beforeAll(async () => {
  world = await startWatching();
});
afterAll(() => world.service.close());

type By = { as?: string; visitorId?: string; headers?: Record<string, string> };
const search = (term: string, resultCount: number, { as, visitorId, headers }: By) =>
  world.service.call('POST /AnalyticsEvents', {
    ...(as && { as }),
    ...(headers && { headers }),
    body: {
      events: [],
      searches: [{ term, resultCount, organizationId: world.own }],
      ...(visitorId && { visitorId }),
    },
  });
const searches = async (query: object = {}) =>
  (
    await world.service.call('GET /Management/Analytics/Searches', {
      as: world.manager.subject,
      query: { ...query },
    })
  ).body;
const hashes = async (term: string) =>
  (
    await world.service.db.query(
      sql`select cardinality(searchers) as count from search_terms where term = ${term}`,
    )
  )[0];

test('a term is told once three people have searched for it, and then nobody is stored with it', async () => {
  const [one, two] = [await world.member(), await world.member()];
  await search('  Blade   Repair ', 0, { as: one.subject });
  await search('blade repair', 0, { as: one.subject });
  world.goTo('2026-03-03T09:00:00Z');
  await search('blade repair', 2, { as: one.subject });
  await search('blade repair', 0, { as: two.subject });
  expect([await searches(), await hashes('blade repair')]).toEqual([[], { count: 2 }]);
  await search('blade repair', 0, { visitorId: randomUUID() });
  const row = { term: 'blade repair', searches: 4, withoutResults: 3, lastDay: '2026-03-03' };
  expect([await searches(), await hashes('blade repair')]).toEqual([[row], { count: 0 }]);
  expect(await searches({ from: '2026-03-02', to: '2026-03-02' })).toMatchObject([{ searches: 1 }]);
  for (const as of [one.subject, two.subject]) await search('wind', 3, { as });
  await search('wind', 3, { visitorId: randomUUID() });
  expect((await searches()).map(({ term }) => term)).toEqual(['blade repair', 'wind']);
  expect((await searches({ withoutResults: true })).map(({ term }) => term)).toEqual(['blade repair']);
});

test('visitors without a number are one person, and who asks for privacy is not counted', async () => {
  for (let each = 0; each < 4; each++) await search('odd', 1, {});
  for (let each = 0; each < 4; each++)
    await search('private', 1, { visitorId: randomUUID(), headers: { 'sec-gpc': '1' } });
  expect([await hashes('odd'), await hashes('private')]).toEqual([{ count: 1 }, undefined]);
});

test('terms are bounded', async () => {
  expect((await search('a'.repeat(101), 1, {})).status).toBe(400);
  const { status } = await world.service.call('POST /AnalyticsEvents', {
    body: { events: [], searches: Array.from({ length: 6 }, () => ({ term: 'a', resultCount: 0 })) },
  });
  expect(status).toBe(400);
});

test('terms that are not told are deleted after four weeks, and who searched after two days', async () => {
  const { db } = world.service;
  await deleteOldFigures(db, new Date('2026-03-06T09:00:00Z'));
  expect(await db.query(sql`select from search_seen`)).toEqual([]);
  expect(await hashes('odd')).toEqual({ count: 1 });
  await deleteOldFigures(db, new Date('2026-04-02T09:00:00Z'));
  expect(await hashes('odd')).toBeUndefined();
  expect(await db.query(sql`select distinct term from search_days order by term`)).toEqual([
    { term: 'blade repair' },
    { term: 'wind' },
  ]);
});

test('one member cannot fill the tables of terms', async () => {
  const { subject } = await world.member();
  const one = async (each: number) => (await search(`term ${each}`, 1, { as: subject })).status;
  expect(await one(1)).toBe(204);
  // As if they had searched so often within the hour.
  await world.service.db.query(
    sql`update rate_limits set uses = array[599] where key like 'counted search by person % in 3600' and uses = array[1]`,
  );
  expect([await one(2), await one(3)]).toEqual([204, 429]);
  expect((await search('other', 1, { as: (await world.member()).subject })).status).toBe(204);
});

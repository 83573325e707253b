import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { rawSql, sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization } from '../../test-builders.ts';
import { openTestDatabase } from '../../test-database.ts';
import { countEvents } from './count-events.ts';
import { eventsAtOnce, readBacklog, takeOrganization } from './events-db.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
beforeEach(() => db.query(sql`delete from watch_events`));
afterAll(() => database.drop());

const clock = () => new Date('2026-03-04T09:00:00Z');
const count = (of = db, signal?: AbortSignal) => countEvents(of, clock, signal);

async function anItem(): Promise<{ organization: string; item: string }> {
  const organization = await anOrganization(db);
  const category = await aCategory(db, organization);
  return { organization, item: await aMediaContent(db, organization, { categories: [category] }) };
}

/** Events of 20 viewers over three days: views, and what they played. */
const writeEvents = (item: string, events: number) =>
  db.query(sql`
    insert into watch_events (organization_id, media_content_id, viewer_hash, is_member, at, device, source, played, known, seconds, previous_at)
    select mc.organization_id, mc.id, 'viewer ' || n % 20, n % 3 = 0, ${clock()}::timestamptz - (n % 3) * interval '1 day',
      case when n % 4 = 0 then 'phone' end, case when n % 4 = 0 then 'embed' end,
      case when n % 4 > 0 then nummultirange(numrange(n % 80, n % 80 + 10)) end, case when n % 4 > 0 then nummultirange() end, 10, null
    from generate_series(1, ${events}::int) n, media_contents mc where mc.id = ${item}::uuid`);

/** Views, which are counted quickly. */
const writeViews = (item: string, events: number) =>
  db.query(sql`
    insert into watch_events (organization_id, media_content_id, viewer_hash, is_member, at, device, source)
    select organization_id, id, 'viewer', false, ${clock()}::timestamptz, 'phone', 'embed'
    from media_contents, generate_series(1, ${events}::int) where id = ${item}::uuid`);

const countedTables = ['scopes', 'days', 'returns', 'viewers', 'parts', 'retention', 'retention_bins']
  .concat('item_periods', 'rollups')
  .map((name) => `analytics_${name}`);

/** All figures as text. */
const figures = async () =>
  Promise.all(
    countedTables.map(async (name) => [
      name,
      await db.query(sql`select to_jsonb(t)::text as row from ${rawSql(name)} t order by 1`),
    ]),
  );

/** Takes the figures away, and lets the same events wait again. */
async function again(events: string): Promise<void> {
  await db.execute(`truncate analytics_scopes, analytics_item_periods, analytics_rollups cascade;
    delete from watch_events;
    insert into watch_events overriding system value select * from ${events}`);
}

test('several workers at the same time make the figures of one, and one that ends at any statement loses and doubles nothing', async () => {
  const items = await Promise.all([anItem(), anItem(), anItem(), anItem()]);
  for (const [index, { item }] of items.entries()) await writeEvents(item, 20 + index * 10);
  await db.execute('create table kept_events as select * from watch_events');
  const events = (await readBacklog(db)).waiting;
  expect(await count()).toBe(events);
  const expected = await figures();
  expect(expected.every(([, rows]) => rows!.length > 0)).toBe(true);

  await again('kept_events');
  const counts = await Promise.all(Array.from({ length: 4 }, () => count()));
  expect(counts.reduce((sum, each) => sum + each)).toBe(events);
  expect(await figures()).toEqual(expected);

  await again('kept_events');
  let ends = 0;
  for (let last = 1; ; last++) {
    const dying = endingAfter(last);
    const outcome = await count(dying).catch((problem: Error) => problem);
    if (!(outcome instanceof Error)) break;
    ends++;
  }
  expect(ends).toBeGreaterThan(10);
  expect((await readBacklog(db)).waiting).toBe(0);
  expect(await figures()).toEqual(expected);
});

/** The database as a worker has it whose connection ends before a statement of its first transaction. */
function endingAfter(statements: number): Database {
  let left = statements;
  return {
    ...db,
    query: db.query,
    transaction: (work) =>
      db.transaction((queries) =>
        work({
          async query(statement) {
            const rows = await queries.query<never>(statement);
            if (--left > 0) return rows;
            if (!db.embedded) await queries.query(sql`select pg_terminate_backend(pg_backend_pid())`);
            throw new Error('the worker has ended');
          },
        }),
      ),
  };
}

test('events of another organization are counted between the batches of one that has many', async () => {
  const [flooded, small] = [await anItem(), await anItem()];
  await writeViews(flooded.item, eventsAtOnce * 2);
  await writeViews(small.item, 3);
  const stopping = new AbortController();
  let transactions = 0;
  const stopped: Database = {
    ...db,
    query: db.query,
    transaction: async (work) => {
      const result = await db.transaction(work);
      if (++transactions === 2) stopping.abort();
      return result;
    },
  };
  expect(await count(stopped, stopping.signal)).toBe(eventsAtOnce + 3);
  const waiting = await db.query(sql`select distinct organization_id as id from watch_events`);
  expect(waiting).toEqual([{ id: flooded.organization }]);
});

test('while a worker counts one organization, others count the others', async () => {
  const [busy, free] = [await anItem(), await anItem()];
  await writeViews(busy.item, 2);
  await writeViews(free.item, 3);
  if (db.embedded) return; // it has one session
  await db.transaction(async (queries) => {
    expect(await takeOrganization(queries, busy.organization)).toBe(true);
    expect(await count()).toBe(3);
  });
  expect(await count()).toBe(2);
});

test('an event without an organization gets that of its item, and is not stored without an item', async () => {
  const { item } = await anItem();
  await db.query(sql`
    insert into watch_events (media_content_id, viewer_hash, is_member, at, device, source)
    values (${item}::uuid, 'viewer', false, ${clock()}::timestamptz, 'phone', 'embed'),
      (gen_random_uuid(), 'viewer', false, ${clock()}::timestamptz, 'phone', 'embed')`);
  expect((await readBacklog(db)).waiting).toBe(1);
  expect(await count()).toBe(1);
});

test('the backlog is told with the age of its oldest event', async () => {
  expect(await readBacklog(db)).toEqual({ waiting: 0, oldest: 0 });
  const { item } = await anItem();
  await db.query(sql`
    insert into watch_events (media_content_id, viewer_hash, is_member, at) values
      (${item}::uuid, 'viewer', false, now() - interval '1 hour'), (${item}::uuid, 'viewer', false, now())`);
  const { waiting, oldest } = await readBacklog(db);
  expect([waiting, Math.round(oldest / 60)]).toEqual([2, 60]);
});

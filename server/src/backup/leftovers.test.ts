import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawSql, sql } from '../platform/db/sql.ts';
import { folderFiles } from '../platform/storage/files.ts';
import { aGuest, aMediaContent, anOrganization, aPerson, aWebhook } from '../test-builders.ts';
import { openTestDatabase } from '../test-database.ts';
import { checkPortal } from './check-portal.ts';
import { inEnglish } from '../platform/sentences.ts';
import { traces } from './traces-db.ts';

let world: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  world = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tv-leftovers-'));
});
afterAll(async () => {
  await world.drop();
  rmSync(folder, { recursive: true });
});

async function problems(): Promise<string[]> {
  const found: string[] = [];
  for await (const { kind, what } of checkPortal({ db: world.db, files: folderFiles(folder) }))
    if (kind === 'problem') found.push(inEnglish(what));
  return found;
}

/** A row in every table that the check looks at, each so many days old. */
async function plant(days: number): Promise<void> {
  const { db } = world;
  const organization = await anOrganization(db);
  const item = await aMediaContent(db, organization);
  const { id: person } = await aPerson(db, { organizations: [organization] });
  const webhook = await aWebhook(db, organization);
  const guest = await aGuest(db, organization, { item, token: randomUUID() });
  const scope = randomUUID();
  const at = sql`(now() - make_interval(days => ${days}::int))`;
  const statements = [
    sql`update media_contents set status = 2, deleted_at = ${at}, publish_date = null, package_version = 0 where id = ${item}`,
    sql`insert into unused_folders values (${`old/${item}`}, ${at})`,
    sql`insert into uploads (id, organization_id, file_name, size_in_bytes, details, updated_at)
      values (gen_random_uuid(), ${organization}, 'a.mp4', 9, '{}', ${at})`,
    sql`insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, at, data)
      values (gen_random_uuid(), ${webhook}, ${organization}, 'item.published', ${item}, 'a', ${at}, '{}')`,
    sql`insert into item_withdrawals values (${organization}, 1, ${item}, '{}', false, ${at})`,
    sql`insert into changed_names (organization_id, named_id, changed_in, at) values (${organization}, ${item}, 1, ${at})`,
    sql`insert into jobs (id, kind, key, finished_at) values (gen_random_uuid(), 'mail', ${item}, ${at})`,
    sql`insert into notices (id, person_id, organization_id, kind, media_content_id, event_key, created_at)
      values (gen_random_uuid(), ${person}, ${organization}, 'news', ${item}, 'a', ${at})`,
    sql`update guests set ended_at = ${at} where id = ${guest}`,
    sql`update guest_sessions set expires_at = ${at} where guest_id = ${guest}`,
    sql`insert into identity_records (model, id, payload, expires_at) values ('Session', ${item}, '{}', ${at})`,
    sql`insert into watch_events (media_content_id, viewer_hash, is_member, at) values (${item}, '', false, ${at})`,
    sql`insert into visitors values (${item}, 'hash', ${at})`,
    sql`insert into analytics_scopes (id, organization_id, media_content_id) values (${scope}, ${organization}, ${item})`,
    sql`insert into analytics_days (scope_id, day) values (${scope}, ${at}::date)`,
    sql`insert into analytics_viewers (scope_id, viewer_hash, last_day) values (${scope}, 'hash', ${at}::date)`,
    sql`insert into search_seen (organization_id, day, term, searcher_hash) values (${organization}, ${at}::date, 'term', '')`,
  ];
  for (const statement of statements) await db.query(statement);
}

const tables = traces.flatMap(({ late = [] }) => late.map(([table]) => table));

test('rows past their time are told with their table and number, and none before', async () => {
  expect(await problems()).toEqual([]);
  await plant(0);
  expect(await problems()).toEqual([]);
  await plant(900);
  const found = (await problems()).filter((text) => text.includes('should be gone'));
  expect(found.length).toBe(tables.length);
  for (const table of tables)
    expect(found).toContainEqual(expect.stringContaining(`1 row of ${table} should be gone`));
  await world.db.execute(
    `truncate organizations, people, jobs, unused_folders, identity_records, watch_events cascade`,
  );
  for (const table of tables) {
    const [row] = await world.db.query<{ count: number }>(
      sql`select count(*)::int as count from ${rawSql(table)}`,
    );
    expect([table, row!.count]).toEqual([table, 0]);
  }
});

test('files of items and uploads that do not exist are told with their folder, also in the archive', async () => {
  const { db } = world;
  const files = folderFiles(folder);
  const item = await aMediaContent(db, await anOrganization(db));
  await db.query(sql`update media_contents set package_version = 0 where id = ${item}`);
  await files.write(`media/${item}/1/video-720.mp4`, 'film');
  expect(await problems()).toEqual([]);
  const gone = randomUUID();
  for (const key of [
    `media/${gone}/1/a.mp4`,
    `media/${gone}/1/b.mp4`,
    `archive/${gone}/c`,
    `uploads/${gone}/0`,
  ])
    await files.write(key, 'film');
  expect((await problems()).sort()).toEqual([
    `archive/${gone}: 1 file of an item or upload that does not exist.`,
    `media/${gone}: 2 files of an item or upload that does not exist.`,
    `uploads/${gone}: 1 file of an item or upload that does not exist.`,
  ]);
});

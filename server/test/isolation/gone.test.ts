import { crossing } from '../../src/platform/db/second-lock/scope.ts';
import { rawSql, sql } from '../../src/platform/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countEvents } from '../../src/analytics/roll-up/count-events.ts';
import { traces } from '../../src/backup/traces-db.ts';
import { removeUnusedFolders } from '../../src/ingest/unused-files/remove-unused-folders.ts';
import { noteUnused } from '../../src/ingest/unused-files/unused-folders-db.ts';
import { deleteOldChanges } from '../../src/media-contents/changes/changes-db.ts';
import { purgeDeletedItems } from '../../src/media-contents/lifecycle/delete-item.ts';
import { countWords } from '../../src/media-contents/search/indexing/count-words-db.ts';
import { deleteFinishedJobs } from '../../src/platform/queue/jobs-db.ts';
import { deleteOldDeliveries } from '../../src/webhooks/deliveries-db.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from './isolation-world.ts';

const day = 86_400_000;
let service: ServiceWithProvider;
let world: IsolationWorld;
beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
  await service.adoptPeople();
});
afterAll(() => service.close());

/** Tables with a row that holds something which the pattern matches. */
async function tablesWith(pattern: string): Promise<string[]> {
  const tables = await service.db.query<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await service.db.query(
      sql`select 1 as one from ${rawSql(`"${name}"`)} t where t::text ~* ${pattern} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function filesWith(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of service.files.list())
    if (new RegExp(pattern, 'i').test(`${key} ${await service.files.readText(key)}`)) found.push(key);
  return found;
}

/** What all words of an item or a person match, in whatever column they stand. */
const wordsOf = (name: string) =>
  ['text', 'media', 'managing', 'review', 'nobody', 'name', 'own']
    .map((readers) => world.words.anyOf(`${name}: ${readers}`))
    .join('|');
const kept = new Set(traces.flatMap(({ keptIn = [] }) => keptIn));
const unexpected = (tables: string[]) => tables.filter((table) => !kept.has(table));

async function ask(path: string, method: 'DELETE' | 'POST', subject: string) {
  const { statusCode } = await service.app.inject({
    ...{ method, url: `/api${path}` },
    headers: { authorization: `Bearer ${await service.tokenOf(subject)}` },
  });
  return statusCode;
}

test('of a deleted item nothing is left but what the table of traces names', async () => {
  const { db, files } = service;
  const id = world.items.own;
  const pattern = `${id}|${wordsOf('item own')}`;
  const word = world.words.word('item own: media', 'the original');
  for (const key of [`uploads/${id}/0`, `archive/${id}/1`, `media/${id}/7/video-720.mp4`, `old/${id}`])
    await files.write(key, word);
  await noteUnused(db, `old/${id}`);
  await db.query(sql`
    insert into webhook_deliveries (id, webhook_id, organization_id, event, subject_id, event_key, at, data)
    select gen_random_uuid(), id, organization_id, 'item.published', ${id}, 'gone', now(), ${JSON.stringify({ title: word })}
    from webhooks limit 1`);
  await db.query(sql`insert into item_sources (organization_id, kind, instance, source_id, item_id)
    values (${world.organizations.own}, 'folder', 'films', 'talk.mp4', ${id})`);
  await countWords(db, new Date());
  const before = await tablesWith(pattern);
  expect(before.length).toBeGreaterThan(20);
  expect(before).toEqual(expect.arrayContaining(['search_words', 'subtitle_cues', 'webhook_deliveries']));

  expect(await ask(`/Management/MediaContents/${id}`, 'DELETE', world.people.admin.subject)).toBe(204);
  const after = (days: number) => new Date(Date.now() + days * day);
  const { signal } = new AbortController();
  await crossing('worker', async () => {
    await purgeDeletedItems({ db, files, clock: () => after(29) });
    expect(await filesWith(pattern)).toContain(`archive/${id}/1`);
    await purgeDeletedItems({ db, files, clock: () => after(31) });
    await removeUnusedFolders({ db, files });
    await countEvents(db, () => after(31));
    await deleteOldDeliveries(db, after(31), signal);
    await deleteOldChanges(db, after(93));
    await db.query(
      sql`update jobs set finished_at = now() - interval '32 days', payload = null, lease = null, lease_until = null`,
    );
    await deleteFinishedJobs(db);
    for (const days of [31, 32]) await countWords(db, after(days));
  });
  expect(unexpected(await tablesWith(pattern))).toEqual([]);
  expect(await filesWith(pattern)).toEqual([]);
});

test('of an erased person nothing is left but what the table of traces names', async () => {
  const { id, subject } = world.people.reviewer;
  const pattern = `${id}|${subject}|${wordsOf('person reviewer')}`;
  expect((await tablesWith(pattern)).length).toBeGreaterThan(4);
  expect(await ask('/Users/Me/Data', 'DELETE', subject)).toBe(204);
  // Receivers are told, by the id alone, that somebody left.
  expect(await tablesWith(wordsOf('person reviewer'))).toEqual([]);
  const later = new Date(Date.now() + 15 * day);
  await deleteOldDeliveries(service.db, later, new AbortController().signal);
  expect(await tablesWith(pattern)).toEqual([]);
  expect(await filesWith(pattern)).toEqual([]);
});

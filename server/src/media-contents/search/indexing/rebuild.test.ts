import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { createRebuild } from './rebuild.ts';
import { readRebuilds } from './rebuild-db.ts';

let service: TestService;
let db: Database;
let small: Library;
let large: Library;
const lines: string[] = [];
const log = {
  info: (_: unknown, text?: string) => void lines.push(text ?? ''),
  error: (_: unknown, text?: string) => void lines.push(text ?? ''),
};

type Library = { id: string; member: string; item: string };
async function aLibrary(): Promise<Library> {
  const id = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [id] });
  await aMediaContent(service.db, id, { title: 'Formerly' });
  return { id, member: subject, item: await aMediaContent(service.db, id, { title: 'Present words' }) };
}
/** So many that they are written in three transactions. */
const manyItems = 450;

beforeAll(async () => {
  service = await startTestService();
  db = service.db;
  [small, large] = [await aLibrary(), await aLibrary()];
  await db.query(sql`
    insert into media_contents (id, organization_id, title, created_at)
    select gen_random_uuid(), ${large.id}::uuid, 'Draft ' || n, now() + interval '1 minute' from generate_series(1, ${manyItems}::int) n`);
  await createRebuild({ db, log }).run();
});
afterAll(() => service.close());

/** Documents as the version before wrote them: those of the two items have a word that their text has not any more. */
beforeEach(async () => {
  lines.length = 0;
  await db.query(sql`update search_documents set version = 0`);
  await db.query(sql`
    update search_documents d set words = d.words || f.words
    from media_contents mc, media_contents fm, search_documents f
    where mc.id = d.media_content_id and mc.title = 'Present words'
      and fm.organization_id = mc.organization_id and fm.title = 'Formerly' and f.media_content_id = fm.id`);
});

const found = async ({ member }: Library, searchTerm: string) =>
  (await service.call('GET /MediaContents', { as: member, query: { searchTerm } })).body.length;

/** The database of a worker that is stopped after so many transactions. */
function stoppedAfter(transactions: number): { db: Database; signal: AbortSignal } {
  const stopping = new AbortController();
  let left = transactions;
  const stopped: Database = {
    ...db,
    query: db.query,
    async transaction(work) {
      const result = await db.transaction(work);
      if (--left === 0) stopping.abort();
      return result;
    },
  };
  return { db: stopped, signal: stopping.signal };
}
const left = async () =>
  Object.fromEntries(
    (
      await db.query<{ id: string; remaining: number; total: number }>(
        sql`select organization_id as id, remaining, total from search_rebuilds`,
      )
    ).map(({ id, remaining, total }) => [id, [remaining, total]]),
  );

test('the former documents answer until the new ones are there, also after an interruption', async () => {
  const first = stoppedAfter(2);
  await createRebuild({ db: first.db, log }).run(first.signal);
  // The small library had its turn, and the large one its first part, which are its newest items.
  expect(await left()).toEqual({
    [small.id]: [0, 2],
    [large.id]: [manyItems + 2 - 200, manyItems + 2],
  });
  expect(await found(large, 'formerly')).toBe(2);
  for (const library of [small, large]) expect(await found(library, 'present words')).toBe(1);
  expect(await readRebuilds(db)).toMatchObject({ remaining: manyItems + 2 - 200 });
  expect(lines).toEqual(['search documents of an older version are written anew']);

  const second = createRebuild({ db, log });
  await second.run();
  expect(await left()).toEqual({});
  expect(await readRebuilds(db)).toEqual({ remaining: 0, still: 0 });
  for (const library of [small, large])
    expect([await found(library, 'present words'), await found(library, 'formerly')]).toEqual([1, 1]);
  expect(
    lines.filter((line) => line === 'the search documents of an organization were written'),
  ).toHaveLength(2);
});

test('several workers write each document once, and what fails in one organization holds up no other', async () => {
  await db.query(sql`
    update media_contents set title = 'Broken', title_search = 'broken' where id = ${small.item}::uuid`);
  await db.query(sql`update search_documents set version = 0 where media_content_id = ${small.item}::uuid`);
  await db.execute(`
    create function fail_at_broken() returns trigger language plpgsql as $$
      begin if new.media_content_id = '${small.item}' then raise 'broken'; end if; return new; end $$;
    create trigger fail_at_broken before insert on search_documents for each row execute function fail_at_broken()`);
  await Promise.all([1, 2, 3].map(() => createRebuild({ db, log }).run()));
  expect(await left()).toEqual({ [small.id]: [2, 2] });
  expect(lines).toContain('search documents of an organization could not be written');
  await db.execute('drop trigger fail_at_broken on search_documents; drop function fail_at_broken');
  await createRebuild({ db, log }).run();
  expect(await left()).toEqual({});
});

test('documents of a newer version stay as they are', async () => {
  await createRebuild({ db, log }).run();
  await db.query(sql`
    update search_documents set version = 9, title = 'kept' where media_content_id = ${large.item}::uuid`);
  await createRebuild({ db, log }).run();
  expect(
    await db.query(
      sql`select version from search_documents where media_content_id = ${large.item}::uuid and title = 'kept'`,
    ),
  ).toEqual([{ version: 9 }]);
});

test('an organization that waits for long is told', async () => {
  await db.query(sql`
    insert into search_rebuilds (organization_id, total, remaining, written_at)
    values (${small.id}::uuid, 9, 4, now() - interval '2 hours')`);
  const { remaining, still } = await readRebuilds(db);
  expect([remaining, Math.round(still / 60)]).toEqual([4, 120]);
});

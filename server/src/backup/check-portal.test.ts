import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { folderFiles } from '../platform/storage/files.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { openTestDatabase } from '../test-database.ts';
import { checkPortal } from './check-portal.ts';
import { inEnglish } from '../platform/sentences.ts';
import { visitNamedFiles } from './check-db.ts';

let world: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  world = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tv-check-'));
});
afterAll(async () => {
  await world.drop();
  rmSync(folder, { recursive: true });
});

const deps = () => ({ db: world.db, files: folderFiles(folder) });

async function problems(): Promise<string[]> {
  const found: string[] = [];
  for await (const { kind, what } of checkPortal(deps())) if (kind === 'problem') found.push(inEnglish(what));
  return found;
}

let item: string;
let named = 0;
let organization: string;
beforeEach(async () => {
  const { db, files } = deps();
  rmSync(join(folder, 'media'), { recursive: true, force: true });
  await db.execute('truncate organizations, people, media_contents, item_counts cascade');
  organization = await anOrganization(db);
  const category = await aCategory(db, organization);
  item = await aMediaContent(db, organization, { categories: [category], visibility: 2 });
  await db.query(sql`update media_contents set package_version = 1 where id = ${item}`);
  const { id } = await aPerson(db, { organizations: [organization] });
  await db.query(
    sql`insert into reactions (media_content_id, person_id, reaction_type) values (${item}, ${id}, 2)`,
  );
  await db.query(sql`
    insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
    values (gen_random_uuid(), ${item}, 'notes.txt', 'text/plain', 5, ${`media/${item}/attachments/notes`})`);
  await visitNamedFiles(db, async (some) => {
    for (const { key } of some) await files.write(key, 'notes');
    named += some.length;
  });
});

test('a portal whose rows and files fit together has no problem', async () => {
  expect(named).toBeGreaterThan(5);
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'a counter',
    () => sql`update item_counts set published = published + 1 where of_id = ${organization}`,
    'The totals of',
  ],
  [
    'a counter that is gone',
    () => sql`delete from item_counts where of_id = ${organization}`,
    'The totals of',
  ],
  [
    'reactions',
    () => sql`update media_contents set like_count = 7 where id = ${item}`,
    'The totals of reactions to the item',
  ],
  [
    'an entry of a category',
    () => sql`update media_content_categories set expires_at = now()`,
    'The copies of the item',
  ],
])('%s that is wrong is told', async (_, change, problem) => {
  await deps().db.query(change());
  expect(await problems()).toEqual([expect.stringContaining(problem)]);
});

test('a file of a package that is missing is told, and an attachment of another length', async () => {
  const { files } = deps();
  await files.remove(`media/${item}/1/media-package.json`);
  await files.write(`media/${item}/attachments/notes`, 'longer notes');
  expect(await problems()).toEqual([
    `A row of attachments: its file media/${item}/attachments/notes has 12 bytes instead of 5.`,
    `The item ${item}: its file media/${item}/1/media-package.json is missing.`,
  ]);
});

test('an index that was left unfinished is told, and a migration that is pending', async () => {
  const { db } = deps();
  await db.execute(`
    alter table people add constraint has_name check (first_name is not null) not valid;
    delete from migrations where name = '0224-items-by-name-order.sql'`);
  expect(await problems()).toEqual([
    '1 migration is pending: 0224-items-by-name-order.sql.',
    'people has_name is not valid: it was made while something failed.',
  ]);
  await db.execute('alter table people drop constraint has_name');
});

test.skipIf(!process.env.TEST_DATABASE_URL)('a reference that leads nowhere is told', async () => {
  const { db } = deps();
  await db.execute(`
    set session_replication_role = replica;
    update media_contents set created_by = gen_random_uuid();
    set session_replication_role = origin`);
  expect(await problems()).toContain('1 row of media_contents names a row of people that is not there.');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

/** An item with what it stores: the original, and further parts by their names. */
async function stored(organizationId: string, title: string, original: number, parts: [string, number][]) {
  const id = await aMediaContent(service.db, organizationId, { title });
  await service.db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details)
    values (${id}::uuid, ${organizationId}::uuid, 'talk.mp4', ${original}::bigint, ${original}::bigint, '{}')`);
  for (const [part, size] of parts)
    await service.db.query(sql`
      insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
      values (${id}::uuid, ${part}, ${organizationId}::uuid, ${size}::bigint)`);
  return id;
}

const use = async (as = manager.subject) => (await service.call('GET /Management/Storage', { as })).body;

test('what is stored is told by kind, category and item, of this organization alone', async () => {
  expect(await use()).toEqual({
    storedBytes: 0,
    kinds: { originals: 0, packages: 0, attachments: 0, subtitles: 0 },
    categories: [],
    items: [],
  });
  const big = await stored(own, 'Big', 5_000_000_000, [
    ['package 1', 300],
    ['package 2', 400],
    ['attachment slides one.pdf', 20],
    ['subtitles en 1', 3],
  ]);
  const small = await stored(own, 'Small', 100, [['package 1', 10]]);
  await stored(await anOrganization(service.db), 'Foreign', 9_000, [['package 1', 9_000]]);
  const news = await aCategory(service.db, own, 'News');
  for (const id of [big, small])
    await service.db.query(
      sql`insert into media_content_categories (media_content_id, category_id) values (${id}::uuid, ${news}::uuid)`,
    );
  await service.db.query(sql`update organizations set storage_limit = 7000000000000 where id = ${own}::uuid`);
  expect(await use()).toEqual({
    storedBytes: 5_000_000_833,
    storageLimit: 7_000_000_000_000,
    kinds: { originals: 5_000_000_100, packages: 710, attachments: 20, subtitles: 3 },
    categories: [{ id: news, name: 'News', storedBytes: 5_000_000_833 }],
    items: [
      { id: big, title: 'Big', storedBytes: 5_000_000_723, packageVersions: 2 },
      { id: small, title: 'Small', storedBytes: 110, packageVersions: 1 },
    ],
  });
});

test('how far the rebuilding of search has come is told to its own managers', async () => {
  const other = await anOrganization(service.db);
  const stranger = await aPerson(service.db, { organizations: [[other, 'OrganizationManager']] });
  await service.db.query(
    sql`insert into search_rebuilds (organization_id, total, remaining) values (${own}::uuid, 1500, 300)`,
  );
  expect((await use()).searchRebuild).toEqual({ remaining: 300, total: 1_500 });
  expect((await use(stranger.subject)).searchRebuild).toBeUndefined();
  await service.db.query(sql`delete from search_rebuilds`);
  expect((await use()).searchRebuild).toBeUndefined();
});

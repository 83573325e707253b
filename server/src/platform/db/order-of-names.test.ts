// On both databases: names in the order of an alphabet, whatever the collation of the database is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { nameOrder } from './list-order.ts';
import { sql } from './sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

const inOrder = [
  '2,000 voices',
  'apple',
  'Émile',
  'Episode',
  'Lampa',
  'łódka',
  'mama',
  'ñandú',
  'nube',
  'Straße',
  'Zebra',
  'السلامة',
  'ねこ',
  'イヌ',
];

let service: TestService;
let db: Database;
let organizationId: string;
let member: string;

beforeAll(async () => {
  service = await startTestService();
  db = service.db;
  organizationId = await anOrganization(db);
  ({ subject: member } = await aPerson(db, { organizations: [[organizationId, 'Admin']] }));
  for (const name of inOrder.toReversed()) {
    const categoryId = await aCategory(db, organizationId, name);
    await aMediaContent(db, organizationId, { title: name, categories: [categoryId] });
    await db.query(sql`insert into groups (id, organization_id, name, source)
      values (gen_random_uuid(), ${organizationId}::uuid, ${name}, 'manual')`);
  }
});
afterAll(() => service.close());

test('names are in one order in every database', async () => {
  const rows = await db.query<{ text: string }>(
    sql`select text from unnest(${inOrder.toReversed()}::text[]) as text order by ${nameOrder(sql`text`)}`,
  );
  expect(rows.map(({ text }) => text)).toEqual(inOrder);
});

type Listed = { title?: string; name?: string };
test.each([
  ['GET /MediaContents', { sortBy: 'Title' }, inOrder],
  ['GET /MediaContents', { sortBy: 'Title', sortOrder: 'desc' }, inOrder.toReversed()],
  ['GET /Management/MediaContents', { sortBy: 'title' }, inOrder],
  ['GET /Categories', {}, inOrder],
  ['GET /Management/Categories', {}, inOrder],
  ['GET /Management/Groups', {}, inOrder],
] as const)('%s %j has it on all its pages', async (call, query, names) => {
  const found: Listed[] = [];
  for (let cursor: string | undefined; ;) {
    const answer = await service.call(call as 'GET /MediaContents', {
      as: member,
      query: { ...query, pageSize: 4, ...(cursor && { cursor }) } as { pageSize: number },
    });
    found.push(...(answer.body as Listed[]));
    cursor = answer.headers['x-pagination-next'] as string | undefined;
    if (!cursor) break;
  }
  expect(found.map(({ title, name }) => title ?? name)).toEqual(names);
});

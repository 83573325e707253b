import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let organizationId: string;
let member: string;

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
  const viewed = [0, 3, 23, 1, 900, 22, 2, 1000];
  for (const [index, views] of viewed.entries()) {
    const id = await aMediaContent(service.db, organizationId, {
      title: `Seen ${views}`,
      visibility: index % 2 === 0 ? 2 : 1,
    });
    await service.db.query(sql`update media_contents set visitor_count = ${views}::int where id = ${id}`);
  }
  const draft = await aMediaContent(service.db, organizationId, { status: 0, visibility: 2 });
  await service.db.query(sql`update media_contents set visitor_count = 5000 where id = ${draft}`);
});
afterAll(() => service.close());

const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);
const inside = (query: Record<string, unknown>) => service.call('GET /MediaContents', { as: member, query });

it('the most watched come first; those that nobody has watched are left out', async () => {
  const all = await inside({ showOnlyWatched: true });
  expect(titles(all)).toEqual([1000, 900, 23, 22, 3, 2, 1].map((views) => `Seen ${views}`));
  expect(all.headers['x-pagination-total-results']).toBe('7');
  const outside = await service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
    params: { organizationId },
    query: { showOnlyWatched: true },
  });
  expect(titles(outside)).toEqual(['Seen 900', 'Seen 23', 'Seen 2']);
});

it('any list can be ordered so, either way, and goes on where a page ended', async () => {
  expect(titles(await inside({ sortBy: 'ViewCount', pageSize: 2 }))).toEqual(['Seen 1000', 'Seen 900']);
  expect(titles(await inside({ sortBy: 'ViewCount', sortOrder: 'Asc', pageSize: 2 }))).toEqual([
    'Seen 0',
    'Seen 1',
  ]);
  const walked: string[] = [];
  let cursor: unknown;
  do {
    const page = await inside({ showOnlyWatched: true, pageSize: 3, ...(cursor ? { cursor } : {}) });
    walked.push(...titles(page));
    cursor = page.headers['x-pagination-next'];
  } while (cursor);
  expect(walked).toEqual(titles(await inside({ showOnlyWatched: true })));
});

it('a cursor of another order is refused', async () => {
  const { headers } = await inside({ pageSize: 1 });
  const refused = await inside({ showOnlyWatched: true, cursor: headers['x-pagination-next'] });
  expect([refused.status, refused.body.exceptionData]).toEqual([400, { field: 'cursor' }]);
});

it('a viewing that is counted moves its item at once', async () => {
  const [row] = await service.db.query<{ id: string }>(
    sql`select id from media_contents where title = 'Seen 0'`,
  );
  await service.call('POST /MediaContents/:id/Visitors', { as: member, params: { id: row!.id } });
  expect(titles(await inside({ showOnlyWatched: true }))).toContain('Seen 0');
});

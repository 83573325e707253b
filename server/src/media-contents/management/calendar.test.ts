import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
let author: { id: string; subject: string };
const start = new Date('2026-03-02T09:00:00Z');

beforeAll(async () => {
  service = await startTestService(start);
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
});
afterAll(() => service.close());

const read = (as: { subject: string }, from = '2026-03-01T00:00:00Z', to = '2026-04-01T00:00:00Z') =>
  service.call('GET /Management/Calendar', { as: as.subject, query: { from, to } });

test('a period has what was published, what will be, its end, and the end of public links', async () => {
  const published = await aMediaContent(service.db, own, { title: 'Published' });
  await service.db.query(
    sql`update media_contents set publish_date = '2026-03-01T10:00:00Z', expiration_option = 1,
      expiration_date = '2026-03-20T00:00:00Z' where id = ${published}`,
  );
  const coming = await aMediaContent(service.db, own, {
    title: 'Coming',
    status: ContentStatus.DRAFT,
    createdBy: author.id,
  });
  await service.call('PUT /Management/MediaContents/:id/Schedules', {
    as: author.subject,
    params: { id: coming },
    body: { publishAt: '2026-03-10T08:00:00Z', unpublishAt: '2026-03-30T08:00:00Z' },
  });
  for (let count = 0; count < 2; count++) {
    const viewer = await aPerson(service.db, { organizations: [own] });
    await service.call('POST /schedules/media-contents/:id/publish/notifications', {
      as: viewer.subject,
      params: { id: coming },
    });
  }
  const { status, body } = await read(manager);
  expect(status).toBe(200);
  expect(body.isComplete).toBe(true);
  expect(body.entries.map(({ title, event, at, reminders }) => [title, event, at, reminders])).toEqual([
    ['Published', 'publish', '2026-03-01T10:00:00.000Z', 0],
    ['Coming', 'publish', '2026-03-10T08:00:00.000Z', 2],
    ['Published', 'linkEnd', '2026-03-20T00:00:00.000Z', 0],
    ['Coming', 'unpublish', '2026-03-30T08:00:00.000Z', 0],
  ]);
  expect(body.entries.map(({ isDone, mayMove }) => [isDone, mayMove])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, true],
  ]);
  // The end of the period is not in it.
  expect((await read(manager, '2026-03-02T00:00:00Z', '2026-03-10T08:00:00Z')).body.entries).toEqual([]);
  // A content manager sees what they manage, and moves a publication where no review is asked.
  const ownEntries = async () =>
    (await read(author)).body.entries.map(({ event, mayMove }) => [event, mayMove]);
  expect(await ownEntries()).toEqual([
    ['publish', true],
    ['unpublish', true],
  ]);
  await service.db.query(sql`update organizations set asks_review = true where id = ${own}`);
  expect(await ownEntries()).toEqual([
    ['publish', false],
    ['unpublish', true],
  ]);
});

test.each([
  ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', 'to must be after from.'],
  ['2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z', 'to must be at most 43 days after from.'],
])('the period from %s to %s is refused', async (from, to, message) => {
  const { status, body } = await read(manager, from, to);
  expect([status, (body as unknown as { message: string }).message]).toEqual([400, message]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { countViews } from './count-views-db.ts';

let service: TestService;
const now = new Date('2026-03-02T09:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
beforeAll(async () => {
  service = await startTestService(now);
});
afterAll(() => service.close());

test('views and completion are counted after a view, and again for what is played later', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const manager = await aPerson(db, { organizations: [[own, 'OrganizationManager']] });
  const viewer = await aPerson(db, { organizations: [own] });
  const id = await aMediaContent(db, own, { visibility: 2 });
  const never = await aMediaContent(db, own);
  const item = async (of = id) =>
    (await service.call('GET /Management/MediaContents', { as: manager.subject, query: { id: [of] } }))
      .body[0]!;
  const play = (as: string, to: number) =>
    service.call('POST /WatchedTimestamps', {
      as,
      body: { mediaContentId: id, position: to, ranges: [[0, to]] },
    });
  const version = async () =>
    (await db.query<{ version: string }>(sql`select version from media_contents where id = ${id}`))[0]!
      .version;

  await service.call('POST /MediaContents/:id/Visitors', { as: viewer.subject, params: { id } });
  await service.call('POST /MediaContents/:id/Visitors', { as: manager.subject, params: { id } });
  await play(viewer.subject, 40);
  expect(await item()).toMatchObject({ viewCount: 0 });
  const before = await version();
  await countViews(db, minutes(-1), minutes(0));
  expect(await item()).toMatchObject({ viewCount: 2, completion: expect.closeTo(0.4, 5) as number });

  await play(viewer.subject, 100);
  await play(manager.subject, 50);
  // Nobody began to watch since, and a view of long ago is not looked at.
  await countViews(db, minutes(1), minutes(2));
  expect((await item()).completion).toBeCloseTo(0.4, 5);
  await countViews(db, minutes(9), minutes(10));
  expect((await item()).completion).toBeCloseTo(0.75, 5);
  // Cached JSON of the item stays valid.
  expect(await version()).toBe(before);
  expect(await item(never)).toMatchObject({ viewCount: 0 });
  expect(await item(never)).not.toHaveProperty('completion');
});

test('the completion leaves few visitors out, and few members where figures with names are off', async () => {
  const { db } = service;
  const own = await anOrganization(db);
  const manager = await aPerson(db, { organizations: [[own, 'OrganizationManager']] });
  const id = await aMediaContent(db, own, { visibility: 2 });
  const completion = async () => {
    await countViews(db, minutes(-1), minutes(0));
    const { body } = await service.call('GET /Management/MediaContents', {
      as: manager.subject,
      query: { id: [id] },
    });
    return body[0]!.completion;
  };
  const body = (to: number) => ({ mediaContentId: id, position: to, ranges: [[0, to]] });
  const visit = async () => {
    const visitorId = randomUUID();
    await service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', { params: { id, visitorId } });
    await service.call('POST /WatchedTimestamps/:id/Publics', { params: { id: visitorId }, body: body(80) });
  };
  await service.call('POST /WatchedTimestamps', { as: manager.subject, body: body(20) });
  for (let each = 0; each < 4; each++) await visit();
  expect(await completion()).toBeCloseTo(0.2, 5);
  await visit();
  expect(await completion()).toBeCloseTo(0.7, 5);
  await db.query(sql`update organizations set allows_personal_figures = false where id = ${own}`);
  expect(await completion()).toBeCloseTo(0.8, 5);
});

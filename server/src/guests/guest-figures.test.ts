import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aPerson } from '../test-builders.ts';
import { hour, type GuestWorld, startGuestWorld } from './test-guests.ts';

let world: GuestWorld;
let organizationId: string;
let as: string;
beforeAll(async () => void (world = await startGuestWorld()));
afterAll(() => world.service.close());
beforeEach(async () => {
  const begun = await world.begin();
  organizationId = begun.organizationId;
  as = begun.manager.subject;
});

const figures = (query: object = {}, who = as) =>
  world.service.call('GET /Management/Analytics/Guests', { as: who, query });
const table = async (who = as) =>
  (await world.service.call('GET /Management/Analytics/Guests.csv', { as: who })) as unknown as {
    status: number;
    body: string;
  };

async function play(id: string, headers: Record<string, string>, seconds: number) {
  const visitorId = randomUUID();
  await world.service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
    params: { id, visitorId },
    headers,
  });
  await world.service.call('POST /WatchedTimestamps/:id/Publics', {
    params: { id: visitorId },
    body: { mediaContentId: id, position: seconds, ranges: [[0, seconds]] },
    headers,
  });
}

test('managers see guests by address with what they opened and played, page by page and as a table', async () => {
  const { service } = world;
  const [id, category] = [
    await world.anItem({ title: 'Ridge at dawn' }),
    await aCategory(service.db, organizationId, 'Hills'),
  ];
  const inCategory = await world.anItem({ categories: [category] });
  const first = await world.enter(id, { email: 'ada@outside.example', allowDownload: true });
  await play(id, first.headers, 40);
  world.later(hour);
  const second = await world.enter(category, { email: 'ben@outside.example' }, 'Categories');
  await play(inCategory, second.headers, 30);
  world.later(hour);
  const third = await world.share(id, { email: 'cleo@outside.example' });
  await world.end(id, third.guest.id);

  const { body, headers } = await figures();
  expect(body).toMatchObject([
    { email: 'cleo@outside.example', endedDate: expect.any(String), watchedCount: 0, share: 0 },
    {
      email: 'ben@outside.example',
      categoryId: category,
      title: 'Hills',
      watchedCount: 1,
      secondsWatched: 30,
    },
    {
      ...{
        guestId: first.guest.id,
        email: 'ada@outside.example',
        mediaContentId: id,
        title: 'Ridge at dawn',
      },
      ...{ allowDownload: true, openedDate: expect.any(String), secondsWatched: 40, share: 0.4 },
    },
  ]);
  expect(body[0]).not.toHaveProperty('openedDate');
  expect(body[1]).not.toHaveProperty('share');
  expect(headers['x-pagination-total-results']).toBe('3');
  const page = await figures({ pageSize: 2 });
  const rest = await figures({ pageSize: 2, cursor: page.headers['x-pagination-next'] });
  expect([...page.body, ...rest.body]).toEqual(body);
  for (const searchTerm of ['ADA@', 'ridge'])
    expect((await figures({ searchTerm })).body.map(({ email }) => email)).toContain('ada@outside.example');
  expect((await figures({ searchTerm: 'nobody' })).body).toEqual([]);

  const { status, body: text } = await table();
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  expect([status, lines.length, lines[0]!.split(',').slice(0, 3)]).toEqual([
    200,
    4,
    ['Email', 'Shared', 'Title'],
  ]);
  expect(lines[3]).toMatch(/^ada@outside\.example,item,Ridge at dawn,yes,.*,1,40,40,/);
  const taken = await service.db.query(sql`
    select from audit_log where organization_id = ${organizationId}::uuid and action = 'guests table taken'`);
  expect(taken).toHaveLength(1);
});

test('nobody else sees them: neither content managers, nor other organizations, nor where figures about people are off', async () => {
  const { service } = world;
  await world.share(await world.anItem());
  const [content, other] = [
    await aPerson(service.db, { organizations: [[organizationId, 'ContentManager']] }),
    (await world.begin()).manager,
  ];
  expect([(await figures({}, content.subject)).status, (await table(content.subject)).status]).toEqual([
    403, 403,
  ]);
  expect((await figures({}, other.subject)).body).toEqual([]);
  await service.db.query(
    sql`update organizations set allows_personal_figures = false where id = ${organizationId}`,
  );
  expect([(await figures()).status, (await table()).status]).toEqual([403, 403]);
});

test('the history of an item says with whom it was shared, and that it ended', async () => {
  const id = await world.anItem();
  const other = await world.anItem();
  await world.share(other);
  const { guest } = await world.share(id, { email: 'ada@outside.example' });
  world.later(hour);
  await world.share(id, { email: 'ada@outside.example', allowDownload: true });
  world.later(hour);
  await world.end(id, guest.id);
  const history = await world.service.call('GET /Management/MediaContents/:id/History', {
    as,
    params: { id },
  });
  expect(history.body.map(({ action, detail }) => [action, detail['email']])).toEqual(
    ['guest ended', 'guest changed', 'guest invited'].map((action) => [action, 'ada@outside.example']),
  );
  expect(history.headers['x-pagination-total-results']).toBe('3');
  // The item is not another one for that: a form that is open goes on.
  const tags = async () =>
    (await world.service.call('GET /Management/MediaContents/:id', { as, params: { id } })).headers['etag'];
  const before = await tags();
  await world.share(id, { email: 'ben@outside.example' });
  expect(await tags()).toBe(before);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization } from '../test-builders.ts';
import { deleteOldNotices } from './delete-notices-db.ts';
import { type Known, startNotices } from './test-notices.ts';

const start = new Date('2026-03-02T09:00:00Z');
const day = 86_400_000;
let world: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  world = await startNotices(start);
});
afterAll(() => world.close());
beforeEach(() => world.setNow(start));

const switchOff = ({ subject }: Known, ...switchedOff: string[]) =>
  world.call('PUT /Users/Me/Notifications', { as: subject, body: { switchedOff } });

test('a notice of what a person may no longer see is neither shown nor counted', async () => {
  const category = await aCategory(world.db, world.own);
  const reader = await world.aFollower([category]);
  const [gone, hidden, stays] = await Promise.all(
    ['Gone', 'Hidden', 'Stays'].map((title) => world.aDraft(title, [category])),
  );
  for (const id of [gone!, hidden!, stays!]) await world.publish(id);
  await world.tick();
  expect(await world.unreadOf(reader)).toBe(3);
  await world.unpublish(gone!);
  await world.db.query(sql`update media_contents set is_listed = false where id = ${hidden!}`);
  expect([await world.noticesOf(reader), await world.unreadOf(reader)]).toEqual([['news Stays'], 1]);
  const { headers } = await world.call('GET /Users/Me/Notices', { as: reader.subject });
  expect(headers['x-pagination-total-results']).toBe('1');
});

test('read marks are of the person, safe to repeat, and in all their devices', async () => {
  const category = await aCategory(world.db, world.own);
  const [reader, other] = [await world.aFollower([category]), await world.aFollower([category])];
  await world.publish(await world.aDraft('One', [category]));
  await world.tick();
  world.setNow(new Date(start.getTime() + 60_000));
  await world.publish(await world.aDraft('Two', [category]));
  await world.tick();
  const [two, one] = await world.listOf(reader);
  const mark = (as: Known, id: string, isRead = true) =>
    world.call('PUT /Users/Me/Notices/:id', { as: as.subject, params: { id }, body: { isRead } });
  expect((await mark(other, two!.id)).status).toBe(204);
  expect(await world.unreadOf(reader)).toBe(2);
  for (let time = 0; time < 2; time++) expect((await mark(reader, two!.id)).status).toBe(204);
  expect((await world.listOf(reader)).map(({ isRead }) => isRead)).toEqual([true, false]);
  await mark(reader, two!.id, false);
  expect(await world.unreadOf(reader)).toBe(2);
  const markAll = (readUntil: string) =>
    world.call('PUT /Users/Me/Notices', { as: reader.subject, body: { readUntil } });
  for (let time = 0; time < 2; time++) expect((await markAll(one!.at)).status).toBe(204);
  expect((await world.listOf(reader)).map(({ isRead }) => isRead)).toEqual([false, true]);
  await markAll(two!.at);
  expect([await world.unreadOf(reader), await world.unreadOf(other)]).toEqual([0, 2]);
  expect((await mark(reader, randomUUID())).status).toBe(204);
});

test('a list goes on behind its cursor, and holds the current organization alone', async () => {
  const there = await anOrganization(world.db);
  const category = await aCategory(world.db, world.own);
  const reader = await world.aFollower([category], [world.own, there]);
  for (const title of ['One', 'Two', 'Three']) await world.publish(await world.aDraft(title, [category]));
  await world.tick();
  const page = (cursor?: string) =>
    world.call('GET /Users/Me/Notices', {
      as: reader.subject,
      query: { pageSize: 2, ...(cursor && { cursor }) },
    });
  const first = await page();
  const second = await page(first.headers['x-pagination-next'] as string);
  expect([...first.body, ...second.body].map(({ title }) => title).sort()).toEqual(['One', 'Three', 'Two']);
  await world.call('PUT /Users/Me/CurrentOrganization', {
    as: reader.subject,
    body: { organizationId: there },
  });
  expect([await world.noticesOf(reader), await world.unreadOf(reader)]).toEqual([[], 0]);
});

test('each way of being told is switched off by itself, and stays so', async () => {
  const category = await aCategory(world.db, world.own);
  const [reader, waiting] = [await world.aFollower([category]), await world.aFollower([])];
  const choices = async (person: Known) =>
    (await world.call('GET /Users/Me/Notifications', { as: person.subject })).body;
  expect((await choices(reader)).switchedOff).toEqual([]);
  expect((await switchOff(reader, 'news.notice')).status).toBe(204);
  await world.call('PUT /Users/Me/Notifications', { as: reader.subject, body: { digest: 'daily' } });
  expect(await choices(reader)).toMatchObject({ digest: 'daily', switchedOff: ['news.notice'] });
  await switchOff(waiting, 'reminders.mail');
  expect(await choices(waiting)).toMatchObject({ digest: 'off', switchedOff: ['reminders.mail'] });
  expect((await switchOff(waiting, 'reminders.pigeon')).status).toBe(400);
  const id = await aMediaContent(world.db, world.own, {
    ...{ title: 'The premiere', categories: [category], scheduledAt: new Date(start.getTime() + day) },
  });
  await world.call('POST /schedules/media-contents/:id/publish/notifications', {
    ...{ as: waiting.subject, params: { id } },
  });
  await world.publish(id);
  await world.tick();
  expect([await world.noticesOf(reader), await world.noticesOf(waiting)]).toEqual([
    [],
    ['reminderPublished The premiere'],
  ]);
  expect(await world.mails(`${waiting.id}@tv.example`)).toEqual([]);
});

test('notices go after 90 days, and the oldest of a person who has more than 500', async () => {
  const { db } = world;
  const [few, many] = [await world.aFollower([]), await world.aFollower([])];
  const item = await aMediaContent(db, world.own);
  const add = (person: Known, count: number, from: Date) =>
    db.query(sql`
      insert into notices (id, person_id, organization_id, kind, media_content_id, event_key, created_at)
      select gen_random_uuid(), ${person.id}::uuid, ${world.own}::uuid, 'news', ${item}::uuid, ${from.toISOString()} || n,
        ${from}::timestamptz - n * interval '1 second' from generate_series(1, ${count}::int) n`);
  await add(few, 3, start);
  await add(few, 1_500, new Date(start.getTime() - 90 * day));
  await add(many, 502, start);
  await deleteOldNotices(db, start);
  const rows = await db.query<{ id: string; count: number; oldest: Date }>(sql`
    select person_id as id, count(*)::int as count, min(created_at) as oldest from notices
    where person_id in (${few.id}, ${many.id}) group by 1`);
  expect(rows.find(({ id }) => id === few.id)?.count).toBe(3);
  expect(rows.find(({ id }) => id === many.id)).toMatchObject({
    count: 500,
    oldest: new Date(start.getTime() - 500_000),
  });
  expect(await world.unreadOf(many)).toBe(100);
});

test('a notice has the title and the category in further languages', async () => {
  const category = await aCategory(world.db, world.own, 'Safety');
  await world.db.query(
    sql`update categories set translations = '{"de": {"name": "Sicherheit"}}' where id = ${category}`,
  );
  const reader = await world.aFollower([category]);
  const id = await world.aDraft('Ladders', [category]);
  await world.db.query(
    sql`update media_contents set translations = '{"fr": {"title": "Échelles"}}' where id = ${id}`,
  );
  await world.publish(id);
  await world.tick();
  expect(await world.listOf(reader)).toMatchObject([
    {
      title: 'Ladders',
      category: 'Safety',
      translations: { de: { category: 'Sicherheit' }, fr: { title: 'Échelles' } },
    },
  ]);
});

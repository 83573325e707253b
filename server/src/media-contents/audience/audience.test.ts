import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Audience } from '@tv/contract/media-contents/audience';
import { findWrongRows } from '../../backup/check-db.ts';
import { findReceiver } from '../../notifications/push-db.ts';
import { tellFollowers } from '../../notifications/publications-db.ts';
import { listNewItems } from '../../notifications/digest-db.ts';
import { takeDueReminders } from '../../notifications/reminders-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

/** An organization with a group of one member, somebody outside of it, a manager, and an item in a category. */
async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const member = await aPerson(db, { organizations: [organizationId] });
  const stranger = await aPerson(db, { organizations: [organizationId] });
  const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
  const owner = await aPerson(db, { organizations: [[organizationId, 'ContentManager']] });
  const groupId = await aGroup(db, organizationId, { name: 'Board', members: [member.id] });
  const category = await aCategory(db, organizationId);
  const id = await aMediaContent(db, organizationId, { categories: [category], createdBy: owner.id });
  const change = (as: string, body: object) =>
    service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
  const listed = async (as: string) =>
    (await service.call('GET /MediaContents', { as })).body.map((item) => item.id);
  return { organizationId, member, stranger, manager, owner, groupId, category, id, change, listed };
}

/** The field that an answer of 400 names. */
const fieldOf = (body: unknown) => (body as { exceptionData?: { field?: string } }).exceptionData?.field;

const addressOf = async ({ id }: { id: string }) => {
  const [row] = await service.db.query<{ email: string }>(sql`select email from people where id = ${id}`);
  return row!.email;
};

const chosen = (...groupIds: string[]): Audience => ({ kind: 'chosen', groupIds, personIds: [] });

it('is set, told, narrowed and taken away, and lists follow', async () => {
  const { change, listed, member, stranger, owner, manager, groupId, id } = await aHouse();
  const set = await change(owner.subject, { audience: chosen(groupId) });
  expect(set.status).toBe(200);
  expect(set.body.audience).toEqual({
    kind: 'chosen',
    groupIds: [groupId],
    personIds: [],
    names: ['Board'],
    isCallerOutside: true,
  });
  expect(await listed(member.subject)).toEqual([id]);
  expect(await listed(stranger.subject)).toEqual([]);
  const addresses = [await addressOf(stranger), await addressOf(owner)];
  const named = await change(owner.subject, {
    audience: { kind: 'chosen', names: ['board', ...addresses] },
  });
  expect(named.body.audience).toMatchObject({
    groupIds: [groupId],
    names: ['Board', ...addresses.sort()],
  });
  expect(named.body.audience).not.toHaveProperty('isCallerOutside');
  expect(await listed(stranger.subject)).toEqual([id]);
  expect((await change(manager.subject, { audience: { kind: 'everybody' } })).body.audience).toEqual({
    kind: 'everybody',
  });
  const history = await service.call('GET /Management/MediaContents/:id/History', {
    as: owner.subject,
    params: { id },
  });
  expect(history.body.map(({ action, detail }) => [action, detail['audience']])).toEqual([
    ['media content audience changed', { kind: 'everybody' }],
    ['media content audience changed', { kind: 'chosen', groups: ['Board'], people: 2 }],
    ['media content audience changed', { kind: 'chosen', groups: ['Board'], people: 0 }],
  ]);
});

it('is refused with the field that is wrong', async () => {
  const { change, owner, organizationId, groupId, id } = await aHouse();
  const other = await anOrganization(service.db);
  const gone = await aGroup(service.db, organizationId);
  await service.db.query(sql`delete from groups where id = ${gone}`);
  const refused: [body: object, field: string][] = [
    [{ audience: { kind: 'chosen', groupIds: [], personIds: [] } }, 'audience'],
    [{ audience: { kind: 'everybody', groupIds: [groupId] } }, 'audience'],
    [{ audience: chosen(await aGroup(service.db, other)) }, 'audience.groupIds'],
    [{ audience: chosen(gone) }, 'audience.groupIds'],
    [
      {
        audience: { kind: 'chosen', personIds: [(await aPerson(service.db, { organizations: [other] })).id] },
      },
      'audience.personIds',
    ],
    [{ audience: { kind: 'chosen', names: ['Nobody of this name'] } }, 'audience.names'],
    [{ audience: chosen(groupId), visibility: 2 }, 'audience'],
  ];
  for (const [body, field] of refused) {
    const answer = await change(owner.subject, body);
    expect([answer.status, fieldOf(answer.body)]).toEqual([400, field]);
  }
  await change(owner.subject, { audience: chosen(groupId) });
  expect(fieldOf((await change(owner.subject, { visibility: 2 })).body)).toBe('audience');
  const opened = await change(owner.subject, { visibility: 2, audience: { kind: 'everybody' } });
  expect(opened.body).toMatchObject({ visibility: 2, audience: { kind: 'everybody' } });
  await expect(
    service.db.query(sql`update media_contents set audience = array[${groupId}::uuid] where id = ${id}`),
  ).rejects.toThrow(/media_contents_audience/);
});

it('is seen by nobody but managers when its group is deleted, which says so', async () => {
  const { change, listed, member, stranger, owner, manager, groupId, id } = await aHouse();
  await change(owner.subject, { audience: chosen(groupId) });
  await service.db.query(sql`delete from groups where id = ${groupId}`);
  expect(await listed(member.subject)).toEqual([]);
  expect(await listed(stranger.subject)).toEqual([]);
  expect(await listed(manager.subject)).toEqual([id]);
  const { body } = await change(owner.subject, { title: 'Another title' });
  expect(body.audience).toMatchObject({ kind: 'chosen', groupIds: [], goneCount: 1 });
  expect(await listed(stranger.subject)).toEqual([]);
});

it('changes for many items, and can be taken back', async () => {
  const { owner, groupId, id, listed, stranger } = await aHouse();
  const many = (edit: object) =>
    service.call('POST /Management/MediaContents/Changes', {
      as: owner.subject,
      body: { ids: [id], change: { action: 'edit', edit } },
    });
  const { body } = await many({ audience: chosen(groupId) });
  expect(body[0]).toMatchObject({ isDone: true, undo: { edit: { audience: { kind: 'everybody' } } } });
  expect(await listed(stranger.subject)).toEqual([]);
  const back = await many(body[0]!.undo!.edit!);
  expect(back.body[0]).toMatchObject({ undo: { edit: { audience: chosen(groupId) } } });
  expect(await listed(stranger.subject)).toEqual([id]);
});

it('is a default of a category, which one action gives to its items', async () => {
  const { organizationId, manager, owner, category, groupId, id, listed, stranger, change } = await aHouse();
  await aMediaContent(service.db, organizationId, { categories: [category], visibility: 2 });
  const at = { as: manager.subject, params: { id: category } };
  expect((await service.call('GET /Management/Categories/:id/AudienceChanges', at)).status).toBe(400);
  const defaults = { audience: chosen(groupId) };
  const set = await service.call('PATCH /Management/Categories/:id', { ...at, body: { defaults } });
  expect(set.body.defaults).toEqual(defaults);
  const wrong = { defaults: { ...defaults, visibility: 2 } };
  expect((await service.call('PATCH /Management/Categories/:id', { ...at, body: wrong })).status).toBe(400);
  // The defaults are for new items alone.
  expect(await listed(stranger.subject)).toContain(id);
  const preview = await service.call('GET /Management/Categories/:id/AudienceChanges', at);
  expect(preview.body).toEqual({ itemsCount: 1, publicCount: 1 });
  const applied = await service.call('POST /Management/Categories/:id/AudienceChanges', at);
  expect(applied.body).toEqual({ changedCount: 1, remainingCount: 0 });
  expect(await listed(stranger.subject)).not.toContain(id);
  expect((await service.call('POST /Management/Categories/:id/AudienceChanges', at)).body.changedCount).toBe(
    0,
  );
  const refused = { as: owner.subject, params: { id: category } };
  expect((await service.call('POST /Management/Categories/:id/AudienceChanges', refused)).status).toBe(403);
  await change(manager.subject, { audience: { kind: 'everybody' } });
  await service.db.query(sql`delete from groups where id = ${groupId}`);
  const gone = await service.call('POST /Management/Categories/:id/AudienceChanges', at);
  expect([gone.status, fieldOf(gone.body)]).toEqual([400, 'audience.groupIds']);
});

it('counts in a category what a content manager sees of their own alone', async () => {
  const { owner, member, stranger, category, groupId, id, change } = await aHouse();
  await change(owner.subject, { audience: chosen(groupId) });
  const found = async (as: string) =>
    (await service.call('GET /Categories/:id', { as, params: { id: category } })).body;
  const rows = async (as: string) =>
    (
      await service.call('GET /Categories', {
        as,
        query: { ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true },
      })
    ).body;
  for (const [person, count] of [
    [owner, 1],
    [member, 1],
    [stranger, 0],
  ] as const) {
    expect(await found(person.subject)).toMatchObject({ isEmpty: count === 0, mediaContentsCount: count });
    const list = await service.call('GET /MediaContents', {
      as: person.subject,
      query: { categoryId: category },
    });
    expect([list.body.map((each) => each.id), list.headers['x-pagination-total-results']]).toEqual([
      count ? [id] : [],
      String(count),
    ]);
    expect((await rows(person.subject)).map((each) => each.id)).toEqual(count ? [category] : []);
  }
});

it('counts in a category beyond the audiences of which a list counts the items of an organization', async () => {
  const { owner, member, stranger, category, groupId, change } = await aHouse();
  await service.db.query(sql`
    insert into audience_counts (of_id, audience, published)
    select ${category}::uuid, array[gen_random_uuid()], 1 from generate_series(1, 2100)`);
  await change(owner.subject, { audience: chosen(groupId) });
  for (const [person, count] of [
    [member, 1],
    [stranger, 0],
  ] as const)
    expect(
      (await service.call('GET /Categories/:id', { as: person.subject, params: { id: category } })).body,
    ).toMatchObject({ isEmpty: count === 0, mediaContentsCount: count });
  // Rows that no item has.
  await service.db.query(sql`
    delete from audience_counts where of_id = ${category} and not audience @> array[${groupId}::uuid]`);
});

it('leaves totals and copies as a recount has them', async () => {
  const { owner, organizationId, category, groupId, id, change } = await aHouse();
  const { db } = service;
  const group = await aGroup(db, organizationId);
  const steps = [
    () => change(owner.subject, { audience: chosen(groupId) }),
    () => change(owner.subject, { audience: chosen(groupId, group) }),
    () => change(owner.subject, { isListed: false }),
    () => change(owner.subject, { isListed: true, audience: chosen(group) }),
    () => db.query(sql`update media_contents set status = 0 where id = ${id}`),
    () => db.query(sql`update media_contents set status = 1 where id = ${id}`),
    () => db.query(sql`delete from media_content_categories where media_content_id = ${id}`),
    () =>
      db.query(
        sql`insert into media_content_categories (media_content_id, category_id) values (${id}, ${category})`,
      ),
    () => change(owner.subject, { audience: { kind: 'everybody' }, visibility: 2 }),
    () => change(owner.subject, { audience: chosen(group), visibility: 1 }),
    () => db.query(sql`delete from media_contents where id = ${id}`),
  ];
  for (const step of steps) {
    await step();
    for await (const { compared, wrong } of findWrongRows(db))
      expect([compared, wrong]).toEqual([compared, []]);
  }
  expect(
    await db.query(sql`select from audience_counts where of_id in (${organizationId}, ${category})`),
  ).toEqual([]);
});

it('decides at sending who is told of an item', async () => {
  const { organizationId, member, stranger, category, groupId } = await aHouse();
  const { db } = service;
  const at = new Date('2026-03-01T00:00:00Z');
  for (const { id } of [member, stranger])
    await db.query(sql`insert into category_followers (person_id, category_id) values (${id}, ${category})`);
  const item = await aMediaContent(db, organizationId, {
    categories: [category],
    audience: [groupId],
    publishDate: at,
    firstPublishedAt: at,
  });
  const now = new Date('2026-03-01T00:01:00Z');
  await tellFollowers(
    db,
    { mediaContentId: item, at },
    { after: '00000000-0000-0000-0000-000000000000', most: 10 },
    now,
  );
  const notified = await db.query<{ person_id: string }>(
    sql`select person_id from notices where media_content_id = ${item}`,
  );
  expect(notified.map((each) => each.person_id)).toEqual([member.id]);
  const period = {
    from: new Date('2026-02-28T00:00:00Z'),
    until: new Date('2026-03-02T00:00:00Z'),
    now,
    most: 10,
    language: 'en' as const,
  };
  for (const [person, titles] of [
    [member, 2],
    [stranger, 1],
  ] as const)
    expect(await listNewItems(db, { personId: person.id, ...period })).toHaveLength(titles);
  for (const { id } of [member, stranger]) {
    await db.query(sql`insert into reminders (person_id, media_content_id, created_at, mail_due)
      values (${id}, ${item}, ${now}, 'published')`);
    await db.query(sql`insert into push_subscriptions (id, person_id, endpoint, p256dh, auth, language, created_at)
      values (${id}, ${id}, ${`https://push.example/${id}`}, 'key', 'auth', 'en', ${now})`);
  }
  const due = await takeDueReminders(db, 10);
  const content = { title: '', body: '', url: '', tag: '' } as never;
  for (const [person, isReached] of [
    [member, true],
    [stranger, false],
  ] as const) {
    expect(due.find(({ personId }) => personId === person.id)).toMatchObject({ isReached });
    const receiver = await findReceiver(db, { subscriptionId: person.id, mediaContentId: item, content });
    expect(receiver).toMatchObject({ isReached });
  }
});

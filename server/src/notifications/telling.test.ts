import { ReviewAction } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';
import { sql } from '../platform/db/sql.ts';
import { publicationKind } from '../media-contents/lifecycle/publication-job.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { tellFollowers } from './publications-db.ts';
import { type Known, startNotices } from './test-notices.ts';

const start = new Date('2026-03-02T09:00:00Z');
const day = 86_400_000;
const nobody = '00000000-0000-0000-0000-000000000000';
let world: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  world = await startNotices(start);
});
afterAll(() => world.close());
beforeEach(() => world.setNow(start));

test('followers hear of a new item once, with the category, however often its job is done', async () => {
  const [safety, first] = [
    await aCategory(world.db, world.own, 'Safety'),
    await aCategory(world.db, world.own, 'A first'),
  ];
  const one = await world.aFollower([safety]);
  const both = await world.aFollower([safety, first]);
  const other = await world.aFollower([await aCategory(world.db, world.own)]);
  const id = await world.aDraft('The drill', [safety, first]);
  await world.publish(id);
  const payload = { mediaContentId: id, at: start.toISOString() };
  await enqueueJobs(world.db, publicationKind, [{ payload }]);
  await world.tick();
  expect(await world.listOf(one)).toEqual([
    {
      ...{ id: expect.any(String), kind: 'news', at: start.toISOString(), isRead: false },
      ...{ mediaContentId: id, title: 'The drill', category: 'Safety' },
    },
  ]);
  expect((await world.listOf(both)).map(({ category }) => category)).toEqual(['A first']);
  expect([await world.noticesOf(other), await world.unreadOf(one), await world.unreadOf(both)]).toEqual([
    [],
    1,
    1,
  ]);
  // A later publication is no news.
  await world.unpublish(id);
  world.setNow(new Date(start.getTime() + day));
  await world.publish(id);
  await world.tick();
  expect(await world.unreadOf(one)).toBe(1);
});

test('nobody hears of what they brought in, of what is old, unlisted or elsewhere, or after they left', async () => {
  const category = await aCategory(world.db, world.own);
  const author = await world.aFollower([category]);
  const left = await world.aFollower([category]);
  const reader = await world.aFollower([category]);
  const ofOthers = await world.aFollower([category], [await anOrganization(world.db)]);
  await world.db.query(sql`delete from memberships where person_id = ${left.id}`);
  await world.publish(await world.aDraft('Own work', [category], author.id));
  const old = await world.aDraft('Of the archive', [category]);
  await world.db.query(sql`update media_contents set publish_date = '2026-01-01' where id = ${old}`);
  await world.publish(old);
  const unlisted = await world.aDraft('Not listed', [category]);
  await world.db.query(sql`update media_contents set is_listed = false where id = ${unlisted}`);
  await world.publish(unlisted);
  await world.tick();
  expect(await world.noticesOf(reader)).toEqual(['news Own work']);
  expect([await world.noticesOf(author), await world.noticesOf(ofOthers)]).toEqual([[], []]);
  expect(await world.db.query(sql`select 1 from notices where person_id = ${left.id}`)).toEqual([]);
});

test('many followers are told part by part', async () => {
  const category = await aCategory(world.db, world.own);
  const followers: string[] = [];
  for (let each = 0; each < 5; each++) followers.push((await world.aFollower([category])).id);
  const id = await world.aDraft('For many', [category]);
  await world.publish(id);
  let parts = 0;
  for (let after: string | undefined = nobody; after; parts++)
    after = await tellFollowers(world.db, { mediaContentId: id, at: start }, { after, most: 2 }, start);
  expect(parts).toBe(3);
  const rows = await world.db.query<{ id: string }>(
    sql`select person_id as id from notices where media_content_id = ${id} order by 1`,
  );
  expect(rows.map((row) => row.id)).toEqual(followers.sort());
});

test('a person who waits for an item hears of its new time and of its publication, and of that once', async () => {
  const category = await aCategory(world.db, world.own);
  const viewer = await world.aFollower([category]);
  const scheduledAt = new Date(start.getTime() + day);
  const id = await aMediaContent(world.db, world.own, {
    title: 'The premiere',
    scheduledAt,
    categories: [category],
  });
  const options = { params: { id } };
  await world.call('POST /schedules/media-contents/:id/publish/notifications', {
    ...options,
    as: viewer.subject,
  });
  await world.tick();
  expect(await world.noticesOf(viewer)).toEqual([]);
  const publishAt = new Date(start.getTime() + 2 * day).toISOString();
  await world.call('PUT /Management/MediaContents/:id/Schedules', {
    ...options,
    as: world.manager.subject,
    body: { publishAt },
  });
  await world.tick();
  expect((await world.listOf(viewer)).map(({ kind, startsAt }) => [kind, startsAt])).toEqual([
    ['reminderMoved', publishAt],
  ]);
  await world.publish(id);
  // The job of the publication may be done before the reminder.
  await world.tellOfPublications();
  await world.tick();
  expect(await world.noticesOf(viewer)).toEqual(['reminderPublished The premiere']);
});

test('submitters and reviewers hear of each step, with who took it and what they said', async () => {
  const author = await aPerson(world.db, { organizations: [[world.own, 'ContentManager']] });
  const reviewer = await aPerson(world.db, { organizations: [world.own], rights: { mayReview: true } });
  await world.db.query(
    sql`update people set first_name = 'Content', last_name = 'Reviewer' where id = ${reviewer.id}`,
  );
  const id = await world.aDraft('The interview', [], author.id);
  const submit = () =>
    world.call('POST /Management/MediaContents/:id/Reviews', {
      ...{ as: author.subject, params: { id }, body: {} },
    });
  const act = (as: Known, action: number, comment = '') =>
    world.call('POST /Management/MediaContents/:id/Reviews/Actions', {
      ...{ as: as.subject, params: { id }, body: { action, comment } },
    });
  await submit();
  await world.tick();
  expect([await world.noticesOf(reviewer), await world.noticesOf(author)]).toEqual([
    ['toReview The interview'],
    [],
  ]);
  await act(reviewer, ReviewAction.Comment, 'x'.repeat(500));
  await act(author, ReviewAction.Comment, 'Thank you.');
  await world.tick();
  expect(await world.listOf(author)).toMatchObject([
    { kind: 'remark', actor: 'Content Reviewer', comment: 'x'.repeat(200), mediaContentId: id },
  ]);
  await act(reviewer, ReviewAction.RequestChanges, 'Louder.');
  await world.tick();
  await submit();
  await act(reviewer, ReviewAction.Approve);
  await Promise.all([world.tick(), world.tick()]);
  await act(reviewer, ReviewAction.Complete);
  await world.publish(id);
  await world.tick();
  const ofAuthor = (await world.listOf(author)).map(({ kind }): string => kind);
  expect(ofAuthor.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'approved',
    'changesRequested',
    'published',
    'remark',
  ]);
  const ofManager = (await world.noticesOf(world.manager)).filter((each) => each.endsWith('The interview'));
  expect(ofManager.sort()).toEqual([
    'toPublish The interview',
    'toReview The interview',
    'toReview The interview',
  ]);
  // Published, it is no longer in review: the reviewer who manages nothing cannot open its review.
  expect(await world.noticesOf(reviewer)).toEqual([]);
  // The person who publishes their world.own submission knows of it.
  expect(await world.noticesOf(world.manager)).not.toContain('published The interview');
});

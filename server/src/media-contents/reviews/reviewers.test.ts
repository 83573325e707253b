import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
let author: { id: string; subject: string };
let reviewer: { id: string; subject: string };
let id: string;

const rights = { mayReview: true };
const { Comment, RequestChanges, Approve, Discard, Complete } = ReviewAction;

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  await service.db.query(sql`update organizations set asks_review = true where id = ${own}`);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  reviewer = await aPerson(service.db, { organizations: [own], rights });
});
afterAll(() => service.close());
beforeEach(async () => {
  id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: author.id });
});

const detail = async (as: string) =>
  (await service.call('GET /MediaContents/Published/:id', { as, params: { id } })).status;
const managed = async (as: string) =>
  (await service.call('GET /Management/MediaContents/:id', { as, params: { id } })).status;
const statusOfReviews = async (as: string) =>
  (await service.call('GET /Management/MediaContents/:id/Reviews', { as, params: { id } })).status;
const submit = (as = author.subject) =>
  service.call('POST /Management/MediaContents/:id/Reviews', { as, params: { id }, body: {} });
const act = (as: string, action: number, comment = '') =>
  service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
    as,
    params: { id },
    body: { action, comment },
  });
const listed = async (as: string, query = {}) => {
  const { body } = await service.call('GET /Management/MediaContents', { as, query });
  return body.map((each) => each.id);
};

test('a member with the right reads what is in review, and no other draft', async () => {
  const as = reviewer.subject;
  expect([await detail(as), await managed(as), await statusOfReviews(as)]).toEqual([404, 404, 404]);
  expect(await listed(as)).not.toContain(id);
  await submit();
  expect([await detail(as), await managed(as), await statusOfReviews(as)]).toEqual([200, 200, 200]);
  expect(await listed(as)).toEqual([id]);
  expect(await listed(as, { status: [ContentStatus.DRAFT] })).toEqual([]);
  const { body } = await service.call('GET /Users/Me', { as });
  expect(body).toMatchObject({ role: 'InMotion.Viewer', mayReview: true });
  await act(manager.subject, Discard);
  expect([await detail(as), await managed(as), await listed(as)]).toEqual([404, 404, []]);
});

test('a member with the right takes an item through its review, and neither changes nor publishes it', async () => {
  const as = reviewer.subject;
  await submit();
  expect((await act(as, Comment, 'Nice.')).status).toBe(200);
  expect((await act(as, RequestChanges, 'Louder.')).body.status).toBe(ContentStatus.DRAFT);
  // While the changes are made, the conversation goes on.
  expect((await act(as, RequestChanges)).status).toBe(200);
  expect((await act(as, Comment, 'By Friday?')).status).toBe(200);
  expect(await detail(as)).toBe(200);
  await submit();
  expect((await act(as, Approve)).body.status).toBe(ContentStatus.REVIEW_APPROVED);
  expect((await act(as, Complete)).body).toMatchObject({
    status: ContentStatus.REVIEW_COMPLETED,
    reviewStatus: ReviewStatus.Completed,
  });
  const params = { id };
  const answers = [
    await service.call('PATCH /Management/MediaContents/:id', { as, params, body: { title: 'Mine' } }),
    await service.call('POST /Management/MediaContents/:id/Publications', { as, params }),
    await service.call('PUT /Management/MediaContents/:id/Schedules', { as, params, body: {} }),
    await service.call('POST /Management/MediaContents/:id/Reviews', { as, params, body: {} }),
    await service.call('GET /Management/MediaContents/:id/Subtitles', { as, params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const log = await service.db.query(sql`
    select action from audit_log where subject = ${id} and person_id = ${reviewer.id} order by at, action`);
  expect(log.map(({ action }) => action as string).sort()).toEqual([
    'media content approved',
    'media content changes requested',
    'media content review completed',
  ]);
});

test('a step that ended the review is safe to repeat, and what was discarded is read no more', async () => {
  await submit();
  for (let time = 0; time < 2; time++)
    expect((await act(reviewer.subject, Discard)).body.reviewStatus).toBe(ReviewStatus.Abandoned);
  expect(await managed(reviewer.subject)).toBe(404);
  const other = await aPerson(service.db, { organizations: [own], rights });
  expect((await act(other.subject, Discard)).status).toBe(404);
});

test('a content manager with the right reviews the items of others, and not the own submission', async () => {
  const both = await aPerson(service.db, { organizations: [[own, 'ContentManager']], rights });
  await submit();
  expect(await listed(both.subject)).toContain(id);
  const change = { as: both.subject, params: { id }, body: { title: 'Mine' } };
  expect((await service.call('PATCH /Management/MediaContents/:id', change)).status).toBe(404);
  expect((await act(both.subject, Approve)).status).toBe(200);
  await service.db.query(sql`update media_contents set created_by = ${both.id} where id = ${id}`);
  await act(both.subject, Complete);
  id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: both.id });
  await submit(both.subject);
  expect((await act(both.subject, Approve)).body.message).toBe(
    'You submitted this item yourself: another reviewer has to decide on it.',
  );
});

test('the right makes a second reviewer, so that a manager’s own submission waits for them', async () => {
  const house = await anOrganization(service.db);
  const only = await aPerson(service.db, { organizations: [[house, 'Admin']] });
  const approveOwn = async () => {
    id = await aMediaContent(service.db, house, { status: ContentStatus.DRAFT });
    await submit(only.subject);
    return (await act(only.subject, Approve)).status;
  };
  expect(await approveOwn()).toBe(200);
  await aPerson(service.db, { organizations: [house], rights, isInactive: true });
  expect(await approveOwn()).toBe(200);
  const second = await aPerson(service.db, { organizations: [house], rights });
  expect(await approveOwn()).toBe(403);
  expect((await act(second.subject, Approve)).status).toBe(200);
});

test('without the right a content manager only comments, and a viewer learns nothing', async () => {
  await submit();
  const { status, body } = await act(author.subject, Approve);
  expect([status, body.message]).toEqual([
    403,
    'Reviewing is reserved for organization managers, admins and members who may review: ask one of them.',
  ]);
  expect((await act(author.subject, Comment, 'Please.')).status).toBe(200);
  const viewer = await aPerson(service.db, { organizations: [own] });
  // What they brought in when they were a content manager is not theirs to manage any more.
  await service.db.query(sql`update media_contents set created_by = ${viewer.id} where id = ${id}`);
  expect([await managed(viewer.subject), await detail(viewer.subject)]).toEqual([403, 404]);
  await service.db.query(sql`update memberships set may_review = true where person_id = ${viewer.id}`);
  await act(manager.subject, Discard);
  expect(await managed(viewer.subject)).toBe(404);
  expect(await listed(viewer.subject)).not.toContain(id);
});

test('nobody reviews who is deactivated, or whose right is of another organization', async () => {
  await submit();
  const inactive = await aPerson(service.db, { organizations: [own], rights, isInactive: true });
  const foreign = await aPerson(service.db, { organizations: [await anOrganization(service.db)], rights });
  expect([await managed(inactive.subject), await detail(inactive.subject)]).toEqual([403, 403]);
  expect((await act(inactive.subject, Approve)).status).toBe(403);
  expect([await managed(foreign.subject), await detail(foreign.subject)]).toEqual([404, 404]);
  expect((await act(foreign.subject, Approve)).status).toBe(404);
  expect(await listed(foreign.subject)).toEqual([]);
});

test('a step that ended the review is repeated for ten minutes only, and not on a deleted item', async () => {
  await submit();
  await act(reviewer.subject, Discard);
  expect((await act(reviewer.subject, Discard)).status).toBe(200);
  await service.db.query(sql`
    update media_contents set deleted_at = now(), status = ${ContentStatus.DELETED} where id = ${id}`);
  expect((await act(reviewer.subject, Discard)).status).toBe(404);
  await service.db.query(sql`
    update media_contents set deleted_at = null, status = ${ContentStatus.DRAFT} where id = ${id}`);
  expect((await act(reviewer.subject, Discard)).status).toBe(200);
  await service.db.query(sql`
    with entries as (
      update review_entries set created_at = created_at - interval '11 minutes'
      where review_id in (select id from reviews where media_content_id = ${id}))
    update reviews set created_at = created_at - interval '11 minutes', ended_at = ended_at - interval '11 minutes'
    where media_content_id = ${id}`);
  expect((await act(reviewer.subject, Discard)).status).toBe(404);
});

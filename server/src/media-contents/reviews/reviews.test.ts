import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

const at = (id: string) => ({ params: { id } });

test('where a review is asked, an item goes through it, and managers publish', async () => {
  const asking = await anOrganization(service.db);
  await service.db.query(sql`update organizations set asks_review = true where id = ${asking}`);
  const author = await aPerson(service.db, { organizations: [[asking, 'ContentManager']] });
  const reviewer = await aPerson(service.db, { organizations: [[asking, 'OrganizationManager']] });
  const id = await aMediaContent(service.db, asking, { status: ContentStatus.DRAFT });
  await service.db.query(sql`update media_contents set created_by = ${author.id} where id = ${id}`);
  const publish = (as: string) =>
    service.call('POST /Management/MediaContents/:id/Publications', { as, ...at(id) });
  const submit = (comment = '') =>
    service.call('POST /Management/MediaContents/:id/Reviews', {
      as: author.subject,
      ...at(id),
      body: { comment },
    });
  const act = (as: string, action: number, comment?: string) =>
    service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
      as,
      ...at(id),
      body: { action, ...(comment && { comment }) },
    });
  expect((await publish(author.subject)).status).toBe(403);
  expect((await publish(reviewer.subject)).status).toBe(409);
  expect((await submit('please')).body).toMatchObject({
    status: ContentStatus.REVIEW,
    reviewStatus: ReviewStatus.Reviewing,
  });
  expect((await submit()).status).toBe(200);
  expect((await act(author.subject, ReviewAction.Approve)).status).toBe(403);
  expect((await act(reviewer.subject, ReviewAction.Complete)).status).toBe(409);
  expect((await act(reviewer.subject, ReviewAction.RequestChanges, 'louder')).body.status).toBe(
    ContentStatus.DRAFT,
  );
  expect((await act(reviewer.subject, ReviewAction.RequestChanges)).status).toBe(200);
  expect((await act(reviewer.subject, ReviewAction.Approve)).status).toBe(409);
  await submit('louder now');
  expect((await act(reviewer.subject, ReviewAction.Approve)).body.status).toBe(ContentStatus.REVIEW_APPROVED);
  for (let time = 0; time < 2; time++)
    expect((await act(reviewer.subject, ReviewAction.Complete)).body).toMatchObject({
      status: ContentStatus.REVIEW_COMPLETED,
      reviewStatus: ReviewStatus.Completed,
    });
  expect((await publish(author.subject)).status).toBe(403);
  expect((await publish(reviewer.subject)).body).toMatchObject({
    status: ContentStatus.PUBLISHED,
    publishDate: service.now().toISOString(),
  });
  const history = await service.call('GET /Management/MediaContents/:id/Reviews', {
    as: author.subject,
    ...at(id),
  });
  expect(history.body.map(({ action, comment }) => `${action} ${comment}`.trim()).sort()).toEqual(
    [
      `${ReviewAction.Information} please`,
      `${ReviewAction.RequestChanges} louder`,
      `${ReviewAction.Information} louder now`,
      `${ReviewAction.Approve}`,
      `${ReviewAction.Complete}`,
    ].sort(),
  );
});

test('nobody approves what they submitted themselves, where somebody else can', async () => {
  const house = await anOrganization(service.db);
  const only = await aPerson(service.db, { organizations: [[house, 'Admin']] });
  await aPerson(service.db, { organizations: [[house, 'Admin']], isInactive: true });
  const submitAndApprove = async () => {
    const id = await aMediaContent(service.db, house, { status: ContentStatus.DRAFT });
    const as = only.subject;
    await service.call('POST /Management/MediaContents/:id/Reviews', { as, ...at(id), body: {} });
    const body = { action: ReviewAction.Approve };
    return service.call('POST /Management/MediaContents/:id/Reviews/Actions', { as, ...at(id), body });
  };
  expect((await submitAndApprove()).status).toBe(200);
  await aPerson(service.db, { organizations: [[house, 'OrganizationManager']] });
  const refused = await submitAndApprove();
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You submitted this item yourself: another reviewer has to decide on it.',
  ]);
});

test('a comment is stored once, and a discarded review takes no more', async () => {
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
  const act = (action: number, comment = '') =>
    service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
      as: manager.subject,
      ...at(id),
      body: { action, comment },
    });
  await service.call('POST /Management/MediaContents/:id/Reviews', {
    as: manager.subject,
    ...at(id),
    body: {},
  });
  for (let time = 0; time < 2; time++) expect((await act(ReviewAction.Comment, 'nice')).status).toBe(200);
  for (let time = 0; time < 2; time++)
    expect((await act(ReviewAction.Discard)).body).toMatchObject({
      status: ContentStatus.DRAFT,
      reviewStatus: ReviewStatus.Abandoned,
    });
  expect((await act(ReviewAction.Comment, 'late')).status).toBe(409);
  const history = await service.call('GET /Management/MediaContents/:id/Reviews', {
    as: manager.subject,
    ...at(id),
  });
  expect(history.body).toHaveLength(3);
});

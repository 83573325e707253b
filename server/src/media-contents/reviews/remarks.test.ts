import { ContentStatus, ReviewAction, ReviewApprovalState, ReviewStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let author: { id: string; subject: string };
let manager: { id: string; subject: string };
let reviewer: { id: string; subject: string };
let id: string;

const { Comment, RequestChanges, Approve, Discard, Complete, Information } = ReviewAction;
const { ResolveChangeRequest, ResolveAllChangeRequests, RemoveApproval, RemoveAllApprovals } = ReviewAction;

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  reviewer = await aPerson(service.db, { organizations: [own], rights: { mayReview: true } });
});
afterAll(() => service.close());
beforeEach(async () => {
  await askReview(true);
  id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: author.id });
  await submit();
});

const askReview = (asks: boolean) =>
  service.db.query(sql`update organizations set asks_review = ${asks} where id = ${own}`);
const optionsOf = (as: { subject: string }) => ({ as: as.subject, params: { id } });
const submit = (comment = '') =>
  service.call('POST /Management/MediaContents/:id/Reviews', { ...optionsOf(author), body: { comment } });
const act = (as: { subject: string }, action: number, more: object = {}) =>
  service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
    ...optionsOf(as),
    body: { action, ...more },
  });
const entries = async () =>
  (await service.call('GET /Management/MediaContents/:id/Reviews', optionsOf(author))).body;
const summary = async (as = reviewer) =>
  (await service.call('GET /Management/MediaContents/:id/Reviews/Summary', optionsOf(as))).body;
const edit = (as: { subject: string }, title: string) =>
  service.call('PATCH /Management/MediaContents/:id', { ...optionsOf(as), body: { title } });
const open = async () => (await entries()).filter(({ isOpen }) => isOpen).map(({ comment }) => comment);

test('a remark stands at its second, is answered, resolved and opened again', async () => {
  const more = { comment: 'Too early.', startTime: 7.5, endTime: 9 };
  for (let time = 0; time < 2; time++) expect((await act(reviewer, Comment, more)).status).toBe(200);
  const remarks = (await entries()).filter(({ action }) => action === Comment);
  expect(remarks).toMatchObject([{ ...more, isOpen: true, person: { id: reviewer.id } }]);
  const remark = remarks[0]!;
  await act(author, Comment, { comment: 'Done.', parentId: remark.id });
  expect((await entries())[0]).toMatchObject({ parentId: remark.id, comment: 'Done.', isOpen: false });
  await act(author, ResolveChangeRequest, { entryId: remark.id });
  expect((await entries()).find((each) => each.id === remark.id)).toMatchObject({
    isOpen: false,
    resolvedAt: service.now().toISOString(),
    resolvedBy: { id: author.id },
  });
  expect((await act(author, ResolveChangeRequest, { entryId: remark.id })).status).toBe(200);
  await act(reviewer, ResolveChangeRequest, { entryId: remark.id, isResolved: false });
  expect(await open()).toEqual(['Too early.']);
});

test('requests for changes are resolved, too, all at once; the summary counts them', async () => {
  await act(reviewer, Comment, { comment: 'Louder.', startTime: 1 });
  await act(reviewer, RequestChanges, { comment: 'See my remarks.' });
  expect((await summary()).openRemarks).toBe(2);
  expect(await open()).toEqual(['See my remarks.', 'Louder.']);
  await act(author, ResolveAllChangeRequests);
  expect([await open(), (await summary()).openRemarks]).toEqual([[], 0]);
});

test.each([
  [{ action: Approve, startTime: 1 }, 'startTime is allowed only with a comment.'],
  [
    { action: Comment, comment: 'x', startTime: 2, endTime: 1 },
    'endTime must be after startTime, and is allowed only together with it.',
  ],
  [{ action: Comment, startTime: 2 }, 'comment must say what you noticed at startTime.'],
  [
    { action: ResolveChangeRequest },
    'entryId says which remark is resolved, and is allowed only with that action.',
  ],
  [
    { action: Comment, comment: 'x', isResolved: true },
    'isResolved is allowed only when one remark is resolved.',
  ],
  [
    { action: Comment, comment: 'x', parentId: '00000000-0000-4000-8000-000000000000' },
    'parentId must be the id of a remark about this item.',
  ],
])('%j is refused', async ({ action, ...more }, message) => {
  const { status, body } = await act(reviewer, action, more);
  expect([status, body.message]).toEqual([400, message]);
});

test('a remark of another item is neither answered nor resolved', async () => {
  await act(reviewer, Comment, { comment: 'Here.' });
  const entryId = (await entries())[0]!.id;
  id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: author.id });
  await submit();
  const { status, body } = await act(reviewer, ResolveChangeRequest, { entryId });
  expect([status, body.message]).toEqual([400, 'entryId must be the id of a remark about this item.']);
});

test('a comment after a publication without review leaves the item published', async () => {
  await act(reviewer, RequestChanges, { comment: 'Louder.' });
  await askReview(false);
  const publish = await service.call('POST /Management/MediaContents/:id/Publications', optionsOf(author));
  expect(publish.body).toMatchObject({
    status: ContentStatus.PUBLISHED,
    reviewStatus: ReviewStatus.Abandoned,
  });
  for (const action of [Comment, Discard]) await act(manager, action, { comment: 'Now?' });
  const { body } = await service.call('GET /Management/MediaContents/:id', optionsOf(manager));
  expect(body.status).toBe(ContentStatus.PUBLISHED);
  // A review that the version before left open does not move the item, either.
  await service.db.query(sql`
    update reviews set status = ${ReviewStatus.ChangesRequested}, ended_at = null where media_content_id = ${id}`);
  expect((await act(manager, Comment, { comment: 'Now?' })).status).toBe(409);
  expect((await act(manager, Discard)).status).toBe(409);
});

test('who submitted an item withdraws it, and nobody who only manages others', async () => {
  const other = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  expect((await act(other, Discard)).status).toBe(404);
  for (let time = 0; time < 2; time++)
    expect((await act(author, Discard)).body).toMatchObject({
      status: ContentStatus.DRAFT,
      reviewStatus: ReviewStatus.Abandoned,
    });
});

test('an approval is taken back by the person who gave it, others take back all', async () => {
  await act(reviewer, Approve);
  expect((await act(manager, RemoveApproval)).status).toBe(403);
  for (let time = 0; time < 2; time++)
    expect((await act(reviewer, RemoveApproval)).body).toMatchObject({
      status: ContentStatus.REVIEW,
      reviewStatus: ReviewStatus.Reviewing,
    });
  await act(reviewer, Approve);
  await act(reviewer, Complete);
  expect((await act(manager, RemoveAllApprovals)).body.status).toBe(ContentStatus.REVIEW);
  expect((await act(author, RemoveAllApprovals)).status).toBe(403);
});

test('an approval ends when the author edits the item, and stays when a reviewer does', async () => {
  await act(reviewer, Approve);
  await edit(manager, 'A comma');
  expect((await summary()).status).toBe(ReviewStatus.Approved);
  const edited = await edit(author, 'Another subject');
  expect(edited.body).toMatchObject({ status: ContentStatus.REVIEW, reviewStatus: ReviewStatus.Reviewing });
  await edit(author, 'Yet another subject');
  const actions = (await entries()).map(({ action }) => action);
  expect(actions).toEqual([
    ReviewAction.CreatorSessionUpdate,
    RemoveAllApprovals,
    ReviewAction.CreatorSessionUpdate,
    ReviewAction.CreatorSessionUpdate,
    Approve,
    Information,
  ]);
});

test('a decision on the own submission waits for another reviewer', async () => {
  id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
  await service.call('POST /Management/MediaContents/:id/Reviews', { ...optionsOf(manager), body: {} });
  for (const action of [Approve, RequestChanges]) expect((await act(manager, action)).status).toBe(403);
  await act(reviewer, Approve);
  expect((await act(manager, Complete)).status).toBe(403);
  expect((await act(reviewer, Complete)).status).toBe(200);
});

test('the summary says who submitted what, who decided, and what changed since', async () => {
  expect(await summary()).toMatchObject({ version: 1, submitted: { by: { id: author.id } }, changes: [] });
  await act(reviewer, RequestChanges, { comment: 'Another title, please.' });
  const states = Object.fromEntries((await summary()).reviewers.map((each) => [each.id, each.state]));
  expect(states).toEqual({
    [reviewer.id]: ReviewApprovalState.ChangesRequested,
    [manager.id]: ReviewApprovalState.NotStarted,
  });
  service.setNow(new Date(service.now().getTime() + 60_000));
  await edit(author, 'Another title');
  await submit('As you wished.');
  const read = await summary();
  expect(read).toMatchObject({
    status: ReviewStatus.Reviewing,
    version: 2,
    submitted: { comment: 'As you wished.' },
  });
  expect(read.changes).toMatchObject([
    { action: 'media content edited', detail: { title: 'Another title' } },
  ]);
  expect(read.reviewers.map(({ state }) => state)).toEqual([10, 10]);
});

test('the queue has what waits, what its author changes, and what is approved', async () => {
  const house = await anOrganization(service.db);
  const [one, two] = await Promise.all(
    [1, 2].map(() => aPerson(service.db, { organizations: [[house, 'OrganizationManager']] })),
  );
  const items: string[] = [];
  for (const by of [one!, two!, one!]) {
    id = await aMediaContent(service.db, house, { status: ContentStatus.DRAFT, createdBy: by.id });
    items.push(id);
    await service.call('POST /Management/MediaContents/:id/Reviews', { ...optionsOf(by), body: {} });
    service.setNow(new Date(service.now().getTime() + 1_000));
  }
  const queue = async (group: 'waiting' | 'withAuthor' | 'approved', as = one!) =>
    (await service.call('GET /Management/Reviews', { as: as.subject, query: { group } })).body;
  const count = async (as: { subject: string }) =>
    (await service.call('GET /Management/Reviews/Counts', { as: as.subject })).body.toReview;
  expect((await queue('waiting')).map(({ mediaContent }) => mediaContent.id)).toEqual(items);
  expect([await count(one!), await count(two!), await count(author)]).toEqual([1, 2, 0]);
  id = items[0]!;
  await act(two!, RequestChanges, { comment: 'Louder.' });
  id = items[2]!;
  await act(two!, Approve);
  expect(await queue('withAuthor')).toMatchObject([
    { mediaContent: { id: items[0] }, version: 1, submittedBy: { id: one!.id }, openRemarks: 1 },
  ]);
  expect((await queue('approved')).map(({ mediaContent }) => mediaContent.id)).toEqual([items[2]]);
  expect(await queue('waiting', reviewer)).not.toContainEqual(
    expect.objectContaining({ mediaContent: expect.objectContaining({ id: items[1] }) as unknown }),
  );
});

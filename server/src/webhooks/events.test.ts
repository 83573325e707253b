// On both databases: triggers write the events.
import { bytesType } from '@tv/contract/calls/byte-calls';
import { ContentStatus, ReviewAction } from '@tv/contract/enumerations';
import { webhookDataErrors } from '@tv/contract/integrations/webhook-data-errors';
import { type WebhookEvent, webhookEventNames } from '@tv/contract/integrations/webhook-names';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failProcessing, queueProcessing } from '../media-contents/media-package/processing-db.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson, aWebhook } from '../test-builders.ts';
import { aLiveEvent } from '../live/test-live-event.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let webhookId: string;
let admin: { id: string; subject: string };
let reviewer: { id: string; subject: string };
const seen = new Set<string>();

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  reviewer = await aPerson(service.db, { organizations: [own], rights: { mayReview: true } });
  webhookId = await aWebhook(service.db, own);
  // Nothing of ours goes there.
  await aWebhook(service.db, await anOrganization(service.db));
});
afterAll(() => service.close());
beforeEach(() => service.db.query(sql`delete from webhook_deliveries`));

type DeliveredEvent = { event: WebhookEvent; data: Record<string, unknown>; webhookId: string };
/** What was told since the last look, in order. Every body is one that the contract describes, with nothing besides. */
async function delivered(): Promise<DeliveredEvent[]> {
  const rows = await service.db.query<DeliveredEvent>(sql`
    with gone as (delete from webhook_deliveries returning event, data, webhook_id, position)
    select event, data, webhook_id as "webhookId" from gone order by position`);
  for (const { event, data, webhookId: of } of rows) {
    seen.add(event);
    expect(of).toBe(webhookId);
    expect(webhookDataErrors(event, data), `${event} ${JSON.stringify(data)}`).toEqual([]);
  }
  return rows;
}
const deliveredEvents = async () => (await delivered()).map(({ event }) => event);
const as = () => admin.subject;
const change = (id: string, body: object) =>
  service.call('PATCH /Management/MediaContents/:id', { as: as(), params: { id }, body });

test('an item is told of as it comes, is processed, changes, and goes', async () => {
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, title: 'The <drill>' });
  expect(await delivered()).toMatchObject([
    { event: 'item.uploaded', data: { item: { id, title: 'The <drill>' } } },
  ]);

  await queueProcessing(service.db, id, true);
  await service.db.query(sql`update media_contents set processing_status = 2 where id = ${id}`);
  expect(await deliveredEvents()).toEqual(['item.processed']);
  await queueProcessing(service.db, id, true);
  await failProcessing(service.db, id, 'The file is damaged.');
  expect(await delivered()).toMatchObject([
    { event: 'item.failed', data: { problem: 'The file is damaged.' } },
  ]);
  await service.db.query(sql`update media_contents set processing_status = 2 where id = ${id}`);
  await delivered();

  const category = await aCategory(service.db, own);
  await change(id, { title: 'The drill', tags: ['safety'], categoryIds: [category] });
  expect(await delivered()).toMatchObject([
    {
      event: 'item.changed',
      data: { item: { title: 'The drill' }, changes: ['categories', 'tags', 'title'] },
    },
  ]);
  await change(id, { title: 'The drill' });
  expect(await delivered()).toEqual([]);

  const options = { as: as(), params: { id } };
  const publishAt = '2026-04-01T09:00:00Z';
  await service.call('PUT /Management/MediaContents/:id/Schedules', { ...options, body: { publishAt } });
  expect(await delivered()).toMatchObject([
    { event: 'item.scheduled', data: { item: { state: 'scheduled' } } },
  ]);
  await service.call('DELETE /Management/MediaContents/:id/Schedules', options);
  await service.call('POST /Management/MediaContents/:id/Publications', { ...options, body: {} });
  expect(await delivered()).toMatchObject([
    { event: 'item.published', data: { item: { state: 'published' } } },
  ]);
  await service.call('DELETE /Management/MediaContents/:id/Publications', options);
  expect(await delivered()).toMatchObject([
    { event: 'item.unpublished', data: { item: { state: 'draft' } } },
  ]);
  await service.call('DELETE /Management/MediaContents/:id', options);
  expect(await delivered()).toMatchObject([{ event: 'item.deleted', data: { item: { state: 'deleted' } } }]);
  await service.call('POST /Management/MediaContents/:id/Restorations', options);
  expect(await deliveredEvents()).toEqual(['item.restored']);
});

test('captions are told of once they are there', async () => {
  const id = await aMediaContent(service.db, own);
  await delivered();
  const put = await service.app.inject({
    method: 'PUT',
    url: `/api/Management/MediaContents/${id}/Subtitles/en`,
    headers: { authorization: `Bearer token-${as()}`, 'content-type': bytesType },
    payload: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n',
  });
  expect(put.statusCode).toBe(200);
  expect(await delivered()).toMatchObject([
    {
      event: 'captions.published',
      data: { item: { id }, captions: { languageCode: 'en', isAutoGenerated: false } },
    },
  ]);
});

test('each step of a review is told of', async () => {
  await service.db.query(sql`update organizations set asks_review = true where id = ${own}`);
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: admin.id });
  await delivered();
  const params = { id };
  const act = (action: number) =>
    service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
      ...{ as: reviewer.subject, params },
      body: { action, comment: 'Louder, please.' },
    });
  const submit = () =>
    service.call('POST /Management/MediaContents/:id/Reviews', { as: as(), params, body: {} });
  await submit();
  const [submitted, ...others] = await delivered();
  expect([submitted?.event, submitted?.data['item'], others]).toMatchObject([
    'review.submitted',
    { id, state: 'inReview' },
    [],
  ]);
  await act(ReviewAction.Comment);
  await act(ReviewAction.RequestChanges);
  await submit();
  await act(ReviewAction.Approve);
  await act(ReviewAction.RemoveApproval);
  await act(ReviewAction.Approve);
  await act(ReviewAction.Complete);
  await service.db.query(sql`update media_contents set status = 0 where id = ${id}`);
  await submit();
  await service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
    ...{ as: as(), params },
    body: { action: ReviewAction.Discard, comment: '' },
  });
  const steps = await delivered();
  expect(steps.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      ...['review.commented', 'review.returned', 'review.submitted', 'review.approved', 'review.reopened'],
      ...['review.completed', 'review.withdrawn'],
    ]),
  );
  expect(JSON.stringify(steps)).not.toContain('Louder');
  await service.db.query(sql`update organizations set asks_review = false where id = ${own}`);
});

test('people are told of as they join, watch to the end, and leave', async () => {
  const person = await aPerson(service.db, { organizations: [own], email: 'new@tv.example' });
  expect(await delivered()).toMatchObject([
    {
      event: 'person.joined',
      data: { person: { id: person.id, email: 'new@tv.example', role: 'InMotion.Viewer' } },
    },
  ]);
  const id = await aMediaContent(service.db, own, { package: { durationInSeconds: 100 } });
  await delivered();
  const watch = (position: number, ranges: number[][]) =>
    service.call('POST /WatchedTimestamps', {
      as: person.subject,
      body: { mediaContentId: id, position, ranges },
    });
  await watch(50, [[0, 50]]);
  expect(await delivered()).toEqual([]);
  await watch(100, [[50, 100]]);
  await watch(100, [[0, 100]]);
  expect(await delivered()).toMatchObject([
    { event: 'item.watched', data: { item: { id }, person: { id: person.id, email: 'new@tv.example' } } },
  ]);
  const options = { as: as(), params: { id: person.id } };
  await service.call('PATCH /Management/People/:id', { ...options, body: { status: 1 } });
  expect(await delivered()).toEqual([
    { webhookId, event: 'person.left', data: { organizationId: own, person: { id: person.id } } },
  ]);
  await service.call('PATCH /Management/People/:id', { ...options, body: { status: 0 } });
  await service.call('DELETE /Management/People/:id', options);
  expect(await deliveredEvents()).toEqual(['person.joined', 'person.left']);
});

test('what was told of a person is erased with them, and that they left is told', async () => {
  const person = await aPerson(service.db, { organizations: [own], email: 'erased@tv.example' });
  await service.call('DELETE /Users/Me/Data', { as: person.subject, body: { email: 'erased@tv.example' } });
  const rows = await delivered();
  expect(rows.map(({ event }) => event)).toEqual(['person.left']);
  expect(JSON.stringify(rows)).not.toContain('erased@tv.example');
});

test('a live event is told of as it goes on air and as it ends, once each', async () => {
  const id = await aLiveEvent(service.db, own);
  await service.db.query(sql`update live_events set state = 'receiving' where media_content_id = ${id}`);
  await delivered();
  const options = { as: as(), params: { id } };
  for (const _time of [1, 2]) await service.call('PUT /Management/LiveEvents/:id/OnAir', options);
  const began = (await delivered()).filter(({ event }) => event.startsWith('live.'));
  expect(began).toMatchObject([{ event: 'live.began', data: { item: { id, state: 'published' } } }]);
  for (const _time of [1, 2]) await service.call('DELETE /Management/LiveEvents/:id/OnAir', options);
  expect(await delivered()).toMatchObject([
    { event: 'live.ended', data: { item: { id }, endedAt: expect.any(String) as string } },
  ]);
});

test('an event is written with its cause or not at all, and for webhooks alone that want it', async () => {
  const id = await aMediaContent(service.db, own);
  await delivered();
  const fails = service.db.transaction(async (queries) => {
    await queries.query(sql`update media_contents set title = 'Never' where id = ${id}`);
    throw new Error('undone');
  });
  await expect(fails).rejects.toThrow('undone');
  expect(await delivered()).toEqual([]);
  for (const [what, back] of [
    [sql`is_paused = true`, sql`is_paused = false`],
    [sql`ended_at = now(), ended_because = 'failed'`, sql`ended_at = null, ended_because = null`],
    [sql`events = '{item.deleted}'`, sql`events = ${webhookEventNames}::text[]`],
  ] as const) {
    await service.db.query(sql`update webhooks set ${what} where id = ${webhookId}`);
    await change(id, { title: `Without ${Math.random()}` });
    expect(await delivered()).toEqual([]);
    await service.db.query(sql`update webhooks set ${back} where id = ${webhookId}`);
  }
});

test('every event of the contract was told', () => {
  expect([...seen].sort()).toEqual([...webhookEventNames].sort());
});

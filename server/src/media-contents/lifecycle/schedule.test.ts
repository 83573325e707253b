import { ContentStatus, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPackage, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { claimSchedule, listDueSchedules } from './db.ts';
import { fireDueSchedules } from './fire-due-schedules.ts';
import { purgeDeletedItems } from './delete-item.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
let viewer: { id: string; subject: string };
const start = new Date('2026-03-02T09:00:00Z');
const problems: unknown[] = [];
const log = { info() {}, warn() {}, error: (problem: unknown) => problems.push(problem) } as never;

beforeAll(async () => {
  service = await startTestService(start);
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  viewer = await aPerson(service.db, { organizations: [own] });
});
afterAll(() => service.close());
beforeEach(() => service.setNow(start));
afterEach(() => expect(problems.splice(0)).toEqual([]));

const fire = () => fireDueSchedules({ db: service.db, clock: service.now, log });
const aDraft = () => aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
const optionsOf = (id: string) => ({ as: manager.subject, params: { id } });
const schedule = (id: string, body: { publishAt?: string; unpublishAt?: string }) =>
  service.call('PUT /Management/MediaContents/:id/Schedules', { ...optionsOf(id), body });
const find = async (id: string) =>
  (await service.call('GET /Management/MediaContents/:id', optionsOf(id))).body;
const canWatch = async (id: string) =>
  (await service.call('GET /MediaContents/Published/:id', { ...optionsOf(id), as: viewer.subject })).body
    .videoUrl !== undefined;
const schedules = async (id: string) =>
  (
    await service.db.query<{ action: number; status: number }>(
      sql`select action, status from schedules where media_content_id = ${id} order by action, created_at`,
    )
  ).map(({ action, status }) => [action, status]);
const actions = async (id: string) =>
  (
    await service.db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${id} and action like '%on schedule' order by id`,
    )
  ).map(({ action }) => action);

test('publication and unpublication fire at their instants, once', async () => {
  const id = await aDraft();
  const body = { publishAt: '2026-03-02T10:00:00Z', unpublishAt: '2026-03-02T11:00:00Z' };
  const scheduled = await schedule(id, body);
  expect([scheduled.status, scheduled.body.status]).toEqual([200, ContentStatus.SCHEDULED]);
  expect(scheduled.body).toMatchObject({
    scheduledPublicationDate: '2026-03-02T10:00:00.000Z',
    scheduledUnpublicationDate: '2026-03-02T11:00:00.000Z',
  });
  expect((await schedule(id, body)).status).toBe(200);
  service.setNow(new Date('2026-03-02T09:59:59.999Z'));
  expect([await fire(), await canWatch(id)]).toEqual([0, false]);
  service.setNow(new Date('2026-03-02T10:00:00Z'));
  expect([await fire(), await canWatch(id)]).toEqual([1, true]);
  expect(await fire()).toBe(0);
  expect((await find(id)).publishDate).toBe('2026-03-02T10:00:00.000Z');
  service.setNow(new Date('2026-03-02T11:00:00Z'));
  expect([await fire(), await canWatch(id)]).toEqual([1, false]);
  expect(await schedules(id)).toEqual([
    [ScheduleAction.Publish, ScheduleStatus.Completed],
    [ScheduleAction.Unpublish, ScheduleStatus.Completed],
  ]);
  expect(await actions(id)).toEqual([
    'media content published on schedule',
    'media content unpublished on schedule',
  ]);
});

test('what came due while nobody was there is made up for, each once, however many look at the same time', async () => {
  const late = await aDraft();
  const over = await aDraft();
  await schedule(late, { publishAt: '2026-03-02T10:00:00Z' });
  await schedule(over, { publishAt: '2026-03-02T10:00:00Z', unpublishAt: '2026-03-02T10:30:00Z' });
  service.setNow(new Date('2026-03-03T10:00:00Z'));
  const fired = await Promise.all([fire(), fire(), fire()]);
  expect(fired.reduce((sum, each) => sum + each)).toBe(3);
  expect(await find(late)).toMatchObject({
    status: ContentStatus.PUBLISHED,
    publishDate: '2026-03-02T10:00:00.000Z',
  });
  expect((await find(over)).status).toBe(ContentStatus.DRAFT);
  expect(await actions(over)).toHaveLength(2);
  expect(await actions(late)).toHaveLength(1);
});

test('a moved schedule fires at its new instant only; a canceled one never', async () => {
  const moved = await aDraft();
  const canceled = await aDraft();
  for (const id of [moved, canceled]) await schedule(id, { publishAt: '2026-03-02T10:00:00Z' });
  expect((await schedule(moved, { publishAt: '2026-03-02T12:00:00Z' })).body.scheduledPublicationDate).toBe(
    '2026-03-02T12:00:00.000Z',
  );
  const cancel = () => service.call('DELETE /Management/MediaContents/:id/Schedules', optionsOf(canceled));
  expect((await cancel()).body.status).toBe(ContentStatus.DRAFT);
  expect((await cancel()).status).toBe(200);
  service.setNow(new Date('2026-03-02T11:00:00Z'));
  expect(await fire()).toBe(0);
  service.setNow(new Date('2026-03-02T12:00:00Z'));
  expect(await fire()).toBe(1);
  expect(await canWatch(moved)).toBe(true);
  expect(await schedules(canceled)).toEqual([[ScheduleAction.Publish, ScheduleStatus.Canceled]]);
});

test('whoever finds a schedule due does not get it once it was moved, canceled or carried out', async () => {
  const [moved, canceled, done] = await Promise.all([aDraft(), aDraft(), aDraft()]);
  for (const id of [moved, canceled, done]) await schedule(id, { publishAt: '2026-03-02T10:00:00Z' });
  const ten = new Date('2026-03-02T10:00:00Z');
  const due = await listDueSchedules(service.db, ten);
  expect(due).toHaveLength(3);
  await schedule(moved, { publishAt: '2026-03-02T12:00:00Z' });
  await service.call('DELETE /Management/MediaContents/:id/Schedules', optionsOf(canceled));
  await service.call('POST /Management/MediaContents/:id/Publications', optionsOf(done));
  for (const each of due)
    expect(await service.db.transaction((queries) => claimSchedule(queries, each, ten))).toBeUndefined();
  await service.call('DELETE /Management/MediaContents/:id/Schedules', optionsOf(moved));
});

test('publishing by hand completes the schedule; what arrives scheduled has one too', async () => {
  const id = await aMediaContent(service.db, own, { scheduledAt: new Date('2026-03-02T10:00:00Z') });
  expect(await schedules(id)).toEqual([[ScheduleAction.Publish, ScheduleStatus.Scheduled]]);
  const published = await service.call('POST /Management/MediaContents/:id/Publications', optionsOf(id));
  expect(published.body).toMatchObject({ status: ContentStatus.PUBLISHED, publishDate: start.toISOString() });
  expect(published.body.scheduledPublicationDate).toBeUndefined();
  service.setNow(new Date('2026-03-02T10:00:00Z'));
  expect(await fire()).toBe(0);
  expect(await schedules(id)).toEqual([[ScheduleAction.Publish, ScheduleStatus.Completed]]);
});

test('an item that is still being processed is published as soon as it is ready', async () => {
  const id = await aDraft();
  await schedule(id, { publishAt: '2026-03-02T10:00:00Z' });
  await service.db.query(
    sql`update media_contents set processing_status = 1, package = null where id = ${id}`,
  );
  service.setNow(new Date('2026-03-02T10:00:00Z'));
  expect(await fire()).toBe(0);
  await service.db.query(
    sql`update media_contents set processing_status = 2, package = ${JSON.stringify(aPackage())} where id = ${id}`,
  );
  expect([await fire(), await canWatch(id)]).toEqual([1, true]);
});

test.each([
  [{ publishAt: '2026-03-02T08:00:00Z' }, 400, 'publishAt must be in the future.'],
  [
    { publishAt: '2026-03-02T10:00:00Z', unpublishAt: '2026-03-02T10:00:00Z' },
    400,
    'unpublishAt must be after the publication.',
  ],
  [{}, 400, 'publishAt or unpublishAt is needed: give at least one of them.'],
  [
    { unpublishAt: '2026-03-02T10:00:00Z' },
    409,
    'This item is neither published nor scheduled: also say when to publish it.',
  ],
])('%j of a draft is refused, and leaves nothing behind', async (body, status, message) => {
  const id = await aDraft();
  const answer = await schedule(id, body);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect([await schedules(id), (await find(id)).status]).toEqual([[], ContentStatus.DRAFT]);
});

test('a published item is unpublished first, before it is scheduled again', async () => {
  const id = await aMediaContent(service.db, own);
  const refused = await schedule(id, { publishAt: '2026-03-02T10:00:00Z' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This item is published: unpublish it first.',
  ]);
  expect((await schedule(id, { unpublishAt: '2026-03-02T10:00:00Z' })).status).toBe(200);
  const unpublished = await service.call('DELETE /Management/MediaContents/:id/Publications', optionsOf(id));
  expect(unpublished.body.scheduledUnpublicationDate).toBeUndefined();
  expect((await schedule(id, { publishAt: '2026-03-02T10:00:00Z' })).status).toBe(200);
  const listed = await service.call('GET /Management/Schedules', {
    as: manager.subject,
    query: { pageSize: 100 },
  });
  const ofItem = listed.body.filter(({ mediaContentId }) => mediaContentId === id);
  expect(ofItem.map(({ action, status }) => `${action} ${status}`).sort()).toEqual([
    `${ScheduleAction.Publish} ${ScheduleStatus.Scheduled}`,
    `${ScheduleAction.Unpublish} ${ScheduleStatus.Canceled}`,
  ]);
  await service.call('DELETE /Management/MediaContents/:id/Schedules', optionsOf(id));
});

test('30 days after its deletion an item and its files are gone', async () => {
  const id = await aMediaContent(service.db, own);
  const storedFiles = [`media/${id}/1/poster-640.jpg`, `uploads/${id}/0-the-original`];
  for (const file of storedFiles) await service.files.write(file, 'a picture');
  const sizes = () => Promise.all(storedFiles.map((file) => service.files.size(file)));
  await service.call('DELETE /Management/MediaContents/:id', {
    authorization: 'Bearer local-service-token',
    params: { id },
  });
  const forget = () => purgeDeletedItems({ db: service.db, files: service.files, clock: service.now });
  const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000);
  service.setNow(days(29));
  await forget();
  expect(await sizes()).toEqual([9, 9]);
  service.setNow(days(31));
  await forget();
  expect(await sizes()).toEqual([undefined, undefined]);
  expect(await service.db.query(sql`select from media_contents where id = ${id}`)).toEqual([]);
});

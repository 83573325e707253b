import { ProblemCode } from '@tv/contract/problems';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let person: { id: string; subject: string };
let admin: { id: string; subject: string };
let item: string;
let later: string;

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
});
afterAll(() => service.close());

beforeEach(async () => {
  person = await aPerson(service.db, { organizations: [organizationId] });
  item = await aMediaContent(service.db, organizationId, { title: 'First' });
  later = await aMediaContent(service.db, organizationId, { title: 'Second' });
  await play(item, [10, 40]);
  service.setNow(new Date(service.now().getTime() + 60_000));
  await play(later, [0, 20]);
});

const play = (mediaContentId: string, [from, to]: [number, number]) =>
  service.call('POST /WatchedTimestamps', {
    as: person.subject,
    body: { mediaContentId, position: to, ranges: [[from, to]] },
  });
const history = async (query: Record<string, unknown> = {}) =>
  service.call('GET /WatchedTimestamps', { as: person.subject, query });
const titles = ({ body }: { body: { mediaContent: { title: string } }[] }) =>
  body.map(({ mediaContent }) => mediaContent.title);
const inProgress = async () =>
  (
    await service.call('GET /MediaContents', { as: person.subject, query: { showOnlyInProgress: true } })
  ).body.map(({ title }) => title);
const forget = (mediaContentId: string) =>
  service.call('DELETE /WatchedTimestamps', { as: person.subject, query: { mediaContentId } });
const detail = async (id: string) =>
  (await service.call('GET /MediaContents/Published/:id', { as: person.subject, params: { id } })).body;

it('lists what was watched, latest first, page by page, and nobody else’s', async () => {
  const all = await history();
  expect(titles(all)).toEqual(['Second', 'First']);
  expect(all.headers['x-pagination-total-results']).toBe('2');
  expect(all.body[1]).toMatchObject({ mediaContentId: item, position: 40, watchStatus: 1 });
  const first = await history({ pageSize: 1 });
  const rest = await history({ pageSize: 1, cursor: first.headers['x-pagination-next'] });
  expect([...titles(first), ...titles(rest)]).toEqual(['Second', 'First']);
  const another = await aPerson(service.db, { organizations: [organizationId] });
  expect((await service.call('GET /WatchedTimestamps', { as: another.subject })).body).toEqual([]);
});

it('what is taken out is gone from history and from what is in progress, and begins anew', async () => {
  expect(await inProgress()).toEqual(['Second', 'First']);
  expect((await forget(item)).status).toBe(204);
  expect((await forget(item)).status).toBe(204);
  expect(titles(await history())).toEqual(['Second']);
  expect(await inProgress()).toEqual(['Second']);
  expect((await detail(item)).currentUserWatch).toBeUndefined();
  // Played again it is there again; who manages it sees all that was played.
  await play(item, [50, 60]);
  expect(titles(await history())).toContain('First');
  const watched = await service.call('GET /Management/MediaContents/:id/Watched', {
    as: admin.subject,
    params: { id: item },
  });
  expect(watched.body[0]).toMatchObject({ secondsWatched: 40 });
});

it('what is marked as watched leaves what is in progress, not history; the truth stays for managers', async () => {
  await service.call('POST /WatchlistContents', { as: person.subject, body: { mediaContentId: item } });
  const mark = () =>
    service.call('PUT /WatchedTimestamps', {
      as: person.subject,
      query: { mediaContentId: item },
      body: { watchStatus: 2 },
    });
  expect((await mark()).status).toBe(204);
  expect((await mark()).status).toBe(204);
  expect(await inProgress()).toEqual(['Second']);
  expect(titles(await history())).toContain('First');
  expect((await detail(item)).currentUserWatch).toMatchObject({ watchStatus: 2 });
  const playlist = await service.call('GET /WatchlistContents', {
    as: person.subject,
    query: { watchStatus: 2 },
  });
  expect(playlist.body.map(({ mediaContentId }) => mediaContentId)).toEqual([item]);
  const watched = await service.call('GET /Management/MediaContents/:id/Watched', {
    as: admin.subject,
    params: { id: item },
  });
  expect(watched.body[0]).toMatchObject({ watchStatus: 1, secondsWatched: 30 });
});

it('an item that was never begun cannot be marked', async () => {
  const fresh = await aMediaContent(service.db, organizationId);
  const refused = await service.call('PUT /WatchedTimestamps', {
    as: person.subject,
    query: { mediaContentId: fresh },
    body: { watchStatus: 2 },
  });
  expect([refused.status, refused.body]).toMatchObject([404, { errorCode: ProblemCode.NotFound }]);
});

it('is cleared for the current organization only', async () => {
  const other = await anOrganization(service.db);
  const foreign = await aMediaContent(service.db, other);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person.id}, ${other}, 'Viewer')`,
  );
  await play(foreign, [0, 10]);
  expect((await service.call('DELETE /WatchedTimestamps/Flush', { as: person.subject })).status).toBe(204);
  expect((await history()).body).toEqual([]);
  expect(await inProgress()).toEqual([]);
  const left = await service.db.query(
    sql`select media_content_id from watch_progress where person_id = ${person.id} and forgotten_at is null`,
  );
  expect(left).toEqual([{ media_content_id: foreign }]);
});

it('the person’s reminders are a list of their own', async () => {
  const [one] = await Promise.all(
    ['One', 'Two'].map((title, index) =>
      aMediaContent(service.db, organizationId, {
        title,
        scheduledAt: new Date(Date.UTC(2199, 0, 2 - index)),
      }),
    ),
  );
  const upcoming = async (showOnlyReminded: boolean) =>
    (
      await service.call('GET /MediaContents', {
        as: person.subject,
        query: { showOnlyUpcoming: true, ...(showOnlyReminded && { showOnlyReminded }) },
      })
    ).body.map(({ title }) => title);
  expect(await upcoming(true)).toEqual([]);
  await service.call('POST /schedules/media-contents/:id/publish/notifications', {
    as: person.subject,
    params: { id: one! },
  });
  expect(await upcoming(true)).toEqual(['One']);
  expect(await upcoming(false)).toEqual(['Two', 'One']);
});

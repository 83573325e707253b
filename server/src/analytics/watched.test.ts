import { randomUUID } from 'node:crypto';
import { Visibility, WatchStatus } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { listPersonWatched } from './person-watched-db.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

const report = (as: string, mediaContentId: string, ranges: number[][]) =>
  service.call('POST /WatchedTimestamps', {
    as,
    body: { mediaContentId, position: ranges.at(-1)?.[1] ?? 0, ranges },
  });
const watched = (id: string, query: object = {}) =>
  service.call('GET /Management/MediaContents/:id/Watched', {
    as: manager.subject,
    params: { id },
    query: query as never,
  });
const table = async (id: string) => {
  const { body, headers } = await service.call('GET /Management/MediaContents/:id/Watched.csv', {
    as: manager.subject,
    params: { id },
  });
  return { text: body as unknown as string, headers };
};
const viewer = async (name: { email?: string; firstName?: string } = {}) => {
  const person = await aPerson(service.db, { organizations: [own] });
  await service.db.query(sql`
    update people set email = ${name.email ?? `${person.id}@tv.example`}, first_name = ${name.firstName ?? null}
    where id = ${person.id}`);
  return person;
};

test('tells the union of what each person played, once, however often it was told', async () => {
  const id = await aMediaContent(service.db, own);
  const person = await viewer({ email: 'ada@own.example', firstName: 'Ada' });
  await report(person.subject, id, [[10, 20]]);
  service.setNow(new Date('2026-03-02T10:00:00Z'));
  for (let time = 0; time < 2; time++)
    await report(person.subject, id, [
      [15, 30],
      [80, 95.5],
    ]);
  const { status, body, headers } = await watched(id);
  expect([status, headers['x-pagination-total-results']]).toEqual([200, '1']);
  expect(body).toEqual([
    {
      personId: person.id,
      email: 'ada@own.example',
      firstName: 'Ada',
      isMember: true,
      watchStatus: WatchStatus.WATCHED,
      secondsWatched: 35.5,
      share: 0.355,
      ranges: [
        [10, 30],
        [80, 95.5],
      ],
      firstWatchedDate: '2026-03-02T09:00:00.000Z',
      lastWatchedDate: '2026-03-02T10:00:00.000Z',
    },
  ]);
});

test('stores the longest of too many ranges, and never more than was played', async () => {
  const id = await aMediaContent(service.db, own, { package: { durationInSeconds: 10_000 } });
  const person = await viewer();
  const most = limits.reactionRanges;
  for (let part = 0; part * most < limits.watchedRanges + most; part++)
    await report(
      person.subject,
      id,
      Array.from({ length: most }, (_, index) => {
        const from = (part * most + index) * 5;
        return [from, from + (part === 1 ? 2 : 1)];
      }),
    );
  const [row] = (await watched(id)).body;
  expect(row!.ranges).toHaveLength(limits.watchedRanges);
  expect(row!.ranges.filter(([from, to]) => to! - from! === 2)).toHaveLength(most);
  expect(row!.secondsWatched).toBe(limits.watchedRanges + most);
});

test('lists by address, by state, by page, and those who have left', async () => {
  const id = await aMediaContent(service.db, own);
  const gone = await viewer({ email: 'b@own.example' });
  for (const [email, to] of [
    ['C@own.example', 95],
    ['a@own.example', 20],
  ] as const)
    await report((await viewer({ email })).subject, id, [[to - 10, to]]);
  await report(gone.subject, id, [[0, 10]]);
  await service.db.query(sql`delete from memberships where person_id = ${gone.id}`);
  const first = await watched(id, { pageSize: 2 });
  expect(first.body.map(({ email, isMember }) => [email, isMember])).toEqual([
    ['a@own.example', true],
    ['b@own.example', false],
  ]);
  const next = await watched(id, { pageSize: 2, cursor: first.headers['x-pagination-next'] });
  expect(next.body.map(({ email }) => email)).toEqual(['C@own.example']);
  const done = await watched(id, { watchStatus: WatchStatus.WATCHED });
  expect(done.body.map(({ email }) => email)).toEqual(['C@own.example']);
  expect((await watched(id, { searchTerm: 'A@OWN' })).body).toHaveLength(1);
});

test('names nobody who never was in the organization: on public pages they are visitors', async () => {
  const id = await aMediaContent(service.db, own, { visibility: Visibility.PUBLIC });
  const stranger = await aPerson(service.db, { organizations: [await anOrganization(service.db)] });
  expect((await report(stranger.subject, id, [[0, 10]])).status).toBe(404);
  const { status } = await service.call('POST /WatchedTimestamps/:id/Publics', {
    as: stranger.subject,
    params: { id: randomUUID() },
    body: { mediaContentId: id, position: 10, ranges: [[0, 10]] },
  });
  expect(status).toBe(204);
  expect((await watched(id)).body).toEqual([]);
  const figures = await service.call('GET /Management/Analytics/Watched', {
    as: manager.subject,
    query: { mediaContentId: id },
  });
  expect([figures.status, figures.body]).toEqual([200, []]);
});

test('of a person’s two organizations each has what was watched in it', async () => {
  const other = await anOrganization(service.db);
  const both = await aPerson(service.db, { organizations: [other, own] });
  const [here, there] = [await aMediaContent(service.db, own), await aMediaContent(service.db, other)];
  for (const id of [here, there]) expect((await report(both.subject, id, [[0, 10]])).status).toBe(204);
  const query = { personId: [both.id] };
  const { body } = await service.call('GET /Management/Analytics/Watched', { as: manager.subject, query });
  expect(body.map(({ mediaContentId }) => mediaContentId)).toEqual([here]);
  // The condition holds without the second lock, too.
  const { items } = await crossing('start', () =>
    listPersonWatched(service.db, { organizationId: own, timeZone: 'UTC' }, query),
  );
  expect(items).toEqual(body);
  expect((await watched(there)).status).toBe(404);
});

test('is for the organization’s own managers', async () => {
  const other = await anOrganization(service.db);
  const foreign = await aMediaContent(service.db, other);
  expect((await watched(foreign)).status).toBe(404);
  const content = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  const id = await aMediaContent(service.db, own);
  const options = { as: content.subject, params: { id } };
  expect((await service.call('GET /Management/MediaContents/:id/Watched', options)).status).toBe(403);
  expect((await service.call('GET /Management/MediaContents/:id/Watched.csv', options)).status).toBe(403);
});

test('makes a table that spreadsheets open, of more than a page, and notes who took it', async () => {
  const id = await aMediaContent(service.db, own);
  const hostile = await viewer({ email: 'zz@own.example', firstName: '=HYPERLINK("https://evil.example")' });
  await report(hostile.subject, id, [[0, 90.4]]);
  const others = Array.from({ length: limits.largestPage + 1 }, (_, index) => `p${index}`);
  await service.db.query(sql`
    with made as (insert into people (id, issuer, subject, email, current_organization_id)
      select gen_random_uuid(), 'x', each, each || '@own.example', ${own}::uuid from unnest(${others}::text[]) each returning id)
    insert into watch_progress (person_id, media_content_id) select id, ${id}::uuid from made`);
  const { text, headers } = await table(id);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="watched-${id}.csv"`,
    'cache-control': 'private, no-store',
  });
  const lines = text.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFEmail,First name,/);
  expect(lines).toHaveLength(1 + others.length + 1 + 1);
  expect(lines.at(-2)).toBe(
    `zz@own.example,"'=HYPERLINK(""https://evil.example"")",,yes,watched,90,90,0 to 90,${'2026-03-02 10:00:00,'.repeat(2).slice(0, -1)}`,
  );
  const noted = await service.db.query(sql`select action, person_id from audit_log where subject = ${id}`);
  expect(noted).toEqual([{ action: 'watched table taken', person_id: manager.id }]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { deleteOldVisits } from './delete-visits-db.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let other: string;
let member: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  other = await anOrganization(service.db);
  member = await aPerson(service.db, { organizations: [organizationId] });
});
afterAll(() => service.close());

const item = (given: Parameters<typeof aMediaContent>[2] = {}) =>
  aMediaContent(service.db, organizationId, given);
const detail = async (id: string, as = member.subject) =>
  (await service.call('GET /MediaContents/Published/:id', { as, params: { id } })).body;
const later = (minutes: number) => service.setNow(new Date(service.now().getTime() + minutes * 60_000));

describe('visitors', () => {
  const count = async (id: string) =>
    (
      await service.db.query<{ visitor_count: number }>(
        sql`select visitor_count from media_contents where id = ${id}`,
      )
    )[0]!.visitor_count;

  it('are counted once per viewer, item and 30 minutes', async () => {
    const id = await item({ visibility: 2 });
    const visit = () =>
      service.call('POST /MediaContents/:id/Visitors', { as: member.subject, params: { id } });
    const publicVisit = (visitorId: string) =>
      service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', { params: { id, visitorId } });
    expect((await visit()).status).toBe(204);
    await visit();
    expect(await count(id)).toBe(1);
    const visitor = randomUUID();
    await Promise.all([publicVisit(visitor), publicVisit(visitor), publicVisit(visitor)]);
    expect(await count(id)).toBe(2);
    await publicVisit(randomUUID());
    expect(await count(id)).toBe(3);
    later(29);
    await visit();
    expect(await count(id)).toBe(3);
    later(1);
    await visit();
    expect(await count(id)).toBe(4);
    const stored = await service.db.query<{ viewer_hash: string }>(sql`select viewer_hash from visitors`);
    expect(stored.map(({ viewer_hash }) => viewer_hash)).not.toContain(visitor);
  });

  it('who are invented are bounded by network, item and hour; who was here before goes on', async () => {
    const id = await item({ visibility: 2 });
    const inventive = '203.0.113.9';
    const ask = async (path: string, from: string, payload?: object) => {
      const answer = await service.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        remoteAddress: from,
        headers: { authorization: 'Bearer public' },
        ...(payload && { payload }),
      });
      return [answer.statusCode, answer.headers['retry-after']];
    };
    const visit = (visitor: string, from = inventive) =>
      ask(`MediaContents/${id}/Visitors/${visitor}/Publics`, from);
    const watch = (visitor: string, from = inventive) =>
      ask(`WatchedTimestamps/${visitor}/Publics`, from, { mediaContentId: id, position: 1 });
    const first = randomUUID();
    for (const act of [visit, watch]) {
      expect(await act(first)).toEqual([204, undefined]);
      for (let more = 1; more < 300; more++) await act(randomUUID());
      expect(await act(randomUUID())).toEqual([429, '3600']);
      expect(await act(first)).toEqual([204, undefined]);
      expect(await act(randomUUID(), '198.51.100.1')).toEqual([204, undefined]);
    }
    expect(await count(id)).toBe(301);
    const [stored] = await service.db.query<{ rows: number }>(
      sql`select count(*)::int as rows from visitor_progress where media_content_id = ${id}`,
    );
    expect(stored).toEqual({ rows: 301 });
    later(61);
    await deleteOldVisits(service.db, service.now());
    expect(await service.db.query(sql`select from visitors where media_content_id = ${id}`)).toEqual([]);
    expect(await visit(randomUUID())).toEqual([204, undefined]);
    expect(await count(id)).toBe(302);
  });

  it('are not counted for what they cannot play', async () => {
    const visitorId = randomUUID();
    for (const id of [await item(), await item({ visibility: 2, passwordHash: 'x' }), randomUUID()]) {
      const { status } = await service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
        params: { id, visitorId },
      });
      expect(status).toBe(404);
    }
  });
});

describe('watching', () => {
  const report = (mediaContentId: string, position: number, ranges?: number[][], as = member.subject) =>
    service.call('POST /WatchedTimestamps', { as, body: { mediaContentId, position, ranges } });
  const played = async (id: string) =>
    (
      await service.db.query<{ played: string }>(
        sql`select played::text as played from watch_progress where media_content_id = ${id}`,
      )
    )[0]!.played;

  it('stores the position, joins what was played, and never goes back', async () => {
    const id = await item();
    expect((await report(id, 3)).status).toBe(204);
    expect((await detail(id)).currentUserWatch).toEqual({ position: 3, watchStatus: 0 });
    await report(id, 12, [
      [0, 8],
      [6, 12],
    ]);
    await report(id, 95, [[94, 95]]);
    await report(id, 40, [[10, 40]]);
    expect(await played(id)).toBe('{[0,40),[94,95)}');
    expect((await detail(id)).currentUserWatch).toEqual({ position: 40, watchStatus: 2 });
  });

  it('moves an item of the playlist, and never adds one', async () => {
    const [inList, outside] = [await item(), await item()];
    const body = { mediaContentId: inList };
    await service.call('POST /WatchlistContents', { as: member.subject, body });
    const states = async () => {
      const { body } = await service.call('GET /WatchlistContents/Overview', { as: member.subject });
      return [body.pending, body.watching, body.watched];
    };
    await report(inList, 60);
    expect(await states()).toEqual([1, 0, 0]);
    await report(inList, 60, [[50, 60]]);
    await report(outside, 60, [[50, 60]]);
    expect(await states()).toEqual([0, 1, 0]);
    await report(inList, 90, [[60, 90]]);
    await report(inList, 6, [[0, 6]]);
    expect(await states()).toEqual([0, 0, 1]);
  });

  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 2, 2],
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 2],
    [2, 0, 2],
    [2, 1, 2],
    [2, 2, 2],
  ])('of an item in state %i that reaches %i leaves it in %i', async (state, reached, left) => {
    const { subject } = await aPerson(service.db, { organizations: [organizationId] });
    const id = await item();
    const query = { mediaContentId: id };
    await service.call('POST /WatchlistContents', { as: subject, body: query });
    await service.call('PUT /WatchlistContents', { as: subject, query, body: { watchStatus: state } });
    const to = [2, 6, 95][reached]!;
    await report(id, to, [[0, to]], subject);
    const { body } = await service.call('GET /WatchlistContents', {
      as: subject,
      query: { watchStatus: left },
    });
    expect(body.map(({ mediaContentId }) => mediaContentId)).toEqual([id]);
  });

  it('lists what was begun and not finished, latest watched first', async () => {
    const { subject } = await aPerson(service.db, { organizations: [organizationId] });
    const [first, second, done, glanced] = [await item(), await item(), await item(), await item()];
    for (const id of [first, second, done, glanced]) {
      later(1);
      await report(id, 20, id === glanced ? [[0, 2]] : [[10, 20]], subject);
    }
    await report(done, 95, [[90, 95]], subject);
    later(1);
    await report(first, 30, [[20, 30]], subject);
    const { body, headers } = await service.call('GET /MediaContents', {
      as: subject,
      query: { showOnlyInProgress: true },
    });
    expect(body.map(({ id }) => id)).toEqual([first, second]);
    expect(body[0]!.currentUserWatch).toEqual({ position: 30, watchStatus: 1 });
    expect(headers['x-pagination-total-results']).toBe('2');
  });

  it('names the field of a range that goes backwards, and knows no foreign items', async () => {
    const id = await item();
    const { status, body } = await report(id, 1, [[5, 3]]);
    expect([status, body]).toMatchObject([400, { exceptionData: { field: 'ranges' } }]);
    const foreign = await aMediaContent(service.db, other, { visibility: 2 });
    expect((await report(foreign, 1)).status).toBe(404);
    expect((await report(await item({ scheduledAt: new Date('2027-01-01') }), 1)).status).toBe(404);
  });

  it('of visitors is stored without telling who they are', async () => {
    const id = await item({ visibility: 2 });
    const visitor = randomUUID();
    const { status } = await service.call('POST /WatchedTimestamps/:id/Publics', {
      params: { id: visitor },
      body: { mediaContentId: id, position: 9, ranges: [[0, 9]] },
    });
    const [row] = await service.db.query<{ viewer_hash: string; played: string }>(
      sql`select viewer_hash, played::text as played from visitor_progress where media_content_id = ${id}`,
    );
    expect([status, row!.played]).toEqual([204, '{[0,9)}']);
    expect(row!.viewer_hash).not.toContain(visitor);
  });
});

describe('reactions', () => {
  const react = (mediaContentId: string, reactionType: number, as = member.subject) =>
    service.call('POST /Reactions', { as, body: { mediaContentId, reactionType } });
  const unreact = (mediaContentId: string, as = member.subject) =>
    service.call('DELETE /Reactions', { as, query: { mediaContentId } });
  const totals = async (id: string) => (await detail(id)).reactionsSummary.map(({ total }) => total);

  it('are one per person, counted truly however often they are repeated', async () => {
    const id = await item();
    const { subject } = await aPerson(service.db, { organizations: [organizationId] });
    await Promise.all([react(id, 0), react(id, 0), react(id, 0), react(id, 1, subject)]);
    expect(await totals(id)).toEqual([1, 1, 0]);
    const { body } = await react(id, 2);
    expect(body).toEqual({
      currentUserReacted: true,
      currentUserReaction: 2,
      reactionsSummary: [
        { reactionType: 0, total: 0 },
        { reactionType: 1, total: 1 },
        { reactionType: 2, total: 1 },
      ],
    });
    expect(await detail(id)).toMatchObject({ currentUserReacted: true, currentUserReaction: 2 });
    expect((await unreact(id)).status).toBe(204);
    expect((await unreact(id)).status).toBe(204);
    expect(await totals(id)).toEqual([0, 1, 0]);
    expect((await detail(id)).currentUserReacted).toBe(false);
    expect(await detail(id)).not.toHaveProperty('currentUserReaction');
  });

  it('reach the organizations of the person, also one that is not the current', async () => {
    const both = await aPerson(service.db, { organizations: [organizationId, other] });
    const elsewhere = await aMediaContent(service.db, other, { visibility: 2 });
    expect((await react(elsewhere, 0, both.subject)).status).toBe(200);
    expect((await react(elsewhere, 0)).status).toBe(404);
    expect((await unreact(elsewhere)).status).toBe(404);
    const { status, body } = await react(elsewhere, 3, both.subject);
    expect([status, body.exceptionData]).toMatchObject([400, { field: 'reactionType' }]);
  });
});

describe('reminders', () => {
  const call = (method: 'POST' | 'DELETE', id: string, as = member.subject) =>
    service.call(`${method} /schedules/media-contents/:id/publish/notifications`, { as, params: { id } });

  it('are set and dropped, as often as one likes', async () => {
    const id = await item({ scheduledAt: new Date('2027-01-01T00:00:00Z'), visibility: 2 });
    for (const method of ['POST', 'POST'] as const) expect((await call(method, id)).status).toBe(204);
    expect((await detail(id)).notifyMe).toBe(true);
    for (const method of ['DELETE', 'DELETE'] as const) expect((await call(method, id)).status).toBe(204);
    expect((await detail(id)).notifyMe).toBe(false);
  });

  it('are for upcoming items of the own organizations', async () => {
    expect((await call('POST', await item())).status).toBe(404);
    const scheduledAt = new Date('2027-01-01T00:00:00Z');
    const foreign = await aMediaContent(service.db, other, { scheduledAt, visibility: 2 });
    expect((await call('POST', foreign)).status).toBe(404);
    const both = await aPerson(service.db, { organizations: [organizationId, other] });
    expect((await call('POST', foreign, both.subject)).status).toBe(204);
  });
});

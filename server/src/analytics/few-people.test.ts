import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import type { TestService } from '../test-service.ts';
import { startWatching, watchAnew, type Watching } from './test-watching.ts';

let service: TestService;
let world: Watching;
beforeAll(async () => {
  ({ service } = await startWatching());
});
beforeEach(async () => {
  world = await watchAnew(service);
});
afterAll(() => service.close());

describe('few visitors', () => {
  test('are told nowhere, and not by the difference to a whole', async () => {
    const id = await world.item();
    for (const [day, count] of [
      ['2026-02-28', 9],
      ['2026-03-01', 3],
      ['2026-03-02', 7],
    ] as const) {
      world.goTo(`${day}T09:00:00Z`);
      await world.visit(id, count);
      await world.count();
    }
    expect((await world.summary({ days: 7 })).current.visitors?.people).toBe(20);
    expect((await world.days()).map((each) => each.visitors?.views ?? each.isBelowThreshold)).toEqual([
      0,
      0,
      0,
      0,
      10,
      true,
      true,
    ]);
    world.goTo('2026-03-09T09:00:00Z');
    await world.visit(id, 4);
    await world.count();
    const { current } = await world.summary({ from: '2026-03-09', to: '2026-03-09' });
    expect(current).toEqual({
      members: { views: 0, people: 0, secondsWatched: 0, completions: 0 },
      isBelowThreshold: true,
    });
  });

  test('are not told by days that are withheld together', async () => {
    const id = await world.item();
    for (const [day, count] of [
      ['2026-02-27', 6],
      ['2026-02-28', 12],
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ] as const) {
      world.goTo(`${day}T09:00:00Z`);
      await world.visit(id, count);
      await world.count();
    }
    expect((await world.days()).map((each) => each.visitors?.views ?? each.isBelowThreshold)).toEqual([
      0,
      0,
      0,
      true,
      10,
      true,
      true,
    ]);
  });

  test('are not told by the difference of periods, or of a whole and its items', async () => {
    const [much, little] = [await world.item(), await world.item()];
    world.goTo('2026-03-01T09:00:00Z');
    await world.visit(much, 13);
    await world.count();
    world.goTo('2026-03-02T09:00:00Z');
    await world.visit(little, 1, [[0, 7]]);
    await world.count();
    const visitorsIn = async (query: object) => (await world.summary(query)).current.visitors;
    const both = await visitorsIn({ from: '2026-03-01', to: '2026-03-02' });
    expect(both).toEqual({ views: 15, people: 15, secondsWatched: 150, completions: 0 });
    expect(await visitorsIn({ from: '2026-03-01', to: '2026-03-01' })).toEqual(both);
    expect(await visitorsIn({ mediaContentId: much })).toEqual(both);
  });

  test('are not told by the list of items, however often they came', async () => {
    const id = await world.item();
    await world.visit(id, 20);
    await world.count();
    const again = randomUUID();
    for (const hour of [10, 11, 12, 13, 14, 15]) {
      world.goTo(`2026-03-09T${hour}:00:00Z`);
      await world.visit(id, 1, [[0, 10]], {}, again);
    }
    await world.count();
    for (const query of [{ days: 7 }, { from: '2026-03-08', to: '2026-03-09' }]) {
      const { body } = await world.service.call('GET /Management/Analytics/MediaContents', {
        as: world.manager.subject,
        query,
      });
      expect(body).toMatchObject([{ mediaContentId: id, isBelowThreshold: true }]);
      expect(body[0]).not.toHaveProperty('visitors');
      expect((await world.summary({ ...query, mediaContentId: id })).current.visitors).toBeUndefined();
    }
  });

  test('are told by no device and no source', async () => {
    const id = await world.item();
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
    const computer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };
    await world.visit(id, 2, [[0, 5]], phone);
    await world.visit(id, 8, [[0, 5]], computer);
    await world.visit(id, 6, [[0, 5]]);
    const { subject } = await world.member();
    await world.view(subject, id, { userAgent: phone['user-agent'], query: { from: 'www.google.com' } });
    await world.count();
    const { body } = await world.service.call('GET /Management/Analytics/Audience', {
      as: world.manager.subject,
      query: {},
    });
    const parts = Object.fromEntries(body.devices.map(({ device, ...part }) => [device, part]));
    expect(parts).toMatchObject({
      phone: { members: 1, isBelowThreshold: true },
      computer: { members: 0, visitors: 10 },
      other: { isBelowThreshold: true },
      television: { members: 0, visitors: 0 },
    });
    expect(parts['phone']).not.toHaveProperty('visitors');
    expect(body.sources.find(({ source }) => source === 'search')).toEqual({
      source: 'search',
      members: 1,
      visitors: 0,
    });
    expect(body.sources.find(({ source }) => source === 'portal')).toEqual({
      source: 'portal',
      members: 0,
      visitors: 15,
    });
  });
});

test('few members are not told where the organization has switched figures with names off', async () => {
  const id = await world.item();
  const one = await world.member();
  await world.view(one.subject, id);
  await world.play(one.subject, id, [[0, 95]]);
  await world.visit(id, 10);
  await world.count();
  await world.service.db.query(
    sql`update organizations set allows_personal_figures = false where id = ${world.own}`,
  );
  const none = { views: 0, people: 0, secondsWatched: 0, completions: 0 };
  const few = { members: none, hasFewMembers: true };
  const as = world.manager.subject;
  const call = world.service.call;
  expect((await world.summary()).current).toMatchObject(few);
  expect((await world.summary({ mediaContentId: id })).current).toMatchObject(few);
  expect((await world.days()).at(-1)).toMatchObject(few);
  const audience = await call('GET /Management/Analytics/Audience', { as, query: {} });
  expect(audience.body.sources[0]).toMatchObject({ source: 'portal', members: 0, hasFewMembers: true });
  const items = await call('GET /Management/Analytics/MediaContents', { as, query: {} });
  expect(items.body[0]).toMatchObject({ hasFewMembers: true, members: { views: 0 }, completion: 0.1 });
  const curve = await call('GET /Management/Analytics/MediaContents/:id/Retention', { as, params: { id } });
  expect([curve.body.viewers, curve.body.shares?.[0], curve.body.shares?.[50]]).toEqual([10, 1, 0]);
  const csv = await call('GET /Management/Analytics/Days.csv', { as, query: { days: 7 } });
  expect(String(csv.body).trimEnd().split('\r\n').at(-1)).toBe(
    '2026-03-02,fewer than 5,fewer than 5,fewer than 5,fewer than 5,10,10,100,0',
  );
  for (let each = 0; each < 6; each++) await world.view((await world.member()).subject, id);
  await world.count();
  expect((await world.summary({ mediaContentId: id })).current).toMatchObject({ members: none });
  for (let each = 0; each < 6; each++) await world.play((await world.member()).subject, id, [[0, 10]]);
  await world.count();
  expect((await world.summary()).current.members).toMatchObject({ views: 5, people: 5 });
});

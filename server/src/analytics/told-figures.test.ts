import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
import { startWatching, type Watching } from './test-watching.ts';

const worlds: Watching[] = [];
let world: Watching;
beforeEach(async () => {
  world = await startWatching();
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map(({ service }) => service.close())));

const days = async (query: object = {}) =>
  (
    await world.service.call('GET /Management/Analytics/Days', {
      as: world.manager.subject,
      query: { days: 7, ...query },
    })
  ).body.days;

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
    expect((await world.summary({ days: 7 })).current.visitors?.people).toBe(19);
    expect((await days()).map((each) => each.visitors?.views ?? each.isBelowThreshold)).toEqual([
      0,
      0,
      0,
      0,
      9,
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
      computer: { members: 0, visitors: 8 },
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
      visitors: 16,
    });
  });
});

describe('retention', () => {
  const retention = async (id: string, as = world.manager.subject) =>
    (
      await world.service.call('GET /Management/Analytics/MediaContents/:id/Retention', {
        as,
        params: { id },
      })
    ).body;

  test('each viewer counts once a hundredth, and what is watched again is told', async () => {
    const category = await aCategory(world.service.db, world.own, 'Training');
    const [id, other] = [
      await world.item({ categories: [category] }),
      await world.item({ categories: [category] }),
    ];
    const [first, second] = [await world.member(), await world.member()];
    await world.play(first.subject, id, [[0, 50]]);
    world.goTo('2026-03-02T09:05:00Z');
    await world.play(first.subject, id, [[20, 60]]);
    await world.play(second.subject, id, [[0, 30.2]]);
    await world.play(second.subject, other, [[0, 10]]);
    await world.count();
    const { viewers, includesVisitors, shares, plays, comparison } = await retention(id);
    expect({ viewers, includesVisitors }).toEqual({ viewers: 2, includesVisitors: false });
    expect([shares?.[0], shares?.[29], shares?.[30], shares?.[59], shares?.[60]]).toEqual([
      1, 1, 0.5, 0.5, 0,
    ]);
    expect([plays?.[0], plays?.[25], plays?.[45]]).toEqual([1, 1.5, 1]);
    expect(comparison).toMatchObject({ category: { id: category, name: 'Training' }, viewers: 3 });
    expect(comparison?.shares[5]).toBe(1);
    expect(comparison?.shares[40]).toBeCloseTo(1 / 3);
  });

  test('a new length begins a new curve, and few visitors are left out', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    await world.play(subject, id, [[0, 100]]);
    await world.visit(id, 4, [[0, 50]]);
    await world.count();
    expect(await retention(id)).toMatchObject({ viewers: 1, includesVisitors: false });
    await world.visit(id, 1, [[0, 50]]);
    await world.count();
    const all = await retention(id);
    expect([all.viewers, all.includesVisitors, all.shares?.[0], all.shares?.[80]]).toEqual([
      6,
      true,
      1,
      1 / 6,
    ]);
    await world.service.db.query(sql`update media_contents set duration_in_seconds = 200 where id = ${id}`);
    world.goTo('2026-03-02T10:00:00Z');
    await world.play(subject, id, [[100, 200]]);
    await world.count();
    const anew = await retention(id);
    expect([anew.viewers, anew.shares?.[0], anew.shares?.[99]]).toEqual([1, 0, 1]);
  });
});

test('content managers see figures of what they manage', async () => {
  const category = await aCategory(world.service.db, world.own);
  const id = await world.item({ categories: [category] });
  const foreign = await world.item();
  const content = await aPerson(world.service.db, { organizations: [[world.own, 'ContentManager']] });
  await world.service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${content.id})`,
  );
  const stranger = await aPerson(world.service.db, {
    organizations: [[await anOrganization(world.service.db), 'OrganizationManager']],
  });
  for (const item of [id, foreign]) await world.visit(item, 5);
  await world.count();
  const status = async (query: object, as: string) =>
    (await world.service.call('GET /Management/Analytics/Summary', { as, query: { ...query } })).status;
  expect([
    await status({ mediaContentId: id }, content.subject),
    await status({ categoryId: category }, content.subject),
    await status({ mediaContentId: foreign }, content.subject),
    await status({}, content.subject),
    await status({ categoryId: category }, stranger.subject),
  ]).toEqual([200, 200, 404, 403, 404]);
  const { body } = await world.service.call('GET /Management/Analytics/MediaContents', {
    as: content.subject,
    query: {},
  });
  expect(body.map(({ mediaContentId }) => mediaContentId)).toEqual([id]);
});

test('figures are taken as tables', async () => {
  const id = await world.item({ title: '=HYPERLINK("x")' });
  await world.visit(id, 3);
  await world.visit(id, 5);
  await world.view((await world.member()).subject, id);
  await world.count();
  const table = async (name: 'Days' | 'MediaContents' | 'Audience') => {
    const { body, headers } = await world.service.call(`GET /Management/Analytics/${name}.csv`, {
      as: world.manager.subject,
      query: { days: 7 },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return (body as unknown as string).slice(1).trimEnd().split('\r\n');
  };
  expect((await table('Days')).slice(-2)).toEqual([
    '2026-03-01,0,0,0,0,0,0,0,0',
    '2026-03-02,1,0,0,0,8,8,80,0',
  ]);
  expect((await table('MediaContents')).slice(1)).toEqual([`"'=HYPERLINK(""x"")",100,1,0,0,8,80,0,9,${id}`]);
  expect(await table('Audience')).toContain('source,portal,1,8');
  const { body } = await world.service.call('GET /Management/Analytics/MediaContents/:id/Retention.csv', {
    as: world.manager.subject,
    params: { id },
  });
  expect((body as unknown as string).split('\r\n').slice(1, 3)).toEqual([
    '0,1,100,100,100',
    '1,2,100,100,100',
  ]);
});

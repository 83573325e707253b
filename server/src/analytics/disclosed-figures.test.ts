import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
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
      0.17,
    ]);
    await world.service.db.query(sql`update media_contents set duration_in_seconds = 200 where id = ${id}`);
    world.goTo('2026-03-02T10:00:00Z');
    await world.play(subject, id, [[100, 200]]);
    await world.count();
    const anew = await retention(id);
    expect([anew.viewers, anew.shares?.[0], anew.shares?.[99]]).toEqual([1, 0, 1]);
  });
});

test('a curve is compared with that of a category which the manager manages', async () => {
  const [foreign, mine] = [
    await aCategory(world.service.db, world.own, 'A foreign one'),
    await aCategory(world.service.db, world.own, 'My own'),
  ];
  const id = await world.item({ categories: [foreign, mine] });
  const content = await aPerson(world.service.db, { organizations: [[world.own, 'ContentManager']] });
  await world.service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${mine}, ${content.id})`,
  );
  await world.play((await world.member()).subject, id, [[0, 10]]);
  await world.count();
  const comparedWith = async (as: string) =>
    (
      await world.service.call('GET /Management/Analytics/MediaContents/:id/Retention', {
        as,
        params: { id },
      })
    ).body.comparison?.category?.name;
  expect([await comparedWith(world.manager.subject), await comparedWith(content.subject)]).toEqual([
    'A foreign one',
    'My own',
  ]);
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
    '2026-03-02,1,0,0,0,10,10,100,0',
  ]);
  expect((await table('MediaContents')).slice(1)).toEqual([
    `"'=HYPERLINK(""x"")",100,1,0,0,10,100,0,9,${id}`,
  ]);
  expect(await table('Audience')).toContain('source,portal,1,10');
  const { body } = await world.service.call('GET /Management/Analytics/MediaContents/:id/Retention.csv', {
    as: world.manager.subject,
    params: { id },
  });
  expect((body as unknown as string).split('\r\n').slice(1, 3)).toEqual([
    '0,1,100,100,100',
    '1,2,100,100,100',
  ]);
});

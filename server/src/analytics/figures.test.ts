import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory } from '../test-builders.ts';
import { deleteOldFigures } from './roll-up/delete-old-figures-db.ts';
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

describe('counting what was watched', () => {
  test('members and visitors are counted apart, for the item, its categories and the organization', async () => {
    const category = await aCategory(world.service.db, world.own);
    const id = await world.item({ categories: [category] });
    const { subject } = await world.member();
    await world.view(subject, id);
    await world.play(subject, id, [[0, 95]]);
    await world.visit(id, 6, [[0, 20]]);
    expect(await world.count()).toBe(14);
    expect(await world.service.db.query(sql`select from watch_events`)).toEqual([]);
    const expected = {
      members: { views: 1, people: 1, secondsWatched: 95, completions: 1 },
      // Told in steps of five, and of 50 seconds.
      visitors: { views: 5, people: 5, secondsWatched: 100, completions: 0 },
      completion: 0.31,
    };
    for (const query of [{}, { categoryId: category }, { mediaContentId: id }])
      expect(await world.summary(query), JSON.stringify(query)).toMatchObject({
        period: { from: '2026-02-03', to: '2026-03-02', timeZone: 'UTC' },
        previous: { from: '2026-01-06', to: '2026-02-02' },
        current: expected,
        before: { members: { views: 0, people: 0 } },
        memberCount: 2,
        allowsPersonalFigures: true,
      });
  });

  test('a report that is repeated counts once, and none counts more than its time allows', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    for (let time = 0; time < 3; time++) await world.play(subject, id, [[0, 10]]);
    world.goTo('2026-03-02T09:00:05Z');
    await world.play(subject, id, [[0, 90]]);
    await world.count();
    // 10 seconds, and after 5 seconds at most 30 + 4 × 5.
    expect((await world.summary()).current.members).toMatchObject({ people: 1, secondsWatched: 60 });
  });

  test('a clock that goes back takes no seconds away', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    await world.play(subject, id, [[0, 10]]);
    world.goTo('2026-03-02T08:00:00Z');
    await world.play(subject, id, [[10, 50]]);
    await world.count();
    expect((await world.summary()).current.members).toMatchObject({ people: 1, secondsWatched: 50 });
  });

  test('a person whose two devices report at the same time counts once', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    await world.play(subject, id, [[0, 100]]);
    // Both requests began before the other had written its row.
    await world.service.db.query(sql`
      insert into watch_events (media_content_id, viewer_hash, is_member, at, played, seconds, is_completed)
      select media_content_id, viewer_hash, is_member, at, played, seconds, is_completed from watch_events`);
    await world.count();
    expect((await world.summary({ mediaContentId: id })).current.members).toMatchObject({
      people: 1,
      completions: 1,
    });
    const { body } = await world.service.call('GET /Management/Analytics/MediaContents/:id/Retention', {
      as: world.manager.subject,
      params: { id },
    });
    expect([body.viewers, body.shares?.[50]]).toEqual([1, 1]);
  });

  test('who watched an item before figures were counted is among its people', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    world.goTo('2026-03-01T09:00:00Z');
    await world.play(subject, id, [[0, 10]]);
    await world.service.db.query(sql`delete from watch_events`);
    for (const day of ['2026-03-02', '2026-03-03']) {
      world.goTo(`${day}T09:00:00Z`);
      await world.play(subject, id, [[10, 20]]);
      await world.count();
    }
    for (const query of [{ days: 7 }, { from: '2026-03-03', to: '2026-03-03' }])
      expect((await world.summary({ ...query, mediaContentId: id })).current.members.people).toBe(1);
  });

  test('what fails is counted by the next run, once', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    await world.view(subject, id);
    const { db } = world.service;
    await db.execute(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
      create trigger refuse before insert on analytics_parts execute function refuse()`);
    await expect(world.count()).rejects.toThrow();
    await db.execute('drop trigger refuse on analytics_parts');
    expect([await world.count(), await world.count()]).toEqual([1, 0]);
    expect((await world.summary()).current.members.views).toBe(1);
  });

  test('an item that is deleted takes its own figures along, and the organization’s stay', async () => {
    const id = await world.item();
    await world.visit(id, 5);
    await world.count();
    await world.visit(id, 1);
    await world.service.db.query(sql`delete from media_contents where id = ${id}`);
    expect(await world.count()).toBe(2);
    expect((await world.summary()).current.visitors?.views).toBe(5);
    const rows = await world.service.db.query(sql`select from analytics_days where scope_id = ${id}`);
    expect(rows).toEqual([]);
  });

  test('visitors who ask for privacy are not counted', async () => {
    const id = await world.item();
    await world.visit(id, 6, [[0, 10]], { 'sec-gpc': '1' });
    expect(await world.count()).toBe(0);
    const [row] = await world.service.db.query(
      sql`select visitor_count from media_contents where id = ${id}`,
    );
    expect(row).toEqual({ visitor_count: 6 });
  });
});

describe('periods', () => {
  test('a person counts once a period, however often they come back', async () => {
    const [id, other] = [await world.item(), await world.item()];
    const [often, once] = [await world.member(), await world.member()];
    for (const [day, who] of [
      ['2026-02-01', once],
      ['2026-02-20', often],
      ['2026-03-01', often],
      ['2026-03-02', often],
    ] as const) {
      world.goTo(`${day}T09:00:00Z`);
      await world.play(who.subject, id, [[0, 10]]);
      await world.play(who.subject, other, [[0, 10]]);
      await world.count();
    }
    const people = async (query: object) => {
      const { current, before } = await world.summary(query);
      return [current.members.people, before.members.people];
    };
    expect(await people({ days: 7 })).toEqual([1, 1]);
    expect(await people({ days: 28 })).toEqual([1, 1]);
    expect(await people({ days: 90 })).toEqual([2, 0]);
    expect(await people({ days: 28, mediaContentId: id })).toEqual([1, 1]);
    expect(await people({ from: '2026-02-20', to: '2026-02-28' })).toEqual([1, 0]);
    expect((await world.days()).map(({ members }) => members.people)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test('days begin in the time zone of the organization', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    await world.service.db.query(
      sql`update organizations set time_zone = 'Asia/Tokyo' where id = ${world.own}`,
    );
    world.goTo('2026-03-02T16:00:00Z');
    await world.view(subject, id);
    await world.count();
    const { period, current } = await world.summary({ days: 7 });
    expect(period).toEqual({ from: '2026-02-25', to: '2026-03-03', timeZone: 'Asia/Tokyo' });
    expect([current.members.views, (await world.days()).at(-1)]).toMatchObject([1, { day: '2026-03-03' }]);
  });

  test.each([
    [{ days: 30 }, 'days'],
    [{ from: '2026-03-01' }, 'to'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2024-01-01', to: '2026-03-01' }, 'to'],
    [{ days: 7, from: '2026-03-01', to: '2026-03-02' }, 'days'],
  ])('%j is refused', async (query, field) => {
    const { status, body } = await world.service.call('GET /Management/Analytics/Summary', {
      as: world.manager.subject,
      query,
    });
    expect([status, body.exceptionData?.['field']]).toEqual([400, field]);
  });

  test('the most watched items of usual periods lose the day that falls out', async () => {
    const [first, second] = [await world.item({ title: 'First' }), await world.item({ title: 'Second' })];
    world.goTo('2026-02-24T09:00:00Z');
    for (let each = 0; each < 2; each++) await world.view((await world.member()).subject, first);
    await world.count();
    world.goTo('2026-03-02T09:00:00Z');
    await world.view((await world.member()).subject, second);
    await world.count();
    const read = async (query: object) =>
      (
        await world.service.call('GET /Management/Analytics/MediaContents', {
          as: world.manager.subject,
          query: { ...query },
        })
      ).body.map(({ title, members }) => [title, members.views]);
    const both = [
      ['First', 2],
      ['Second', 1],
    ];
    expect(await read({ days: 7 })).toEqual(both);
    world.goTo('2026-03-03T09:00:00Z');
    await world.count();
    expect(await read({ days: 7 })).toEqual([['Second', 1]]);
    expect(await read({ days: 28 })).toEqual(both);
    expect(await read({ from: '2026-02-24', to: '2026-03-01' })).toEqual([['First', 2]]);
  });

  test('old figures and hashes are deleted', async () => {
    const id = await world.item();
    await world.visit(id, 5);
    await world.count();
    const { db } = world.service;
    const left = async () =>
      (
        await db.query(sql`select (select count(*) from analytics_viewers) as viewers, (select count(*) from analytics_days) as days,
          (select count(*) from analytics_returns) as returns, (select count(*) from analytics_parts) as parts`)
      )[0];
    await deleteOldFigures(db, new Date('2027-03-03T00:00:00Z'));
    expect(await left()).toEqual({ viewers: 5, days: 2, returns: 2, parts: 4 });
    await deleteOldFigures(db, new Date('2027-03-04T00:00:00Z'));
    expect(await left()).toEqual({ viewers: 0, days: 2, returns: 2, parts: 4 });
    await deleteOldFigures(db, new Date('2028-05-12T00:00:00Z'));
    expect(await left()).toEqual({ viewers: 0, days: 0, returns: 0, parts: 0 });
  });
});

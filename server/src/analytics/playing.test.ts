// On both databases: sums are added to arrays, and keys have empty parts.
import type { PlayingReport } from '@tv/contract/playback/playing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import type { TestService } from '../test-service.ts';
import { deleteOldFigures } from './roll-up/delete-old-figures-db.ts';
import { quantileOf } from './playing-sums.ts';
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const played = (startMilliseconds: number, more: Partial<PlayingReport> = {}): PlayingReport => ({
  start: 'played',
  startMilliseconds,
  playedSeconds: 60,
  network: '4g',
  ...more,
});
const failed: PlayingReport = { start: 'failed', network: 'unknown' };

const byVisitor = (
  id: string,
  body: PlayingReport,
  headers: Record<string, string> = { 'user-agent': chrome },
) => service.call('POST /MediaContents/:id/Playings/Publics', { params: { id }, body, headers });
const byMember = (as: string, id: string, body: PlayingReport) =>
  service.call('POST /MediaContents/:id/Playings', {
    as,
    params: { id },
    body,
    headers: { 'user-agent': firefox },
  });
const ask = async (query: object = {}, as = world.manager.subject) =>
  (await service.call('GET /Management/Analytics/Playing', { as, query: { ...query } })).body;
const items = async (query: object = {}, as = world.manager.subject) =>
  (await service.call('GET /Management/Analytics/Playing/MediaContents', { as, query: { ...query } })).body;

describe('reports of players', () => {
  test('are summed by day, browser, network and item', async () => {
    const id = await world.item();
    const { subject } = await world.member();
    for (let each = 0; each < 5; each++) expect((await byMember(subject, id, played(900))).status).toBe(204);
    for (let each = 0; each < 4; each++) await byVisitor(id, played(2500));
    expect((await byVisitor(id, failed)).status).toBe(204);
    const later = {
      playedSeconds: 60,
      rebufferings: 2,
      rebufferedSeconds: 6,
      frames: 1500,
      droppedFrames: 30,
    };
    await byVisitor(id, { ...later, renditionChanges: 3, network: '4g' });
    const found = await ask({ days: 7 });
    expect(found.total).toEqual({
      ...{ starts: 10, failedShare: 0.1, medianStart: 0.975, slowStart: 2.888 },
      ...{ rebufferingShare: 0.01, rebufferingsAnHour: 12, renditionChangesAnHour: 18, droppedShare: 0.02 },
    });
    expect(found.browsers.map(({ browser, starts, failedShare }) => [browser, starts, failedShare])).toEqual([
      ['chrome', 5, 0.2],
      ['firefox', 5, 0],
    ]);
    // One start with a network that is not known is not told.
    expect(
      found.networks.map(({ network, starts, isBelowThreshold }) => [network, starts, isBelowThreshold]),
    ).toEqual([
      ['4g', 10, undefined],
      ['unknown', 0, true],
    ]);
    expect(found.days).toHaveLength(7);
    expect(found.days.at(-1)).toMatchObject({ day: '2026-03-02', starts: 10, failedShare: 0.1 });
    expect(found.days[0]).toEqual({ day: '2026-02-24', starts: 0 });
    const ofItem = await ask({ mediaContentId: id });
    expect(ofItem).toMatchObject({ total: found.total, browsers: [], networks: [] });
    expect(await items()).toMatchObject([{ mediaContentId: id, starts: 10, failedShare: 0.1 }]);
  });

  test('no row names anybody or combines what it is counted by', async () => {
    const id = await world.item();
    for (let each = 0; each < 3; each++) await byVisitor(id, played(900));
    const rows = await service.db.query<object>(
      sql`select browser, network, media_content_id, starts from playing_days order by num_nulls(browser, network), browser, network`,
    );
    const none = { browser: null, network: null, media_content_id: null, starts: 3 };
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...none, browser: 'chrome' },
        { ...none, network: '4g' },
        { ...none, media_content_id: id },
      ]),
    );
  });

  test('nothing is stored where Global Privacy Control asks for it', async () => {
    const id = await world.item();
    const { status } = await byVisitor(id, played(900), { 'sec-gpc': '1' });
    expect([status, await service.db.query(sql`select from playing_days`)]).toEqual([204, []]);
  });

  test.each<[string, object]>([
    ['startMilliseconds', { start: 'played', network: '4g' }],
    ['startMilliseconds', { startMilliseconds: 5, network: '4g' }],
    ['startMilliseconds', { start: 'played', startMilliseconds: 120_001, network: '4g' }],
    ['playedSeconds', { playedSeconds: 3601, network: '4g' }],
    ['playedSeconds', { playedSeconds: -1, network: '4g' }],
    ['rebufferings', { rebufferedSeconds: 5, network: '4g' }],
    ['rebufferedSeconds', { rebufferings: 1, rebufferedSeconds: 601, network: '4g' }],
    ['droppedFrames', { frames: 10, droppedFrames: 11, network: '4g' }],
    ['network', { network: '5g' }],
    ['email', { network: '4g', email: 'somebody@tv.example' }],
  ])('a report with a wrong %s is refused: %j', async (field, body) => {
    const id = await world.item();
    const answer = await byVisitor(id, body as PlayingReport);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(field);
    expect(await service.db.query(sql`select from playing_days`)).toEqual([]);
  });

  test('one network cannot report without end', async () => {
    const id = await world.item();
    const statuses = new Set<number>();
    for (let each = 0; each < 301; each++) statuses.add((await byVisitor(id, failed)).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  test('an item that the caller cannot open takes none', async () => {
    const hidden = await world.item({ visibility: 1 });
    expect((await byVisitor(hidden, failed)).status).toBe(404);
    const { subject } = await world.member();
    expect((await byMember(subject, hidden, failed)).status).toBe(204);
  });
});

describe('figures of playing', () => {
  test('items are listed worst first, and those with few starts are left out', async () => {
    const [good, slow, broken, rare] = [
      await world.item({ title: 'Good' }),
      await world.item({ title: 'Slow' }),
      await world.item({ title: 'Broken' }),
      await world.item({ title: 'Rare' }),
    ];
    for (let each = 0; each < 5; each++) {
      await byVisitor(good, played(500));
      await byVisitor(slow, played(500, { rebufferings: 1, rebufferedSeconds: 30 }));
      await byVisitor(broken, each < 3 ? failed : played(500));
    }
    await byVisitor(rare, failed);
    expect((await items()).map(({ title }) => title)).toEqual(['Broken', 'Slow', 'Good']);
    expect((await items({ pageSize: 1, pageIndex: 2 })).map(({ title }) => title)).toEqual(['Slow']);
  });

  test('as tables for spreadsheets', async () => {
    const id = await world.item({ title: 'Broken' });
    for (let each = 0; each < 5; each++)
      await byVisitor(id, each < 2 ? failed : played(1500, { network: 'unknown' }));
    const as = world.manager.subject;
    const all = await service.call('GET /Management/Analytics/Playing.csv', { as, query: { days: 7 } });
    expect(String(all.body)).toContain('all,,5,400,1250,1475,0,0,0,');
    const list = await service.call('GET /Management/Analytics/Playing/MediaContents.csv', { as });
    expect(String(list.body)).toContain(`Broken,5,400,1250,1475,0,0,0,,${id}`);
  });

  test('are deleted after their time, and with their item', async () => {
    const id = await world.item();
    await byVisitor(id, failed);
    await service.db.query(sql`delete from media_contents where id = ${id}::uuid`);
    const [left] = await service.db.query<{ count: number }>(
      sql`select count(*)::int as count from playing_days`,
    );
    expect(left).toEqual({ count: 2 });
    await deleteOldFigures(service.db, new Date('2028-05-12T00:00:00Z'));
    expect(await service.db.query(sql`select from playing_days`)).toEqual([]);
  });
});

test('the median is read between the bounds of the histogram, and the slowest ends where its last part begins', () => {
  expect(quantileOf([0, 10], 0.5)).toBe(0.375);
  expect(quantileOf([5, 5], 0.5)).toBe(0.25);
  expect(quantileOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4], 0.95)).toBe(20);
  expect(quantileOf([0, 0], 0.5)).toBeUndefined();
});

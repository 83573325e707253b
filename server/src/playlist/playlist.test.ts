import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let member: string;

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
});
beforeEach(async () => {
  ({ subject: member } = await aPerson(service.db, { organizations: [organizationId] }));
});
afterAll(() => service.close());

const add = (mediaContentId: string) =>
  service.call('POST /WatchlistContents', { as: member, body: { mediaContentId } });
const list = (query = {}) => service.call('GET /WatchlistContents', { as: member, query });
const move = (mediaContentId: string, watchStatus: number) =>
  service.call('PUT /WatchlistContents', { as: member, query: { mediaContentId }, body: { watchStatus } });
const remove = (mediaContentId: string) =>
  service.call('DELETE /WatchlistContents', { as: member, query: { mediaContentId } });
const overview = async () => (await service.call('GET /WatchlistContents/Overview', { as: member })).body;

async function added(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const id = await aMediaContent(service.db, organizationId, { title });
    service.setNow(new Date(service.now().getTime() + 1000));
    await add(id);
    ids.push(id);
  }
  return ids;
}

describe('playlist', () => {
  it('takes an item once', async () => {
    const id = await aMediaContent(service.db, organizationId);
    expect((await add(id)).status).toBe(204);
    expect(await add(id)).toMatchObject({ status: 400, body: { errorCode: 13 } });
    const { body } = await list();
    expect(body).toMatchObject([
      {
        mediaContentId: id,
        watchStatus: 0,
        addedDate: service.now().toISOString(),
        mediaContent: { id, mediaContentAddedToCurrentUserWatchlist: true },
      },
    ]);
  });

  it('lists the pending ones newest first, and the others when asked', async () => {
    const [first, second, third] = await added('First', 'Second', 'Third');
    const titles = async (query = {}) => (await list(query)).body.map((each) => each.mediaContent.title);
    expect(await titles()).toEqual(['Third', 'Second', 'First']);
    await move(first!, 1);
    await move(second!, 2);
    expect([await titles(), await titles({ watchStatus: 1 }), await titles({ watchStatus: 2 })]).toEqual([
      ['Third'],
      ['First'],
      ['Second'],
    ]);
    expect(await overview()).toEqual({ pending: 1, watching: 1, watched: 1 });
    await move(third!, 2);
    expect(await titles({ watchStatus: 2, search: 'THÏRD' })).toEqual(['Third']);
  });

  it('pages', async () => {
    await added('A', 'B', 'C');
    const first = await list({ pageSize: 2 });
    expect(first.headers['x-pagination-total-results']).toBe('3');
    const second = await list({ pageSize: 2, cursor: first.headers['x-pagination-next'] });
    expect(second.body.map((each) => each.mediaContent.title)).toEqual(['A']);
    expect((await list({ pageSize: 2, pageIndex: 3 })).body).toEqual([]);
  });

  it('lets go of items, again and again', async () => {
    const [id] = await added('Gone');
    expect([(await remove(id!)).status, (await remove(id!)).status]).toEqual([204, 204]);
    expect(await overview()).toEqual({ pending: 0, watching: 0, watched: 0 });
    expect((await move(id!, 1)).status).toBe(404);
  });

  it('knows no foreign items, and refuses states that are none', async () => {
    const foreign = await aMediaContent(service.db, await anOrganization(service.db), { visibility: 2 });
    for (const { status } of [await add(foreign), await move(foreign, 1), await remove(foreign)])
      expect(status).toBe(404);
    const [id] = await added('Own');
    expect(await move(id!, 3)).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'watchStatus' } },
    });
  });

  it('shows and counts only what can still be seen', async () => {
    const [hidden] = await added('Hidden', 'Seen');
    await service.db.query(sql`update media_contents set status = 0 where id = ${hidden}`);
    expect((await list()).body.map((each) => each.mediaContent.title)).toEqual(['Seen']);
    expect(await overview()).toEqual({ pending: 1, watching: 0, watched: 0 });
    expect((await remove(hidden!)).status).toBe(204);
  });

  it('is emptied for the current organization only', async () => {
    const other = await anOrganization(service.db);
    const person = await aPerson(service.db, { organizations: [organizationId, other] });
    member = person.subject;
    await added('One', 'Two');
    const elsewhere = await aMediaContent(service.db, other);
    await add(elsewhere);
    expect((await service.call('DELETE /WatchlistContents/Flush', { as: member })).status).toBe(204);
    expect((await list()).body).toEqual([]);
    const [left] = await service.db.query<{ count: number }>(
      sql`select count(*)::int as count from playlist_items where person_id = ${person.id}`,
    );
    expect(left!.count).toBe(1);
  });

  it('costs the same number of statements, however long it is', async () => {
    await added('1', '2', '3', '4');
    const query = vi.spyOn(service.db, 'query');
    await list({ pageSize: 1 });
    const one = query.mock.calls.length;
    query.mockClear();
    await list({ pageSize: 100 });
    expect([one, query.mock.calls.length]).toEqual([3, 3]);
    query.mockRestore();
  });
});

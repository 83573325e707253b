import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let member: string;
const ids: Record<string, string> = {};
const day = (number: number) => new Date(Date.UTC(2026, 1, number));

beforeAll(async () => {
  service = await startTestService();
  const { db } = service;
  organizationId = await anOrganization(db);
  ({ subject: member } = await aPerson(db, { organizations: [organizationId] }));
  for (const name of ['Zoo', 'Éclairs', 'apples', 'Empty', 'Soon'])
    ids[name] = await aCategory(db, organizationId, name);
  for (let number = 1; number <= 14; number++)
    await aMediaContent(db, organizationId, {
      title: `Zoo ${number}`,
      categories: [ids['Zoo']!],
      publishDate: day(number),
      visibility: number > 3 ? 1 : 2,
      ...(number === 2 && { package: { posterWidths: [], thumbhash: '' } }),
    });
  await aMediaContent(db, organizationId, { title: 'Both', categories: [ids['Zoo']!, ids['apples']!] });
  await aMediaContent(db, organizationId, { categories: [ids['Éclairs']!], status: 0 });
  await aMediaContent(db, organizationId, {
    categories: [ids['Soon']!],
    visibility: 2,
    scheduledAt: new Date('2026-04-01T00:00:00Z'),
  });
});
afterAll(() => service.close());

type Query = Record<string, unknown>;
const inside = (query: Query = {}) => service.call('GET /Categories', { as: member, query });
const outside = (query: Query = {}) =>
  service.call('GET /Organizations/:organizationId/Publics/Categories', {
    params: { organizationId },
    query,
  });
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

describe('categories', () => {
  it('come by name, as people compare names', async () => {
    const all = await inside();
    expect(names(all)).toEqual(['apples', 'Éclairs', 'Empty', 'Soon', 'Zoo']);
    expect(all.body.map(({ mediaContentsCount, isEmpty }) => [mediaContentsCount, isEmpty])).toEqual([
      [1, false],
      [0, true],
      [0, true],
      [0, true],
      [15, false],
    ]);
    expect(all.headers['x-pagination-total-results']).toBe('5');
  });

  it('show visitors the names only where there is something public', async () => {
    const { body } = await outside();
    expect(body.map(({ name, mediaContentsCount, isEmpty }) => [name, mediaContentsCount, isEmpty])).toEqual([
      ['Soon', 0, true],
      ['Zoo', 3, false],
    ]);
    const get = (id: string) =>
      service.call('GET /Organizations/:organizationId/Publics/Categories/:id', {
        params: { organizationId, id },
      });
    expect((await get(ids['Zoo']!)).body).toMatchObject({ name: 'Zoo', mediaContentsCount: 3 });
    expect((await get(ids['apples']!)).status).toBe(404);
  });

  it('leave empty ones out when asked', async () => {
    expect(names(await inside({ ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true }))).toEqual([
      'apples',
      'Zoo',
    ]);
    expect(names(await outside({ ShowOnlyCategoriesWithPublishedMediaContents: true }))).toEqual(['Zoo']);
  });

  it('are found whatever the case and the accents', async () => {
    expect(names(await inside({ searchTerm: 'ECL' }))).toEqual(['Éclairs']);
    expect(names(await inside({ searchTerm: '%' }))).toEqual([]);
  });

  it('are found by their names in every language, by managers too', async () => {
    const translations = { de: { name: 'Äpfel' }, fr: { description: 'Birnen' } };
    await service.db.query(sql`
      update categories set translations = ${JSON.stringify(translations)}::jsonb where id = ${ids['apples']!}::uuid`);
    const manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
    const managed = (searchTerm: string) =>
      service.call('GET /Management/Categories', { as: manager.subject, query: { searchTerm } });
    for (const [term, found] of [
      [' apfel', ['apples']],
      ['birnen', []],
    ] as const) {
      expect(names(await inside({ searchTerm: term }))).toEqual(found);
      expect(names(await managed(term))).toEqual(found);
    }
    await service.db.query(sql`update categories set translations = '{}' where id = ${ids['apples']!}::uuid`);
  });

  it('bring their newest twelve', async () => {
    const { body } = await inside({ loadRelatedPublishedMediaContents: true });
    const zoo = body.find(({ name }) => name === 'Zoo')!.mediaContents;
    expect(zoo.map(({ title }) => title)).toEqual([
      'Both',
      ...Array.from({ length: 11 }, (_, index) => `Zoo ${14 - index}`),
    ]);
    expect(zoo[0]!.categories.map(({ name }) => name)).toEqual(['apples', 'Zoo']);
    const [apples] = body;
    expect(apples!.mediaContents).toHaveLength(1);
  });

  it('page, also by cursor, to beyond the end', async () => {
    const first = await inside({ pageSize: 2 });
    const second = await inside({ pageSize: 2, cursor: first.headers['x-pagination-next'] });
    expect(names(second)).toEqual(['Empty', 'Soon']);
    expect(names(await inside({ pageSize: 2, pageIndex: 9 }))).toEqual([]);
  });

  it('of another organization do not exist', async () => {
    const other = await anOrganization(service.db);
    const id = await aCategory(service.db, other);
    expect((await service.call('GET /Categories/:id', { as: member, params: { id } })).status).toBe(404);
    expect(
      (await service.call('POST /Categories/:id/Followers', { as: member, params: { id } })).status,
    ).toBe(404);
    expect(names(await inside({ orgId: other }))).toEqual([]);
    const foreign = await service.call('GET /Organizations/:organizationId/Publics/Categories/:id', {
      params: { organizationId: other, id: ids['Zoo']! },
    });
    expect(foreign.status).toBe(404);
  });

  it('cost the same number of statements, however many there are', async () => {
    const query = vi.spyOn(service.db, 'query');
    const statements = async (pageSize: number) => {
      query.mockClear();
      await inside({ pageSize, loadRelatedPublishedMediaContents: true });
      return query.mock.calls.length;
    };
    await statements(5);
    // The person, and the page with its total and the versions of its items, whose JSON is cached by now.
    expect([await statements(1), await statements(5)]).toEqual([2, 2]);
    query.mockRestore();
  });
});

describe('following', () => {
  const follow = (name: string) =>
    service.call('POST /Categories/:id/Followers', { as: member, params: { id: ids[name]! } });
  const followed = (query: Query = {}) => service.call('GET /Categories/Followed', { as: member, query });

  it('puts the newest follow first, may be repeated, and ends', async () => {
    expect((await follow('apples')).status).toBe(204);
    service.setNow(new Date(service.now().getTime() + 1000));
    await follow('Zoo');
    await follow('apples');
    expect(names(await followed())).toEqual(['Zoo', 'apples']);
    expect(names(await followed({ sortBy: 'createdDate', sortOrder: 'Asc' }))).toEqual(['apples', 'Zoo']);
    expect((await followed()).body[0]).toMatchObject({ isFollowed: true, mediaContents: [] });
    const [withMedia] = (await followed({ isFollowedMainSectionResult: true })).body;
    expect(withMedia!.mediaContents).toHaveLength(12);
    for (let times = 0; times < 2; times++) {
      const { status } = await service.call('DELETE /Categories/:id/Followers', {
        as: member,
        params: { id: ids['Zoo']! },
      });
      expect(status).toBe(204);
    }
    expect(names(await followed())).toEqual(['apples']);
  });

  it('is empty for visitors, and for a member outside what is public', async () => {
    const publicly = (as?: string) =>
      service.call('GET /Categories/Publics/:organizationId/Followed', {
        ...(as && { as }),
        params: { organizationId },
      });
    expect(names(await publicly())).toEqual([]);
    expect(names(await publicly(member))).toEqual([]);
    await follow('Soon');
    expect(names(await publicly(member))).toEqual(['Soon']);
  });

  it('comes first in Discover, which shows pictures of the newest four', async () => {
    const discover = await service.call('GET /Categories/Discover', { as: member });
    expect(names(discover)).toEqual(['apples', 'Soon', 'Éclairs', 'Empty', 'Zoo']);
    const zoo = discover.body.at(-1)!;
    expect(zoo.previewThumbnailUrls).toHaveLength(4);
    expect(zoo.previewThumbnailUrls![0]).toMatch(/^\/api\/media\/[0-9a-f-]{36}\/1\/poster$/);
    const outsiders = await service.call('GET /Categories/Publics/:organizationId/Discover', {
      params: { organizationId },
    });
    expect(outsiders.body.map((each) => [each.name, each.previewThumbnailUrls!.length])).toEqual([
      ['Soon', 0],
      ['Zoo', 2],
    ]);
  });
});

describe('what a category counts', () => {
  it('follows every change of its items', async () => {
    const { db } = service;
    const own = await anOrganization(db);
    const category = await aCategory(db, own);
    const id = await aMediaContent(db, own, { categories: [category], status: 0 });
    const { subject } = await aPerson(db, { organizations: [own] });
    const counts = async () => {
      const [inner] = (await service.call('GET /Categories', { as: subject })).body;
      const [outer] = (
        await service.call('GET /Organizations/:organizationId/Publics/Categories', {
          params: { organizationId: own },
          query: { loadRelatedPublishedMediaContents: true },
        })
      ).body;
      return [inner!.mediaContentsCount, outer?.mediaContentsCount, outer?.mediaContents.length];
    };
    const set = (change: string) =>
      db.query({ text: `update media_contents set ${change} where id = $1`, values: [id] });
    expect(await counts()).toEqual([0, undefined, undefined]);
    await set(`status = 1, publish_date = '2026-02-01'`);
    expect(await counts()).toEqual([1, undefined, undefined]);
    await set('visibility = 2');
    expect(await counts()).toEqual([1, 1, 1]);
    await set(`expiration_option = 1, expiration_date = '2026-02-02'`);
    expect(await counts()).toEqual([1, undefined, undefined]);
    await set('expiration_option = 0');
    expect(await counts()).toEqual([1, 1, 1]);
    await set('status = 2');
    expect(await counts()).toEqual([0, undefined, undefined]);
  });
});

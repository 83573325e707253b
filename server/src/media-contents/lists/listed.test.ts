import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

/** An organization with one category that holds one listed item, and others of the same words that are not listed. */
async function aHouse() {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const category = await aCategory(db, organizationId, 'Harvest');
  const hidden = await aCategory(db, organizationId, 'Harvest beyond');
  const member = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
  const words = { title: 'Harvest', description: 'Harvest', tags: ['harvest'], visibility: 2 as const };
  const featured = { isFeatured: true, isPublicFeatured: true };
  const listed = await aMediaContent(db, organizationId, { ...words, categories: [category], ...featured });
  const notListed = { ...words, isListed: false, categories: [category, hidden], ...featured };
  const unlisted = await aMediaContent(db, organizationId, notListed);
  const coming = await aMediaContent(db, organizationId, {
    ...notListed,
    scheduledAt: new Date('2100-01-01T00:00:00Z'),
  });
  for (const id of [listed, unlisted])
    await db.query(sql`insert into watch_progress (person_id, media_content_id, position, watch_status)
      values (${member.id}, ${id}, 30, 1)`);
  await db.query(
    sql`insert into category_followers (person_id, category_id) values (${member.id}, ${category}), (${member.id}, ${hidden})`,
  );
  return { organizationId, category, hidden, as: member.subject, listed, unlisted, coming };
}

it('opens what is not listed under its address, as its visibility says', async () => {
  const { as, unlisted, coming } = await aHouse();
  for (const id of [unlisted, coming]) {
    const inside = await service.call('GET /MediaContents/Published/:id', { as, params: { id } });
    const outside = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
    expect([inside.status, outside.status]).toEqual([200, 200]);
  }
});

it('has it in no list, row, count, search and suggestion, inside and outside', async () => {
  const { organizationId, category, as, listed } = await aHouse();
  const params = { organizationId };
  const queries = [
    {},
    { categoryId: category },
    { tag: 'harvest' },
    { searchTerm: 'harvest' },
    { searchTerm: 'harvset' },
    { mediaType: 1 },
    { sortBy: 'Title' },
  ];
  const onlyInside = [{ showOnlyFeatured: true }, { showOnlyInProgress: true }];
  for (const query of [...queries, ...onlyInside]) {
    const { body, headers } = await service.call('GET /MediaContents', { as, query });
    const listedItems = [body.map(({ id }) => id), headers['x-pagination-total-results']];
    expect(listedItems, JSON.stringify(query)).toEqual([[listed], '1']);
  }
  for (const query of [...queries, { showOnlyPublicFeatured: true }]) {
    const { body, headers } = await service.call('GET /Organizations/:organizationId/Publics/MediaContents', {
      params,
      query,
    });
    const listedItems = [body.map(({ id }) => id), headers['x-pagination-total-results']];
    expect(listedItems, JSON.stringify(query)).toEqual([[listed], '1']);
  }
  const coming = await service.call('GET /MediaContents', { as, query: { showOnlyUpcoming: true } });
  expect(coming.body).toEqual([]);
  const suggested = await service.call('GET /MediaContents/Suggestions', {
    as,
    query: { searchTerm: 'harv' },
  });
  expect(suggested.body.filter(({ kind }) => kind === 'title').map(({ id }) => id)).toEqual([listed]);
  const publicly = await service.call(
    'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions',
    {
      params,
      query: { searchTerm: 'harv' },
    },
  );
  expect(publicly.body.map(({ text }) => text)).toEqual(['Harvest', 'Harvest', 'harvest']);
});

it('has it in no category, and names no category for it to visitors', async () => {
  const { organizationId, category, hidden, as, listed } = await aHouse();
  const discovered = await service.call('GET /Categories/Discover', { as });
  const shown = discovered.body.map((each) => [each.id, each.mediaContentsCount, each.previewThumbnailUrls]);
  expect(shown).toEqual([
    [category, 1, [`/api/media/${listed}/1/poster`]],
    [hidden, 0, []],
  ]);
  const rows = await service.call('GET /Categories', {
    as,
    query: { loadRelatedPublishedMediaContents: true },
  });
  expect(rows.body.map(({ mediaContents }) => mediaContents.map(({ id }) => id))).toEqual([[listed], []]);
  const outside = await service.call('GET /Organizations/:organizationId/Publics/Categories', {
    params: { organizationId },
  });
  expect(outside.body.map(({ id }) => id)).toEqual([category]);
});

it('has it in no feed', async () => {
  const { organizationId, category, as, listed, unlisted } = await aHouse();
  const feed = await service.call('GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml', {
    params: { organizationId, id: category },
  });
  const { body } = await service.call('PUT /Users/Me/Feed', { as });
  await service.call('POST /WatchlistContents', { as, body: { mediaContentId: unlisted } });
  const own = await service.app.inject({ url: new URL(body.url!).pathname + new URL(body.url!).search });
  for (const text of [String(feed.body), own.body]) {
    expect(text).toContain(listed);
    expect(text).not.toContain(unlisted);
  }
});

it('stays in the playlist of a person who put it there', async () => {
  const { as, unlisted } = await aHouse();
  await service.call('POST /WatchlistContents', { as, body: { mediaContentId: unlisted } });
  const { body } = await service.call('GET /WatchlistContents', { as });
  expect(body.map(({ mediaContentId }) => mediaContentId)).toEqual([unlisted]);
});

it('can be changed, and every list follows', async () => {
  const { as, category, listed } = await aHouse();
  const change = (isListed: boolean) =>
    service.call('PATCH /Management/MediaContents/:id', { as, params: { id: listed }, body: { isListed } });
  const total = async () =>
    (await service.call('GET /MediaContents', { as, query: { categoryId: category } })).headers[
      'x-pagination-total-results'
    ];
  expect((await change(false)).body.isListed).toBe(false);
  expect(await total()).toBe('0');
  expect((await change(true)).body.isListed).toBe(true);
  expect(await total()).toBe('1');
});

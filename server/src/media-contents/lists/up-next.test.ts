import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aCategory,
  aMediaContent,
  anOrganization,
  aPerson,
  type GivenMediaContent,
} from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let member: string;
const ids: Record<string, string> = {};
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  service = await startTestService();
  const { db } = service;
  const organizationId = await anOrganization(db);
  ({ subject: member } = await aPerson(db, { organizations: [organizationId] }));
  const talks = await aCategory(db, organizationId, 'Talks');
  const add = async (title: string, date: number, given: GivenMediaContent = {}) => {
    ids[title] = await aMediaContent(db, organizationId, {
      title,
      publishDate: day(date),
      visibility: 2,
      ...given,
    });
  };
  for (const [index, date] of [9, 4, 7, 5].entries())
    await add(`Night shift ${index + 1}`, date, index === 2 ? { visibility: 1 } : {});
  await add('Start', 10, { tags: ['Wind', 'grid', 'night'], categories: [talks] });
  await add('Two tags', 2, { tags: ['grid', 'wind'] });
  await add('One tag', 20, { tags: ['NIGHT'], categories: [talks] });
  await add('Part of a tag', 21, { tags: ['nightly', 'windmill'] });
  await add('Older in the category', 8, { categories: [talks] });
  await add('Newer in the category', 12, { categories: [talks] });
  await add('Oldest in the category', 6, { categories: [talks] });
  await add('Hidden', 11, { categories: [talks], status: 0 });
  await add('Soon', 11, { categories: [talks], scheduledAt: new Date('2199-01-01T00:00:00Z') });
  const elsewhere = await anOrganization(db);
  await aMediaContent(db, elsewhere, {
    title: 'Night shift 5',
    visibility: 2,
    tags: ['wind', 'grid', 'night'],
  });
});
afterAll(() => service.close());

const upNext = async (title: string) =>
  (await service.call('GET /MediaContents/:id/UpNext', { as: member, params: { id: ids[title]! } })).body.map(
    (item) => item.title,
  );
const outside = async (title: string) =>
  (await service.call('GET /MediaContents/Publics/:id/UpNext', { params: { id: ids[title]! } })).body.map(
    (item) => item.title,
  );

it('a series goes on in its order, and begins again', async () => {
  expect(await upNext('Night shift 2')).toEqual(['Night shift 3', 'Night shift 4', 'Night shift 1']);
  expect(await outside('Night shift 2')).toEqual(['Night shift 4', 'Night shift 1']);
});

it('then comes what shares most tags, then the category in turn', async () => {
  const expected = [
    'Two tags',
    'One tag',
    'Older in the category',
    'Oldest in the category',
    'Newer in the category',
  ];
  expect(await upNext('Start')).toEqual(expected);
  expect(await outside('Start')).toEqual(expected);
});

it('nothing goes on from what stands alone', async () => {
  expect(await upNext('Part of a tag')).toEqual([]);
});

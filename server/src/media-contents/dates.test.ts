// On both databases: dates and time zones.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentStatus } from '@tv/contract/enumerations';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

async function aHouse() {
  const organizationId = await anOrganization(service.db);
  const { subject: as } = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
  const category = await aCategory(service.db, organizationId);
  return { organizationId, as, category };
}

const change = (as: string, id: string, body: object) =>
  service.call('PATCH /Management/MediaContents/:id', { as, params: { id }, body });
const publish = (as: string, id: string) =>
  service.call('POST /Management/MediaContents/:id/Publications', { as, params: { id } });
const unpublish = (as: string, id: string) =>
  service.call('DELETE /Management/MediaContents/:id/Publications', { as, params: { id } });

const longAgo = '2011-05-04T08:00:00.000Z';

it('preserves the date of an item when it is published again', async () => {
  const { organizationId, as } = await aHouse();
  const id = await aMediaContent(service.db, organizationId, {
    publishDate: new Date(longAgo),
    firstPublishedAt: new Date(longAgo),
  });
  await unpublish(as, id);
  const { body } = await publish(as, id);
  expect(body).toMatchObject({ publishDate: longAgo, firstPublishedDate: longAgo });
});

it('publishes a draft with the date that it was given, and tells apart when it first came', async () => {
  const { organizationId, as } = await aHouse();
  const id = await aMediaContent(service.db, organizationId, { status: ContentStatus.DRAFT });
  await change(as, id, { publishDate: longAgo });
  const { body } = await publish(as, id);
  expect(body).toMatchObject({
    publishDate: longAgo,
    firstPublishedDate: service.now().toISOString(),
    createdDate: expect.any(String) as string,
    modifiedDate: service.now().toISOString(),
  });
  const detail = await service.call('GET /MediaContents/Published/:id', { as, params: { id } });
  expect(detail.body).toMatchObject({
    publishDate: longAgo,
    firstPublishedDate: service.now().toISOString(),
    createdDate: body.createdDate,
    modifiedDate: body.modifiedDate,
  });
});

it('takes the instant of the first publication where none was given', async () => {
  const { organizationId, as } = await aHouse();
  const id = await aMediaContent(service.db, organizationId, { status: ContentStatus.DRAFT });
  expect((await change(as, id, { publishDate: '' })).body).not.toHaveProperty('publishDate');
  expect((await publish(as, id)).body.publishDate).toBe(service.now().toISOString());
});

it('orders lists by the date as soon as it is changed', async () => {
  const { organizationId, as, category } = await aHouse();
  const given = { categories: [category] };
  const one = await aMediaContent(service.db, organizationId, {
    ...given,
    publishDate: new Date('2026-01-02'),
  });
  const other = await aMediaContent(service.db, organizationId, {
    ...given,
    publishDate: new Date('2026-01-01'),
  });
  await change(as, one, { publishDate: longAgo });
  for (const query of [{}, { categoryId: category }]) {
    const { body } = await service.call('GET /MediaContents', { as, query });
    expect(body.map(({ id }) => id)).toEqual([other, one]);
  }
});

it('refuses a date in the future, and none for what is published', async () => {
  const { organizationId, as } = await aHouse();
  const id = await aMediaContent(service.db, organizationId);
  for (const publishDate of ['2100-01-01T00:00:00Z', '', 'yesterday'])
    expect(await change(as, id, { publishDate })).toMatchObject({ status: 400 });
});

import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization } from '../test-builders.ts';
import { aHouse, type Retention, startRetention } from './test-retention.ts';

let service: Retention;
let house: Awaited<ReturnType<typeof aHouse>>;
beforeAll(async () => {
  service = await startRetention();
});
beforeEach(async () => {
  house = await aHouse(service);
});
afterAll(() => service.close());

const body = { name: 'Old talks', months: 24, since: 'published', action: 'delete' } as const;
const make = (more: object = {}) =>
  service.call('POST /Management/RetentionRules', { as: house.admin.subject, body: { ...body, ...more } });
const at = (id: string) => ({ as: house.admin.subject, params: { id } });

it('makes, changes and deletes rules, with lines in the audit log', async () => {
  const category = await aCategory(service.db, house.organizationId, 'Talks');
  const id = crypto.randomUUID();
  const made = await make({ id, categoryId: category });
  expect(made).toMatchObject({ status: 201, body: { scope: 'category', category: { name: 'Talks' } } });
  expect((await make({ id, categoryId: category })).body.id).toBe(made.body.id);
  expect(await make({ id, months: 3 })).toMatchObject({
    status: 400,
    body: { exceptionData: { field: 'id' } },
  });
  const rule = at(made.body.id);
  const changed = await service.call('PATCH /Management/RetentionRules/:id', {
    ...rule,
    body: { categoryId: '' },
  });
  expect(changed.body).toMatchObject({ scope: 'organization', months: 24, announcedCount: 0 });
  await service.call('PATCH /Management/RetentionRules/:id', { ...rule, body: { months: 24 } });
  expect((await service.call('DELETE /Management/RetentionRules/:id', rule)).status).toBe(204);
  expect((await service.call('GET /Management/RetentionRules/:id', rule)).status).toBe(404);
  expect(await house.linesAbout(made.body.id)).toHaveLength(3);
});

it.each([
  [{ months: 0 }, 'months'],
  [{ months: 1201 }, 'months'],
  [{ months: 1.5 }, 'months'],
  [{ name: ' ' }, 'name'],
  [{ since: 'never' }, 'since'],
  [{ action: 'burn' }, 'action'],
])('%j is refused by the name of its field', async (wrong, field) => {
  expect(await make(wrong)).toMatchObject({ status: 400, body: { exceptionData: { field } } });
});

it('refuses a category of another organization, and more than fifty rules', async () => {
  const elsewhere = await aCategory(service.db, await anOrganization(service.db));
  expect(await make({ categoryId: elsewhere })).toMatchObject({
    status: 400,
    body: { reason: 'retention.unknownCategory', exceptionData: { field: 'categoryId' } },
  });
  for (let each = 0; each < 50; each++) expect((await make()).status).toBe(201);
  expect(await make()).toMatchObject({ status: 409, body: { reason: 'retention.tooMany' } });
});

it('is without effect once its category is deleted', async () => {
  const category = await aCategory(service.db, house.organizationId);
  await house.item({ categories: [category] });
  const { id } = (await make({ categoryId: category })).body;
  await service.look();
  expect(await house.announced()).toHaveLength(1);
  await service.call('DELETE /Management/Categories/:id', at(category));
  const rule = (await service.call('GET /Management/RetentionRules/:id', at(id))).body;
  expect([rule.scope, rule.category, await house.preview(id)]).toEqual(['category', undefined, []]);
  await service.call('PATCH /Management/RetentionRules/:id', { ...at(id), body: { months: 25 } });
  expect((await service.call('GET /Management/RetentionRules/:id', at(id))).body.scope).toBe('category');
  await service.lookFor(1);
  expect(await house.announced()).toEqual([]);
});

it('previews what is due, comes, is held and is kept, with bytes', async () => {
  const [due, held, kept] = [await house.item(), await house.item(), await house.item({ title: '=1+1' })];
  const coming = await house.item({ publishDate: new Date('2024-06-01T12:00:00Z') });
  await house.item({ status: ContentStatus.DRAFT, publishDate: new Date('2020-01-01T00:00:00Z') });
  await service.db
    .query(sql`insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details)
    values (${due}, ${house.organizationId}, 'a', 10, 10, '{}')`);
  const id = await house.rule();
  await service.look();
  await house.keep(kept, id);
  const person = { as: house.admin.subject, params: { id: house.owner.id }, body: { reason: 'Case 7' } };
  expect((await service.call('GET /Management/RetentionRules/:id/Preview/Counts', at(id))).body).toEqual({
    firstDay: '2026-03-10',
    due: { count: 2, sizeInBytes: 10 },
    coming: { count: 1, sizeInBytes: 0 },
    held: { count: 0, sizeInBytes: 0 },
    kept: { count: 0, sizeInBytes: 0 },
    blocked: { count: 0, sizeInBytes: 0 },
  });
  service.setNow(new Date('2026-03-10T09:00:00Z'));
  await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    ...at(held),
    body: { reason: 'Case 8' },
  });
  const states = async () =>
    Object.fromEntries((await house.preview(id)).map((row) => [row.mediaContentId, [row.state, row.day]]));
  expect(await states()).toEqual({
    [due]: ['due', '2026-03-09'],
    [held]: ['held', undefined],
    [kept]: ['kept', '2027-03-09'],
    [coming]: ['coming', '2026-06-01'],
  });
  const onlyHeld = await service.call('GET /Management/RetentionRules/:id/Preview', {
    ...at(id),
    query: { state: ['held'] },
  });
  expect(onlyHeld.body).toMatchObject([{ legalHold: { kind: 'item', reason: 'Case 8' } }]);
  await service.call('PUT /Management/People/:id/LegalHold', person);
  expect(Object.values(await states()).every(([state]) => state === 'held')).toBe(true);
  const table = await service.app.inject({
    url: `/api/Management/RetentionRules/${id}/Preview.csv`,
    headers: { authorization: `Bearer token-${house.admin.subject}` },
  });
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(table.body).toContain(`"'=1+1",held,,2027-03-09`);
});

it('estimates a rule that is not made yet, page by page once it is', async () => {
  for (let each = 0; each < 12; each++) await house.item();
  const { name: _, ...rule } = body;
  const { body: estimate } = await service.call('POST /Management/RetentionRules/Estimates', {
    as: house.admin.subject,
    body: rule,
  });
  expect([estimate.due.count, estimate.examples.length]).toEqual([12, 10]);
  const id = await house.rule();
  const page = (cursor?: string) =>
    service.call('GET /Management/RetentionRules/:id/Preview', {
      ...at(id),
      query: { pageSize: 8, ...(cursor && { cursor }) },
    });
  const first = await page();
  const second = await page(first.headers['x-pagination-next'] as string);
  const ids = [...first.body, ...second.body].map(({ mediaContentId }) => mediaContentId);
  expect(new Set(ids).size).toBe(12);
});

it('meets no item that was never published, unless it counts from the creation', async () => {
  const draft = await house.item({ status: ContentStatus.DRAFT, publishDate: null });
  for (const since of ['published', 'watched'] as const)
    expect(await house.preview(await house.rule({ since }))).toEqual([]);
  expect(await house.preview(await house.rule({ since: 'created' }))).toMatchObject([
    { mediaContentId: draft },
  ]);
});

it('shows and keeps an item to nobody who does not manage it', async () => {
  const item = await house.item({ createdBy: house.admin.id });
  const id = await house.rule();
  await service.look();
  expect((await house.keep(item, id)).status).toBe(404);
  const read = { as: house.owner.subject, params: { id: item } };
  expect((await service.call('GET /Management/MediaContents/:id/Retention', read)).status).toBe(404);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let organization: string;
let as: string;
let categories: string[];

beforeAll(async () => {
  service = await startTestService();
  organization = await anOrganization(service.db);
  const person = await aPerson(service.db, { organizations: [[organization, 'OrganizationManager']] });
  as = person.subject;
  categories = [
    await aCategory(service.db, organization, 'One'),
    await aCategory(service.db, organization, 'Two'),
    await aCategory(service.db, organization, 'Three'),
  ];
  const items = [
    { title: 'A', tags: ['red'], categories: [categories[0]!] },
    { title: 'B', tags: ['Blue', 'red'], categories: [categories[1]!, categories[0]!] },
    { title: 'C', tags: ['green'], categories: [categories[2]!] },
    { title: 'D', tags: ['blue'], categories: [] },
  ];
  for (const [state, item] of items.entries()) {
    const id = await aMediaContent(service.db, organization, { ...item, visibility: 2 });
    await service.call('POST /WatchlistContents', { as, body: { mediaContentId: id } });
    await service.call('PUT /WatchlistContents', {
      as,
      query: { mediaContentId: id },
      body: { watchStatus: state % 3 },
    });
  }
  await service.db.query(sql`update media_contents set media_type = 0 where title = 'D'`);
});
afterAll(() => service.close());

describe('a name that is repeated asks for any of its values', () => {
  const lists = ['GET /MediaContents', 'GET /Organizations/:organizationId/Publics/MediaContents'] as const;
  const titles = async (name: (typeof lists)[number], query: object) => {
    const { status, body, headers } = await service.call(name, {
      as,
      params: { organizationId: organization } as never,
      query: { sortBy: 'Title', ...query },
    });
    expect(status).toBe(200);
    const found = body.map(({ title }) => title);
    expect(headers['x-pagination-total-results']).toBe(String(found.length));
    return found.join('');
  };

  it.each(lists)('of %s', async (name) => {
    expect(await titles(name, { tag: 'red' })).toBe('AB');
    expect(await titles(name, { tag: ['red', 'GREEN'] })).toBe('ABC');
    expect(await titles(name, { categoryId: categories[0] })).toBe('AB');
    expect(await titles(name, { categoryId: [categories[0], categories[2]] })).toBe('ABC');
    expect(await titles(name, { categoryId: [categories[0], categories[0]] })).toBe('AB');
    expect(await titles(name, { mediaType: [0, 1] })).toBe('ABCD');
    expect(await titles(name, { mediaType: 0 })).toBe('D');
    expect(await titles(name, { tag: ['blue', 'green'], mediaType: 1 })).toBe('BC');
  });

  it('also where words are searched', async () => {
    const found = (query: object) =>
      service.call('GET /MediaContents', { as, query: { searchTerm: 'blue', ...query } });
    expect((await found({ mediaType: [0, 1] })).body).toHaveLength(2);
    expect((await found({ categoryId: [categories[1], categories[2]] })).body).toHaveLength(1);
  });

  it('of the playlist', async () => {
    const states = async (watchStatus?: number[]) =>
      (await service.call('GET /WatchlistContents', { as, query: watchStatus ? { watchStatus } : {} })).body
        .map((each) => String(each.watchStatus))
        .toSorted()
        .join('');
    expect(await states()).toBe('00');
    expect(await states([1, 2])).toBe('12');
    expect(await states([0, 1, 2])).toBe('0012');
  });

  it('of what is managed', async () => {
    const titles = async (query: object) =>
      (await service.call('GET /Management/MediaContents', { as, query })).body
        .map(({ title }) => title)
        .toSorted()
        .join('');
    expect(await titles({ categoryId: [categories[1], categories[2]] })).toBe('BC');
    expect(await titles({ status: [1, 2] })).toBe('ABCD');
    expect(await titles({ status: [0, 2] })).toBe('');
  });

  it('of members and of the audit log', async () => {
    const person = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
    const other = await aPerson(service.db, { organizations: [[organization, 'Viewer']] });
    const call = service.call;
    const closing = { as: person.subject, params: { id: other.id }, body: { status: 1 } };
    expect((await call('PATCH /Management/People/:id', closing)).status).toBe(200);
    const states = async (status: number[]) =>
      (await call('GET /Management/People', { as: person.subject, query: { status } })).body
        .map((each) => each.status)
        .toSorted((one, other) => one - other);
    expect(await states([1])).toEqual([1]);
    expect(await states([0, 1])).toEqual([0, 0, 1]);
    const lines = async (personId: string[]) =>
      (await call('GET /Management/AuditLog', { as: person.subject, query: { personId } })).body.length;
    const stranger = crypto.randomUUID();
    expect(await lines([stranger])).toBe(0);
    expect(await lines([stranger, other.id])).toBeGreaterThan(0);
  });

  it.each<[object, string]>([
    [{ pageIndex: [1, 2] }, 'querystring/pageIndex may be given once.'],
    [{ searchTerm: ['a', 'b'] }, 'querystring/searchTerm may be given once.'],
    [{ sortOrder: 'down' }, 'must be one of: '],
  ])('and the answer to %j says what is wrong', async (query, words) => {
    const { body } = await service.call('GET /MediaContents', { as, query });
    expect(body).toMatchObject({ message: expect.stringContaining(words) as string });
  });

  it.each([{ pageIndex: [1, 2] }, { searchTerm: ['a', 'b'] }, { mediaType: [0, 7] }, { tag: [] }])(
    'but not of what is one: %j',
    async (query) => {
      const { status, body } = await service.call('GET /MediaContents', { as, query });
      const isEmpty = Object.values(query).flat().length === 0;
      expect(status).toBe(isEmpty ? 200 : 400);
      if (!isEmpty) expect(String(body.exceptionData?.['field']).split('.')[0]).toBe(Object.keys(query)[0]);
    },
  );
});

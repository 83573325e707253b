import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organization: string;
let as: string;
let viewer: { id: string; subject: string };
let item: string;

beforeAll(async () => {
  service = await startTestService();
  organization = await anOrganization(service.db, { name: 'Own' });
  as = (await aPerson(service.db, { organizations: [[organization, 'Admin']] })).subject;
  viewer = await aPerson(service.db, { organizations: [[organization, 'Viewer']] });
  item = await aMediaContent(service.db, organization, { title: 'Talk', visibility: 2 });
});
afterAll(() => service.close());

const edit = (body: Record<string, unknown>) =>
  service.call('PATCH /Management/MediaContents/:id', { as, params: { id: item }, body });
const full = {
  description: 'What was said',
  tags: ['safety'],
  password: 'a long password',
  expirationDate: '2030-01-01T00:00:00.000Z',
  playerSettings: { autoplay: true, skipSeconds: 5 },
};

describe('null in a body says that a field is left out', () => {
  it('of an item', async () => {
    const before = await edit(full);
    expect(before.body).toMatchObject({ isPasswordProtected: true, expirationOption: 1, tags: ['safety'] });
    const names = [...Object.keys(full), 'title', 'visibility', 'expirationOption', 'categoryIds'];
    const after = await edit(Object.fromEntries(names.map((name) => [name, null])));
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before.body);
  });

  it('inside another field, too', async () => {
    const { body } = await edit({ playerSettings: { autoplay: null, skipSeconds: 7 } });
    expect(body.playerSettings).toEqual({ skipSeconds: 7 });
  });

  it('of a closed account, which stays closed', async () => {
    const call = (status: number | null) =>
      service.call('PATCH /Management/People/:id', { as, params: { id: viewer.id }, body: { status } });
    expect((await call(1)).body.status).toBe(1);
    expect((await call(null)).body.status).toBe(1);
    expect((await call(0)).body.status).toBe(0);
  });

  it('of an organization, whose public pages stay on', async () => {
    const { body } = await service.call('PATCH /Management/Organization', {
      as,
      body: { allowPublicMediaFeature: null, asksReview: null, colors: null },
    });
    expect(body).toMatchObject({ allowPublicMediaFeature: true, asksReview: false });
  });

  it('and what must be there is then missing', async () => {
    const react = await service.call('POST /Reactions', {
      as: viewer.subject,
      body: { mediaContentId: item, reactionType: null },
    });
    expect([react.status, react.body.exceptionData]).toMatchObject([400, { field: 'reactionType' }]);
  });

  it('but not in a list, which would say something else without it', async () => {
    const { status, body } = await edit({ tags: ['safety', null] });
    expect([status, body.exceptionData]).toMatchObject([400, { field: 'tags.1' }]);
  });
});

test('what can be cleared is cleared by its empty value', async () => {
  await edit(full);
  const { status, body } = await edit({ password: '', description: '', expirationOption: 0, tags: [] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isPasswordProtected: false, description: '', expirationOption: 0, tags: [] });
  expect(body.expirationDate).toBeUndefined();
  const [row] = await service.db.query(
    sql`select expiration_option, expiration_date, password_hash from media_contents where id = ${item}`,
  );
  expect(row).toEqual({ expiration_option: 0, expiration_date: null, password_hash: null });
});

describe('an option of expiring and its date agree', () => {
  it.each([
    { expirationOption: 1 },
    { expirationOption: 1, expirationDate: '' },
    { expirationOption: 0, expirationDate: '2030-01-01T00:00:00Z' },
  ])('%j is refused', async (body) => {
    const answer = await edit(body);
    expect([answer.status, answer.body.exceptionData]).toMatchObject([400, { field: 'expirationDate' }]);
  });

  it('and 1 leaves the date that is there', async () => {
    await edit({ expirationDate: full.expirationDate });
    expect((await edit({ expirationOption: 1 })).body.expirationDate).toBe(full.expirationDate);
  });
});

describe('a body is not coerced', () => {
  it.each<[string, Record<string, unknown>]>([
    ['title', { title: 5 }],
    ['visibility', { visibility: '2' }],
    ['visibility', { visibility: true }],
    ['isFeatured', { isFeatured: 'true' }],
    ['isFeatured', { isFeatured: 1 }],
    ['tags', { tags: 'safety' }],
    ['title', { title: ['Talk'] }],
    ['playerSettings.skipSeconds', { playerSettings: { skipSeconds: '7' } }],
  ])('%s of %j is refused by its name', async (field, body) => {
    const answer = await edit(body);
    expect([answer.status, answer.body.exceptionData]).toMatchObject([400, { field }]);
  });

  it.each([true, '0', [0]])('%j is no reaction', async (reactionType) => {
    const { status } = await service.call('POST /Reactions', {
      as: viewer.subject,
      body: { mediaContentId: item, reactionType },
    });
    expect(status).toBe(400);
  });
});

test('an address is text, so its values are coerced', async () => {
  const { status, headers } = await service.call('GET /Management/MediaContents', {
    as,
    query: { pageSize: '1', pageIndex: '1' },
  });
  expect([status, headers['x-pagination-size']]).toEqual([200, '1']);
});

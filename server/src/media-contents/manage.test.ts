import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let manager: { id: string; subject: string };
let content: { id: string; subject: string };
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  own = await anOrganization(service.db, { name: 'Own' });
  other = await anOrganization(service.db, { name: 'Other' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  content = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(() => service.close());

const commandLine = 'Bearer local-service-token';
const at = (id: string) => ({ params: { id } });
const audit = async (subject: string) =>
  (
    await service.db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${subject} order by id`,
    )
  ).map(({ action }) => action);

test('an edit changes what is given, is noted once, and may be repeated', async () => {
  const category = await aCategory(service.db, own, 'Talks');
  const id = await aMediaContent(service.db, own, { title: 'Before', tags: ['old'] });
  const body = {
    title: ' Zürich ',
    tags: ['new', 'new'],
    categoryIds: [category],
    visibility: 2,
    expirationDate: '2026-04-01T00:00:00Z',
    isFeatured: true,
    playerSettings: { autoplay: true },
  };
  const edit = () =>
    service.call('PATCH /Management/MediaContents/:id', { as: manager.subject, ...at(id), body });
  const first = await edit();
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    title: 'Zürich',
    description: '',
    tags: ['new'],
    categories: [{ id: category, name: 'Talks' }],
    visibility: 2,
    expirationDate: '2026-04-01T00:00:00.000Z',
    isFeatured: true,
    playerSettings: { autoplay: true },
    watchPath: `/public/${own}/watch/${id}`,
  });
  expect((await edit()).body).toEqual(first.body);
  expect(await audit(id)).toEqual(['media content edited']);
  const found = await service.call('GET /MediaContents', {
    as: manager.subject,
    query: { searchTerm: 'zurich' },
  });
  expect(found.body.map((each) => each.id)).toEqual([id]);
  const cleared = await service.call('PATCH /Management/MediaContents/:id', {
    as: manager.subject,
    ...at(id),
    body: { expirationDate: '', categoryIds: [] },
  });
  expect(cleared.body.expirationDate).toBeUndefined();
  expect(cleared.body.categories).toEqual([]);
});

test.each([
  [{ title: '  ' }, 'title'],
  [{ password: 'short' }, 'password'],
  [{ expirationDate: '2026-03-01T00:00:00Z' }, 'expirationDate'],
  [{ playerSettings: { skipSeconds: 0 } }, 'playerSettings.skipSeconds'],
  [{ categoryIds: ['99999999-9999-4999-8999-999999999999'] }, 'categoryIds'],
  [{ colour: 'red' }, 'colour'],
])('%j is refused, and its field named', async (body, field) => {
  const id = await aMediaContent(service.db, own, { title: 'Untouched' });
  const answer = await service.call('PATCH /Management/MediaContents/:id', {
    as: manager.subject,
    ...at(id),
    body,
  });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(field);
  expect(await audit(id)).toEqual([]);
});

test('a password locks the public link; the same one again leaves open what it opened, a new one does not', async () => {
  const id = await aMediaContent(service.db, own, { visibility: 2 });
  const set = (password: string) =>
    service.call('PATCH /Management/MediaContents/:id', {
      as: manager.subject,
      ...at(id),
      body: { password },
    });
  const unlock = (password: string) =>
    service.call('POST /MediaContents/Publics/:id/Unlocks', { ...at(id), body: { password } });
  const version = async () =>
    (
      await service.db.query<{ v: number }>(
        sql`select password_version as v from media_contents where id = ${id}`,
      )
    )[0]?.v;
  expect((await set('open sesame')).body.isPasswordProtected).toBe(true);
  expect((await unlock('open sesame')).status).toBe(200);
  const before = await version();
  await set('open sesame');
  expect(await version()).toBe(before);
  await set('another one');
  expect(await version()).toBe(before! + 1);
  expect((await unlock('open sesame')).status).toBe(403);
  expect((await set('')).body.isPasswordProtected).toBe(false);
  expect(await audit(id)).toHaveLength(3);
  const noted = await service.db.query<{ detail: object }>(
    sql`select detail from audit_log where subject = ${id} order by id`,
  );
  expect(JSON.stringify(noted)).not.toMatch(/sesame|another one|scrypt/);
});

test('a content manager manages own items and those of assigned categories, and does not feature', async () => {
  const category = await aCategory(service.db, own);
  await service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${content.id})`,
  );
  const assigned = await aMediaContent(service.db, own, { categories: [category] });
  const mine = await aMediaContent(service.db, own);
  await service.db.query(sql`update media_contents set created_by = ${content.id} where id = ${mine}`);
  const strange = await aMediaContent(service.db, own);
  const list = await service.call('GET /Management/MediaContents', { as: content.subject });
  expect(list.body.map(({ id }) => id).sort()).toEqual([assigned, mine].sort());
  const edit = (id: string, body: object) =>
    service.call('PATCH /Management/MediaContents/:id', { as: content.subject, ...at(id), body });
  expect((await edit(strange, { title: 'Mine now' })).status).toBe(404);
  expect((await edit(assigned, { title: 'Better' })).status).toBe(200);
  expect((await edit(mine, { isFeatured: true })).status).toBe(403);
  expect((await edit(assigned, { categoryIds: [] })).body).toMatchObject({ id: assigned, categories: [] });
  expect((await edit(assigned, { title: 'Gone' })).status).toBe(404);
});

test('a content manager deletes and restores own items, and not those of assigned categories', async () => {
  const category = await aCategory(service.db, own);
  await service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${content.id})`,
  );
  const assigned = await aMediaContent(service.db, own, { categories: [category] });
  const mine = await aMediaContent(service.db, own, { createdBy: content.id });
  const as = content.subject;
  const remove = (id: string) => service.call('DELETE /Management/MediaContents/:id', { as, ...at(id) });
  expect((await remove(assigned)).status).toBe(403);
  expect((await remove(mine)).status).toBe(204);
  const restored = await service.call('POST /Management/MediaContents/:id/Restorations', { as, ...at(mine) });
  expect(restored.body).toMatchObject({ id: mine, state: 'draft' });
});

test('a deleted item is gone for all, and a draft again when restored within 30 days', async () => {
  const id = await aMediaContent(service.db, own);
  const remove = () => service.call('DELETE /Management/MediaContents/:id', { as: admin.subject, ...at(id) });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(
    (await service.call('GET /MediaContents/Published/:id', { as: admin.subject, ...at(id) })).status,
  ).toBe(404);
  const deleted = await service.call('GET /Management/MediaContents', {
    as: admin.subject,
    query: { status: ContentStatus.DELETED },
  });
  expect(deleted.body.map((each) => each.id)).toContain(id);
  const restore = () =>
    service.call('POST /Management/MediaContents/:id/Restorations', { as: admin.subject, ...at(id) });
  const publish = await service.call('POST /Management/MediaContents/:id/Publications', {
    as: admin.subject,
    ...at(id),
  });
  expect([publish.status, publish.body.message]).toEqual([409, 'This item is deleted: restore it first.']);
  expect((await restore()).body.status).toBe(ContentStatus.DRAFT);
  expect((await restore()).status).toBe(200);
  expect(await audit(id)).toEqual(['media content deleted', 'media content restored']);
  await remove();
  const before = service.now();
  service.setNow(new Date(before.getTime() + 31 * 24 * 3_600_000));
  expect((await restore()).status).toBe(404);
  service.setNow(before);
});

test('nothing is published before it is processed', async () => {
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
  await service.db.query(
    sql`update media_contents set processing_status = 1, package = null where id = ${id}`,
  );
  const answer = await service.call('POST /Management/MediaContents/:id/Publications', {
    as: manager.subject,
    ...at(id),
  });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    expect.stringContaining('not been processed yet'),
  ]);
});

test('the command line reaches every organization, and people their own only', async () => {
  await aMediaContent(service.db, other, { title: 'Elsewhere' });
  const ask = (query: object, options: object) =>
    service.call('GET /Management/MediaContents', { query: query as never, ...options });
  const elsewhere = await ask({ organizationName: 'Other' }, { authorization: commandLine });
  expect(elsewhere.body.map(({ title }) => title)).toEqual(['Elsewhere']);
  for (const query of [{ organizationName: 'Other' }, { organizationId: other }])
    expect((await ask(query, { as: admin.subject })).status).toBe(404);
  expect((await ask({}, { as: admin.subject })).status).toBe(200);
});

test('pages by cursor tell every item once', async () => {
  const many = await anOrganization(service.db);
  const person = await aPerson(service.db, { organizations: [[many, 'OrganizationManager']] });
  for (let index = 0; index < 5; index++) await aMediaContent(service.db, many);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.call('GET /Management/MediaContents', {
      as: person.subject,
      query: { pageSize: 2, ...(cursor && { cursor }) },
    });
    expect(page.headers['x-pagination-total-results']).toBe('5');
    seen.push(...page.body.map(({ id }) => id));
    cursor = page.headers['x-pagination-next'] as string | undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

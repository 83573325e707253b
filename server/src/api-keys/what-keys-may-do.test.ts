import { api, type CallName } from '@tv/contract/calls/api';
import { keyScopes } from '@tv/contract/integrations/key-scopes';
import { scopesForKeys } from '@tv/contract/calls/scopes-of-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anApiKey } from '../test-builders.ts';
import { bodies } from '../../test/isolation/bodies.ts';
import { startKeys } from './test-keys.ts';

type Keys = Awaited<ReturnType<typeof startKeys>>;
let service: Keys;
beforeAll(async () => void (service = await startKeys()));
afterAll(() => service.close());

const aHouse = () => service.aHouse();
const make: Keys['make'] = (as, body) => service.make(as, body);
const bearer: Keys['bearer'] = (key) => service.bearer(key);
const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title).sort();

describe('what a key may do', () => {
  test('within its scopes it is an organization manager; what it lacks is named', async () => {
    const { admin, items } = await aHouse();
    const { key } = (await make(admin, { scopes: ['content:read'] })).body;
    const read = await service.call('GET /Management/MediaContents', bearer(key));
    expect(titles(read)).toEqual(['Chosen', 'Draft', 'Inside', 'Outside']);
    const change = await service.call('PATCH /Management/MediaContents/:id', {
      ...bearer(key),
      params: { id: items.inside },
      body: { title: 'Other' },
    });
    expect(change).toMatchObject({
      status: 403,
      body: { reason: 'keys.scopes', exceptionData: { scopes: 'content:write' } },
    });
    const watched = await service.call('GET /Management/MediaContents/:id/Watched', {
      ...bearer(key),
      params: { id: items.inside },
    });
    expect(watched.body.exceptionData).toEqual({ scopes: 'analytics:read, people:read' });
  });

  test('of each call it needs exactly the scopes of the table, and calls of people are closed to it', async () => {
    const { organizationId } = await aHouse();
    const ofEvents = await anApiKey(service.db, organizationId, { scopes: ['events:write'] });
    const ofContent = await anApiKey(service.db, organizationId, { scopes: ['content:read'] });
    const all = await anApiKey(service.db, organizationId);
    const anyId = '00000000-0000-4000-8000-000000000000';
    const wrong: string[] = [];
    let checked = 0;
    for (const [name, endpoint] of Object.entries(api) as [CallName, (typeof api)[CallName]][]) {
      const { access } = endpoint;
      if (access === 'anyone' || access === 'media-token' || 'raw' in endpoint) continue;
      const needed = scopesForKeys(name);
      const ask = async (key: string) => {
        const [method, template] = name.split(' ') as ['GET', string];
        const url = `/api${template.replace(':languageCode', 'en').replace(/:\w+/g, anyId)}`;
        const payload = bodies(anyId, anyId)[name];
        const sent = { method, url, headers: bearer(key), ...(payload && { payload }) };
        const answer = await service.app.inject(sent);
        return {
          status: answer.statusCode,
          reason: answer.body && answer.json<{ reason?: string }>().reason,
        };
      };
      const refused = await ask((needed?.includes('events:write') ? ofContent : ofEvents).key);
      // Its query is not given here, or the calls of uploads are not served: the isolation suite makes these.
      if (refused.status === 400 || refused.status === 404) continue;
      checked++;
      const expected = needed ? (needed.length > 0 ? 'keys.scopes' : undefined) : 'keys.peopleOnly';
      if (expected !== undefined && refused.reason !== expected) wrong.push(`${name}: ${refused.reason}`);
      if (needed && (await ask(all.key)).status === 401) wrong.push(`${name}: 401 with all scopes`);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(180);
  });

  test('it reads as managers of the organization do, in that organization only', async () => {
    const { admin, items } = await aHouse();
    const elsewhere = await aHouse();
    const { key } = (await make(admin, {})).body;
    const list = await service.call('GET /MediaContents', bearer(key));
    expect(titles(list)).toEqual(['Chosen', 'Inside', 'Outside']);
    expect(list.headers['x-pagination-total-results']).toBe('3');
    const byId = (id: string) =>
      service.call('GET /MediaContents/Published/:id', { ...bearer(key), params: { id } });
    expect((await byId(items.draft)).status).toBe(200);
    expect((await byId(elsewhere.items.inside)).status).toBe(404);
    const managed = (id: string) =>
      service.call('GET /Management/MediaContents/:id', { ...bearer(key), params: { id } });
    expect((await managed(elsewhere.items.inside)).status).toBe(404);
    const options = { ...bearer(key), query: { organizationId: elsewhere.organizationId } };
    expect((await service.call('GET /Management/Categories', options)).status).toBe(404);
    expect((await service.call('GET /Users/Me', bearer(key))).body).toMatchObject({
      reason: 'keys.peopleOnly',
    });
  });

  test('with categories it is the content manager of these alone', async () => {
    const { admin, items, category } = await aHouse();
    const { key } = (await make(admin, { scopes: [...keyScopes], categoryIds: [category] })).body;
    expect(titles(await service.call('GET /MediaContents', bearer(key)))).toEqual(['Inside']);
    expect(titles(await service.call('GET /Management/MediaContents', bearer(key)))).toEqual([
      'Draft',
      'Inside',
    ]);
    const categories = await service.call('GET /Categories', bearer(key));
    expect(categories.body).toMatchObject([{ id: category, mediaContentsCount: 1 }]);
    const found = await service.call('GET /MediaContents', {
      ...bearer(key),
      query: { searchTerm: 'outside' },
    });
    expect(titles(found)).toEqual([]);
    for (const id of [items.outside, items.chosen]) {
      const params = { ...bearer(key), params: { id } };
      expect((await service.call('GET /MediaContents/Published/:id', params)).status).toBe(404);
      const change = { ...params, body: { title: 'Mine' } };
      expect((await service.call('PATCH /Management/MediaContents/:id', change)).status).toBe(404);
    }
    expect((await service.call('GET /Management/People', bearer(key))).status).toBe(403);
    const whole = await service.call('GET /Management/Analytics/Summary', bearer(key));
    expect(whole.status).toBe(403);
    const own = { ...bearer(key), query: { categoryId: category } };
    expect((await service.call('GET /Management/Analytics/Summary', own)).status).toBe(200);
  });

  test('with categories it leaves an item in one of them, and puts it into no other one', async () => {
    const { admin, items, category, other } = await aHouse();
    const { key } = (await make(admin, { scopes: [...keyScopes], categoryIds: [category] })).body;
    const move = async (categoryIds: string[]) => {
      const { status, body } = await service.call('PATCH /Management/MediaContents/:id', {
        ...bearer(key),
        params: { id: items.inside },
        body: { categoryIds },
      });
      return status === 200 ? 200 : `${status} ${(body as { reason?: string }).reason}`;
    };
    expect(await move([category, other])).toBe('400 keys.ownCategories');
    expect(await move([])).toBe('400 keys.ownCategories');
    const change = { action: 'edit' as const, edit: { addCategoryIds: [other] } };
    const [outcome] = (
      await service.call('POST /Management/MediaContents/Changes', {
        ...bearer(key),
        body: { ids: [items.inside], change },
      })
    ).body;
    expect(outcome).toMatchObject({ isDone: false, problem: { reason: 'keys.ownCategories' } });
    // What a person put elsewhere, too, stays there.
    await service.db.query(
      sql`insert into media_content_categories (media_content_id, category_id) values (${items.inside}, ${other})`,
    );
    expect(await move([category, other])).toBe(200);
    expect(await move([category])).toBe(200);
  });

  test('it deletes and restores no item: admins do, and whoever manages it', async () => {
    const { admin, items } = await aHouse();
    const { key } = (await make(admin, { scopes: [...keyScopes] })).body;
    const asKey = { ...bearer(key), params: { id: items.inside } };
    const refused = { status: 403, body: { reason: 'access.adminsOnly' } };
    expect(await service.call('DELETE /Management/MediaContents/:id', asKey)).toMatchObject(refused);
    const read = async () => (await service.call('GET /Management/MediaContents/:id', asKey)).body.permitted;
    expect(await read()).not.toContain('delete');
    const asAdmin = { as: admin.subject, params: asKey.params };
    expect((await service.call('DELETE /Management/MediaContents/:id', asAdmin)).status).toBe(204);
    expect(await service.call('POST /Management/MediaContents/:id/Restorations', asKey)).toMatchObject(
      refused,
    );
    expect(await read()).not.toContain('restore');
  });

  test('it gives nobody more than a manager has', async () => {
    const { admin, organizationId } = await aHouse();
    const { key } = (await make(admin, { scopes: ['people:read', 'people:write'] })).body;
    const invited = await service.call('POST /Management/Invitations', {
      ...bearer(key),
      body: { email: `boss-${organizationId}@tv.example`, role: 'InMotion.Admin' },
    });
    expect(invited).toMatchObject({ status: 403, body: { reason: 'people.givesMoreRights' } });
    const demoted = await service.call('PATCH /Management/People/:id', {
      ...bearer(key),
      params: { id: admin.id },
      body: { role: 'InMotion.Viewer' },
    });
    expect(demoted).toMatchObject({ status: 403, body: { reason: 'people.moreRights' } });
  });

  test('what it does stands in the audit log and the history under its name and its id', async () => {
    const { admin, items } = await aHouse();
    const { key, id } = (await make(admin, { name: 'Sync', scopes: ['content:read', 'content:write'] })).body;
    const changed = await service.call('PATCH /Management/MediaContents/:id', {
      ...bearer(key),
      params: { id: items.inside },
      body: { title: 'Renamed' },
    });
    expect(changed.status).toBe(200);
    const log = await service.call('GET /Management/AuditLog', { as: admin.subject });
    expect(log.body[0]).toMatchObject({ actor: 'API key "Sync"', apiKeyId: id, subject: items.inside });
    expect(log.body[0]).not.toHaveProperty('personId');
    const history = await service.call('GET /Management/MediaContents/:id/History', {
      as: admin.subject,
      params: { id: items.inside },
    });
    expect(history.body[0]).toMatchObject({ actor: 'API key "Sync"' });
  });
});

test('what a key submits for review says so by its name', async () => {
  const { admin, items, organizationId } = await aHouse();
  await service.db.query(sql`update organizations set asks_review = true where id = ${organizationId}::uuid`);
  const { key } = (await make(admin, { name: 'Sync', scopes: ['content:write'] })).body;
  const params = { id: items.draft };
  const submit = { ...bearer(key), params, body: { comment: 'Please look.' } };
  expect((await service.call('POST /Management/MediaContents/:id/Reviews', submit)).status).toBe(200);
  const asAdmin = { as: admin.subject, params };
  const entries = await service.call('GET /Management/MediaContents/:id/Reviews', asAdmin);
  expect(entries.body).toMatchObject([{ actor: 'API key "Sync"', comment: 'Please look.' }]);
  const summary = await service.call('GET /Management/MediaContents/:id/Reviews/Summary', asAdmin);
  expect(summary.body.submitted).toMatchObject({ actor: 'API key "Sync"' });
});

// On both databases: what stops a key is read in one statement, and its calls are counted in another.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKeyText } from '../platform/auth/key-text.ts';
import { sql } from '../platform/db/sql.ts';
import { anApiKey, aPerson } from '../test-builders.ts';
import { startKeys } from './test-keys.ts';

type Keys = Awaited<ReturnType<typeof startKeys>>;
let service: Keys;
beforeAll(async () => void (service = await startKeys()));
afterAll(() => service.close());

const aHouse = () => service.aHouse();
const make: Keys['make'] = (as, body) => service.make(as, body);
const bearer: Keys['bearer'] = (key) => service.bearer(key);
const later: Keys['later'] = (seconds) => service.later(seconds);
const currentOf: Keys['currentOf'] = (key) => service.currentOf(key);

describe('who makes keys, and what is told of them', () => {
  test('an admin makes a key, which is shown once; lists tell its beginning, and the log its name', async () => {
    const { admin, organizationId, category } = await aHouse();
    const made = await make(admin, {
      name: ' Nightly import ',
      scopes: ['content:read', 'content:write'],
      categoryIds: [category],
      expiresAt: '2026-12-31T00:00:00Z',
      allowedNetworks: ['203.0.113.0/24', '203.0.113.0/24'],
    });
    expect(made.status).toBe(201);
    const { key, ...listedKey } = made.body;
    expect(key).toMatch(/^tv_demo_[\dA-Za-z]{22}_[\dA-Za-z]{6}$/);
    expect(listedKey).toMatchObject({
      name: 'Nightly import',
      scopes: ['content:read', 'content:write'],
      categoryIds: [category],
      allowedNetworks: ['203.0.113.0/24'],
      start: key.slice(0, 12),
      state: 'active',
      madeBy: `${admin.id}@tv.example`,
      expiresAt: '2026-12-31T00:00:00.000Z',
    });
    const listed = await service.call('GET /Management/ApiKeys', { as: admin.subject });
    expect(listed.body).toEqual([listedKey]);
    const [stored] = await service.db.query(sql`
      select jsonb_agg(to_jsonb(k))::text || jsonb_agg(to_jsonb(s))::text || (
        select jsonb_agg(to_jsonb(l))::text from audit_log l where organization_id = ${organizationId}::uuid) as text
      from api_keys k join api_key_secrets s on s.api_key_id = k.id`);
    expect(JSON.stringify(stored)).toContain('API key made');
    expect(JSON.stringify(stored)).not.toContain(key.slice(12));
  });

  test('nobody below an admin makes, lists, rotates or deletes one, and no key does', async () => {
    const { manager, admin, organizationId } = await aHouse();
    const { id } = (await make(admin, {})).body;
    const all = await anApiKey(service.db, organizationId);
    for (const [by, reason] of [
      [{ as: manager.subject }, 'access.role'],
      [bearer(all.key), 'keys.peopleOnly'],
    ] as const) {
      const answers = await Promise.all([
        service.call('GET /Management/ApiKeys', by),
        service.call('POST /Management/ApiKeys', { ...by, body: { name: 'x', scopes: ['content:read'] } }),
        service.call('POST /Management/ApiKeys/:id/Rotate', { ...by, params: { id }, body: {} }),
        service.call('DELETE /Management/ApiKeys/:id', { ...by, params: { id } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect(answers.map(({ body }) => (body as { reason?: string }).reason)).toEqual(Array(4).fill(reason));
    }
  });

  test('bad input is refused by its field, a name that is taken with 17', async () => {
    const { admin } = await aHouse();
    const elsewhere = await aHouse();
    const fieldOf = async (body: object) => {
      const { status, body: listedKey } = await make(admin, body);
      return [status, listedKey.exceptionData?.['field'] ?? listedKey.errorCode];
    };
    expect(await fieldOf({ name: ' ' })).toEqual([400, 'name']);
    expect(await fieldOf({ scopes: [] })).toEqual([400, 'scopes']);
    expect(await fieldOf({ scopes: ['admin'] })).toEqual([400, 'scopes.0']);
    expect(await fieldOf({ scopes: ['content:read', 'content:read'] })).toEqual([400, 'scopes']);
    expect(await fieldOf({ categoryIds: [] })).toEqual([400, 'categoryIds']);
    expect(await fieldOf({ categoryIds: [elsewhere.category] })).toEqual([400, 'categoryIds']);
    expect(await fieldOf({ expiresAt: '2026-03-02T08:59:59Z' })).toEqual([400, 'expiresAt']);
    expect(await fieldOf({ allowedNetworks: ['office'] })).toEqual([400, 'allowedNetworks']);
    expect((await make(admin, { name: 'Twice' })).status).toBe(201);
    expect((await make(admin, { name: 'tWICE' })).body.errorCode).toBe(17);
  });

  test('an admin of another organization finds none of them', async () => {
    const { admin } = await aHouse();
    const elsewhere = await aHouse();
    const { id, key } = (await make(admin, {})).body;
    const by = { as: elsewhere.admin.subject, params: { id } };
    expect((await service.call('POST /Management/ApiKeys/:id/Rotate', { ...by, body: {} })).status).toBe(404);
    expect((await service.call('DELETE /Management/ApiKeys/:id', by)).status).toBe(404);
    expect((await currentOf(key)).status).toBe(200);
  });
});

describe('what stops a key', () => {
  const refusedAs = async (key: string) => {
    const { status, body } = await currentOf(key);
    return `${status} ${(body as { reason?: string }).reason ?? ''}`.trim();
  };

  test('a text that is none, one of another environment, and one that nobody made', async () => {
    const { organizationId } = await aHouse();
    const { key } = await anApiKey(service.db, organizationId);
    expect(await refusedAs(key)).toBe('200');
    for (const text of [`${key.slice(0, -1)}_`, 'tv_', newKeyText('PROD'), newKeyText('DEMO')])
      expect(await refusedAs(text)).toBe('401 keys.unknown');
  });

  test('its expiry, its deletion, and the end of its organization', async () => {
    const { admin, organizationId } = await aHouse();
    const expiring = (
      await make(admin, { expiresAt: new Date(service.now().getTime() + 60_000).toISOString() })
    ).body;
    const deleted = (await make(admin, {})).body;
    later(1);
    const left = (await make(admin, {})).body;
    expect(await refusedAs(expiring.key)).toBe('200');
    later(60);
    expect(await refusedAs(expiring.key)).toBe('401 keys.expired');
    const gone = { as: admin.subject, params: { id: deleted.id } };
    expect((await service.call('DELETE /Management/ApiKeys/:id', gone)).status).toBe(204);
    expect(await refusedAs(deleted.key)).toBe('401 keys.unknown');
    expect((await service.call('DELETE /Management/ApiKeys/:id', gone)).status).toBe(404);
    const listed = await service.call('GET /Management/ApiKeys', { as: admin.subject });
    expect(listed.body.map(({ id, state }) => [id, state])).toEqual([
      [left.id, 'active'],
      [expiring.id, 'expired'],
    ]);
    await service.db.query(sql`delete from people where current_organization_id = ${organizationId}::uuid`);
    await service.db.query(sql`delete from organizations where id = ${organizationId}::uuid`);
    expect(await refusedAs(left.key)).toBe('401 keys.unknown');
  });

  test('an admin who lost the role; who rotates it answers for it, and the key before stays stopped', async () => {
    const { admin, organizationId } = await aHouse();
    const successor = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
    const made = (await make(admin, {})).body;
    const setRole = (role: string) =>
      service.db.query(sql`update memberships set role = ${role} where person_id = ${admin.id}::uuid`);
    await setRole('OrganizationManager');
    expect(await refusedAs(made.key)).toBe('401 keys.stopped');
    const listed = await service.call('GET /Management/ApiKeys', { as: successor.subject });
    expect(listed.body).toMatchObject([{ state: 'stopped' }]);
    const rotated = await service.call('POST /Management/ApiKeys/:id/Rotate', {
      as: successor.subject,
      params: { id: made.id },
      body: { overlapHours: 168 },
    });
    expect(rotated.body).toMatchObject({ state: 'active', madeBy: `${successor.id}@tv.example` });
    expect(await refusedAs(rotated.body.key)).toBe('200');
    expect(await refusedAs(made.key)).toBe('401 keys.replaced');
    await service.db.query(sql`delete from people where id = ${successor.id}::uuid`);
    expect(await refusedAs(rotated.body.key)).toBe('401 keys.stopped');
  });

  test('a network that it, or the organization, does not allow', async () => {
    const { organizationId } = await aHouse();
    const { key } = await anApiKey(service.db, organizationId, {
      allowedNetworks: ['203.0.113.0/24', '::1'],
    });
    const from = async (remoteAddress: string) => {
      const url = '/api/Management/ApiKeys/Current';
      const answer = await service.app.inject({ url, headers: bearer(key), remoteAddress });
      return [answer.statusCode, answer.json<{ reason?: string }>().reason];
    };
    expect(await from('203.0.113.9')).toEqual([200, undefined]);
    expect(await from('::ffff:203.0.113.9')).toEqual([200, undefined]);
    expect(await from('198.51.100.1')).toEqual([403, 'keys.networks']);
    await service.db.query(sql`
      insert into organization_policies (organization_id, allowed_networks) values (${organizationId}, '{198.51.100.0/24}')`);
    expect(await from('203.0.113.9')).toEqual([403, 'access.networks']);
  });
});

describe('rotation', () => {
  const rotate = (as: string, id: string, body: object = {}) =>
    service.call('POST /Management/ApiKeys/:id/Rotate', { as, params: { id }, body });
  const works = async (key: string) => (await currentOf(key)).status === 200;

  test('the key before goes on until the overlap ends', async () => {
    const { admin } = await aHouse();
    const first = (await make(admin, {})).body;
    const second = await rotate(admin.subject, first.id);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      id: first.id,
      former: { endsAt: new Date(service.now().getTime() + 24 * 3_600_000).toISOString() },
    });
    expect([await works(first.key), await works(second.body.key)]).toEqual([true, true]);
    later(24 * 3600);
    expect([await works(first.key), await works(second.body.key)]).toEqual([false, true]);
    const third = await rotate(admin.subject, first.id, { overlapHours: 0 });
    expect([await works(second.body.key), await works(third.body.key)]).toEqual([false, true]);
    expect(third.body).not.toHaveProperty('former');
    for (const overlapHours of [-1, 169, 1.5])
      expect((await rotate(admin.subject, first.id, { overlapHours })).status).toBe(400);
  });

  test('an expired key is not rotated: the new one would have expired, too', async () => {
    const { admin } = await aHouse();
    const expiresAt = new Date(service.now().getTime() + 60_000).toISOString();
    const { id } = (await make(admin, { expiresAt })).body;
    expect((await rotate(admin.subject, id)).status).toBe(200);
    later(60);
    expect(await rotate(admin.subject, id)).toMatchObject({ status: 409, body: { reason: 'keys.isOver' } });
  });

  test('it may be repeated: a new key that nobody used gives way, and the one before still works', async () => {
    const { admin } = await aHouse();
    const first = (await make(admin, {})).body;
    expect(await works(first.key)).toBe(true);
    await expect
      .poll(
        async () => (await service.call('GET /Management/ApiKeys', { as: admin.subject })).body[0]!.usedAt,
      )
      .toBe(service.now().toISOString());
    const lost = (await rotate(admin.subject, first.id)).body;
    for (let time = 0; time < 8; time++) await rotate(admin.subject, first.id);
    const again = (await rotate(admin.subject, first.id)).body;
    expect([await works(first.key), await works(lost.key), await works(again.key)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('limits and last use', () => {
  test('every answer says how many calls are left; beyond them is 429', async () => {
    const { organizationId } = await aHouse();
    const { key, id } = await anApiKey(service.db, organizationId);
    const first = await currentOf(key);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"key";q=600;w=60',
      ratelimit: '"key";r=599;t=60',
    });
    await service.db.query(sql`update rate_limits set uses = array[599] where key like ${`%${id}%`}`);
    later(1);
    expect((await currentOf(key)).headers['ratelimit']).toBe('"key";r=0;t=60');
    const beyond = await service.call('GET /Users/Me', bearer(key));
    expect(beyond).toMatchObject({
      status: 429,
      headers: { ratelimit: '"key";r=0;t=59', 'retry-after': '59' },
    });
    later(60);
    expect((await currentOf(key)).status).toBe(200);
  });

  test('the last use is stored once a minute', async () => {
    const { organizationId } = await aHouse();
    const { key, id } = await anApiKey(service.db, organizationId);
    const usedAt = async () => {
      const [row] = await service.db.query<{ used_at: Date | null }>(
        sql`select used_at from api_key_secrets where api_key_id = ${id}::uuid`,
      );
      return row!.used_at?.getTime();
    };
    const at = service.now().getTime();
    await currentOf(key);
    await expect.poll(usedAt).toBe(at);
    later(59);
    await currentOf(key);
    later(1);
    await currentOf(key);
    await expect.poll(usedAt).toBe(at + 60_000);
  });
});

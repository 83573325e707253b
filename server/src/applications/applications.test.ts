import { randomUUID } from 'node:crypto';
import type { Body } from '@tv/contract/calls/api';
import { limits } from '@tv/contract/limits/limits';
import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { allowApplication } from '@tv/identity/testing/relying-party';
import { password, quickHash } from '@tv/identity/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { sql } from '../platform/db/sql.ts';
import { anApplication, anOrganization, aPerson } from '../test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../../test/isolation/start-with-provider.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

let service: ServiceWithProvider;
let portalUrl: string;
let organization: string;
let admin: Awaited<ReturnType<typeof aMember>>;
const configured = {
  id: 'signage',
  name: 'Signage',
  type: 'web',
  redirectUris: ['https://signage.example/callback'],
  scopes: ['openid', 'content:read'],
};

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({
    OIDC_ISSUER: '',
    PUBLIC_URL: portalUrl,
    OIDC_CLIENTS: JSON.stringify([configured]),
  });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
});
afterAll(() => service?.close());
beforeEach(async () => {
  organization = await anOrganization(service.db);
  admin = await aMember('Admin', [organization]);
});

/** A person of the portal's own provider, signed in in a browser. */
async function aMember(role: 'Admin' | 'Viewer' | 'OrganizationManager', organizations: string[]) {
  const email = `person-${randomUUID()}@tv.example`;
  const account = await createAccount(service.db.text, {
    email,
    emailVerified: true,
    passwordHash: await quickHash(password),
  });
  const { id } = await aPerson(service.db, {
    organizations: organizations.map((each) => [each, role] as const),
    subject: account!.subject,
  });
  await service.db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}`);
  const browser = new Browser(portalUrl);
  const tokens = await browser.signIn(email);
  return { id, email, subject: account!.subject, browser, token: tokens.access_token };
}

async function call(
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  const answer = await service.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Record<string, unknown> };
}

const web: Body<'POST /Management/Applications'> = {
  name: 'Intranet',
  type: 'web',
  redirectUris: ['https://intranet.example/callback'],
  scopes: ['openid', 'profile', 'email', 'offline_access', 'content:read'],
};
const create = (body: object = web, token = admin.token) =>
  call(token, 'POST', '/Management/Applications', body);
const audit = async (subject: string) =>
  (
    await service.db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${subject} and organization_id = ${organization}::uuid order by id`,
    )
  ).map(({ action }) => action);

describe('applications of an organization', () => {
  test('are made, listed, changed and deleted, and the audit log tells it', async () => {
    const made = await create({ ...web, hasSecret: true });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Intranet', type: 'web', hasSecret: true, secret: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const id = String(made.body['id']);
    // The secret is shown once.
    const listed = await call(admin.token, 'GET', '/Management/Applications');
    expect(listed.body).toEqual([expect.objectContaining({ id, redirectUris: web.redirectUris })]);
    expect(JSON.stringify(listed.body)).not.toContain('"secret"');
    const stored = await service.db.query(sql`select * from applications where id = ${id}::uuid`);
    expect(JSON.stringify(stored)).not.toContain(made.body['secret']);
    expect(await create({ ...web, name: 'INTRANET' })).toMatchObject({
      status: 400,
      body: { errorCode: 17 },
    });

    const changed = await call(admin.token, 'PATCH', `/Management/Applications/${id}`, {
      name: 'Intranet 2',
      scopes: ['content:read', 'openid'],
    });
    expect(changed.body).toMatchObject({
      name: 'Intranet 2',
      scopes: ['openid', 'content:read'],
      redirectUris: web.redirectUris,
    });
    expect((await call(admin.token, 'GET', `/Management/Applications/${id}`)).body).toMatchObject({
      name: 'Intranet 2',
    });
    expect((await call(admin.token, 'DELETE', `/Management/Applications/${id}`)).status).toBe(204);
    expect((await call(admin.token, 'DELETE', `/Management/Applications/${id}`)).status).toBe(404);
    expect(await audit(id)).toEqual(['application made', 'application changed', 'application deleted']);
  });

  test('are for admins, and of one’s own organization', async () => {
    const manager = await aMember('OrganizationManager', [organization]);
    expect((await create(web, manager.token)).status).toBe(403);
    expect((await call(manager.token, 'GET', '/Management/Applications')).status).toBe(403);
    const foreign = await anApplication(service.db, await anOrganization(service.db));
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/Secrets'],
    ] as const) {
      const answer = await call(
        admin.token,
        method,
        `/Management/Applications/${foreign}${path}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });

  test('are bounded in number', async () => {
    await service.db.query(sql`
      insert into applications (id, organization_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, created_at)
      select gen_random_uuid(), ${organization}::uuid, 'Device ' || n, 'device', '{}', '{}', '{openid}', now()
      from generate_series(1, ${limits.applications.each}::int) n`);
    expect(await create()).toMatchObject({ status: 409, body: { reason: 'applications.tooMany' } });
  });

  test('refuse what cannot be an address, and say which', async () => {
    const refused = async (type: string, address: string) => {
      const { status, body } = await create({ ...web, type, redirectUris: [address] });
      return [status, body['reason'], (body['exceptionData'] as { field?: string } | undefined)?.field];
    };
    const reasons: [type: string, address: string, reason: string][] = [
      ['web', 'callback', 'noAddress'],
      ['web', 'http://intranet.example/callback', 'notHttps'],
      ['web', 'https://Intranet.example/callback', 'notExact'],
      ['web', 'https://intranet.example:443/callback', 'notExact'],
      ['web', 'https://intranet.example/a/../callback', 'notExact'],
      ['web', 'https://*.example/callback', 'hasWildcard'],
      ['web', 'https://user@intranet.example/callback', 'hasUser'],
      ['web', 'https://intranet.example/callback#part', 'hasFragment'],
      ['web', 'com.example.app:/callback', 'notHttps'],
      ['native', 'http://192.0.2.1/callback', 'notHttps'],
      ['native', 'https://127.0.0.1/callback', 'notHttps'],
      ['native', 'myapp:/callback', 'notReverseDomain'],
      ['native', 'javascript:alert(1)', 'notReverseDomain'],
      ['web', 'javascript:alert(1)', 'notHttps'],
      // A Cyrillic а, and 127.0.0.1 as one number.
      ['web', 'https://intr\u0430net.example/callback', 'notExact'],
      ['native', 'http://2130706433/callback', 'notExact'],
      ['native', 'http://localhost.evil.example/callback', 'notHttps'],
    ];
    for (const [type, address, reason] of reasons)
      expect([address, ...(await refused(type, address))]).toEqual([
        address,
        400,
        `applications.${reason}`,
        'redirectUris',
      ]);
    expect(await refused('device', 'https://intranet.example/callback')).toEqual([
      400,
      'applications.addressNotUsed',
      'redirectUris',
    ]);
    expect(await create({ ...web, redirectUris: [] })).toMatchObject({
      status: 400,
      body: { reason: 'applications.addressMissing' },
    });
    expect(
      await create({ ...web, type: 'native', redirectUris: ['http://127.0.0.1/'], hasSecret: true }),
    ).toMatchObject({ status: 400, body: { reason: 'applications.secretForWeb' } });
    expect((await create({ ...web, scopes: ['openid', 'everything'] })).status).toBe(400);
    for (const address of ['http://localhost:4000/callback', 'https://app.example'])
      expect((await create({ ...web, name: address, redirectUris: [address] })).status).toBe(201);
    for (const address of [
      'http://127.0.0.1/callback',
      'http://[::1]/callback',
      'com.example.app:/callback',
      'https://app.example/claimed',
    ])
      expect((await create({ ...web, name: address, type: 'native', redirectUris: [address] })).status).toBe(
        201,
      );
  });
});

const redirectUri = web.redirectUris![0]!;
const partyOf = ({ body }: Awaited<ReturnType<typeof create>>) => ({
  clientId: String(body['id']),
  secret: body['secret'] as string | undefined,
  redirectUri,
});
const settings = async ({ browser }: { browser: Browser }) => (await browser.fetch('/oidc/security')).text();

describe('signing people in for an application', () => {
  test('a new secret works at once, the former one goes on for a day', async () => {
    const party = partyOf(await create({ ...web, hasSecret: true }));
    await allowApplication(admin.browser, party, 'openid');
    const renewed = await call(admin.token, 'POST', `/Management/Applications/${party.clientId}/Secrets`);
    expect(renewed.status).toBe(201);
    const now = { ...party, secret: String(renewed.body['secret']) };
    await allowApplication(admin.browser, now, 'openid');
    await allowApplication(admin.browser, party, 'openid');
    const later = await call(admin.token, 'POST', `/Management/Applications/${party.clientId}/Secrets`);
    await expect(allowApplication(admin.browser, party, 'openid')).rejects.toThrow('invalid_client');
    await allowApplication(admin.browser, { ...party, secret: String(later.body['secret']) }, 'openid');
    expect(
      (await audit(party.clientId)).filter((action) => action === 'secret of application renewed'),
    ).toHaveLength(2);
  });

  test('its tokens end when it is deleted, and nothing of it is left', async () => {
    const party = partyOf(await create());
    const tokens = await allowApplication(admin.browser, party, 'openid offline_access content:read');
    expect(await settings(admin)).toContain('Intranet');
    expect(await audit(admin.id)).toContain('application allowed');
    await call(admin.token, 'DELETE', `/Management/Applications/${party.clientId}`);
    expect((await call(tokens.access_token, 'GET', '/MediaContents')).status).toBe(401);
    expect(await settings(admin)).not.toContain('Intranet');
    const { rows } = await service.db.text.query(
      `select model from identity_records where payload->>'clientId' = $1 or payload->'state'->>'application' = $1`,
      [party.clientId],
    );
    expect(rows).toEqual([]);
  });

  test('its tokens end with the membership, however it ends', async () => {
    const other = await anOrganization(service.db);
    const party = partyOf(await create());
    for (const end of [
      sql`delete from memberships where organization_id = ${organization}::uuid and person_id = `,
      sql`update memberships set status = 1 where organization_id = ${organization}::uuid and person_id = `,
    ]) {
      const member = await aMember('Viewer', [organization, other]);
      const tokens = await allowApplication(member.browser, party, 'openid offline_access content:read');
      await service.db.query(sql`${end} ${member.id}::uuid`);
      expect((await call(tokens.access_token, 'GET', '/MediaContents')).status).toBe(401);
      expect(await settings(member)).not.toContain('Intranet');
      await expect(allowApplication(member.browser, party, 'openid')).rejects.toThrow('access_denied');
    }
  });

  test('another organization’s people are refused', async () => {
    const party = partyOf(await create());
    const stranger = await aMember('Admin', [await anOrganization(service.db)]);
    await expect(allowApplication(stranger.browser, party, 'openid')).rejects.toThrow('access_denied');
  });

  test('its tokens end with the browser’s session, and with offline access they go on', async () => {
    const party = partyOf(await create());
    const online = await allowApplication(admin.browser, party, 'openid content:read');
    const offline = await allowApplication(admin.browser, party, 'openid offline_access content:read');
    const statuses = async () => [
      (await call(online.access_token, 'GET', '/MediaContents')).status,
      (await call(offline.access_token, 'GET', '/MediaContents')).status,
    ];
    expect(await statuses()).not.toContain(401);
    const session = /name="session" value="([^"]+)"/.exec(await settings(admin))?.[1] ?? '';
    await admin.browser.post('/oidc/security/sessions', { session });
    expect((await statuses())[0]).toBe(401);
    expect((await statuses())[1]).not.toBe(401);
  });

  test('an application of the settings serves everybody', async () => {
    const party = { clientId: 'signage', redirectUri: configured.redirectUris[0]! };
    const stranger = await aMember('Viewer', [await anOrganization(service.db)]);
    for (const { browser } of [admin, stranger])
      expect((await allowApplication(browser, party, 'openid content:read')).scope).toBe(
        'openid content:read',
      );
  });
});

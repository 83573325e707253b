import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@tv/contract/calls/api';
import { applicationScopes } from '@tv/contract/integrations/application-scopes';
import type { Endpoint } from '@tv/contract/endpoint';
import { scopesForApplications } from '@tv/contract/calls/scopes-of-calls';
import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { allowApplication } from '@tv/identity/testing/relying-party';
import { password, quickHash } from '@tv/identity/testing/service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { bodies } from '../../test/isolation/bodies.ts';
import { startWithProvider, type ServiceWithProvider } from '../../test/isolation/start-with-provider.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

let service: ServiceWithProvider;
let portalUrl: string;
let own: string;
let other: string;
let clientId: string;
const redirectUri = 'https://intranet.example/callback';
const titles = { own: 'Of the own organization', other: 'Of the other one' };

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({ OIDC_ISSUER: '', PUBLIC_URL: portalUrl });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  await aMediaContent(service.db, own, { title: titles.own });
  await aMediaContent(service.db, other, { title: titles.other });
  ({ clientId } = await addApplication('Intranet', applicationScopes));
});
afterAll(() => service?.close());

/** The browser of a person of both organizations, who has chosen the other one. */
async function aBrowser(role: 'Admin' | 'Viewer') {
  const email = `person-${randomUUID()}@tv.example`;
  const account = await createAccount(service.db.text, {
    email,
    emailVerified: true,
    passwordHash: await quickHash(password),
  });
  const { id } = await aPerson(service.db, {
    organizations: [
      [other, 'Admin'],
      [own, role],
    ],
    subject: account!.subject,
  });
  await service.db.query(
    sql`update people set issuer = ${portalIssuer}, current_organization_id = ${other} where id = ${id}`,
  );
  const browser = new Browser(portalUrl);
  await browser.signIn(email);
  return browser;
}
/** A token of the application with these scopes, for such a person. */
const aToken = async (role: 'Admin' | 'Viewer', scope: string) =>
  (await allowApplication(await aBrowser(role), { clientId, redirectUri }, scope)).access_token;

const addApplication = async (name: string, scopes: readonly string[]) => {
  const id = randomUUID();
  await service.db.query(sql`
    insert into applications
      (id, organization_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, created_at)
    values (${id}, ${own}, ${name}, 'web', ${[redirectUri]}::text[], '{}', ${scopes}::text[], now())`);
  return { clientId: id, redirectUri };
};

async function call(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  const answer = await service.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  const body = answer.headers['content-type']?.includes('json') ? (answer.json() as unknown) : undefined;
  return { status: answer.statusCode, body: body as Record<string, unknown> };
}
const reasonOf = async (...options: Parameters<typeof call>) => {
  const { status, body } = await call(...options);
  return [status, body?.['reason']];
};

test('an application reads the content of its organization alone, whatever the person has chosen', async () => {
  const token = await aToken('Viewer', 'openid content:read');
  const { status, body } = await call(token, 'GET', '/MediaContents?pageSize=100');
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  expect([text.includes(titles.own), text.includes(titles.other)]).toEqual([true, false]);
  expect((await call(token, 'GET', `/MediaContents?pageSize=100&organizationId=${other}`)).body).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ title: titles.other })]),
  );
});

test('an application does what the person’s role and its scopes allow, and nothing else', async () => {
  const category = () => ({ name: `Category ${randomUUID()}` });
  const admin = await aToken('Admin', 'openid content:read content:write');
  const viewer = await aToken('Viewer', 'openid content:read content:write');
  const reader = await aToken('Admin', 'openid content:read');
  expect((await call(admin, 'POST', '/Management/Categories', category())).status).toBe(201);
  // The role of the other organization does not count.
  expect((await call(viewer, 'POST', '/Management/Categories', category())).status).toBe(403);
  expect(await reasonOf(reader, 'POST', '/Management/Categories', category())).toEqual([
    403,
    'applications.scopes',
  ]);
  expect(await reasonOf(admin, 'GET', '/Management/People')).toEqual([403, 'applications.scopes']);
  const people = await aToken('Admin', 'openid people:read');
  expect((await call(people, 'GET', '/Management/People')).status).toBe(200);
  expect(await reasonOf(people, 'GET', '/MediaContents')).toEqual([403, 'applications.scopes']);
  // What is the person's own, and what admins decide, is for people.
  for (const [method, path] of [
    ['GET', '/Users/Me/Data'],
    ['DELETE', '/Users/Me/Data'],
    ['GET', '/WatchlistContents'],
    ['GET', '/Management/Applications'],
    ['GET', '/Management/Policies'],
    ['GET', '/Users/Me/Organizations'],
    ['PUT', '/Users/Me/CurrentOrganization'],
    ['POST', '/Users/Me'],
  ] as const)
    expect([
      path,
      ...(await reasonOf(admin, method, path, method === 'PUT' ? { organizationId: other } : undefined)),
    ]).toEqual([path, 403, 'applications.peopleOnly']);
});

test('each call is closed without scopes of the API, and with all of them where it is for people', async () => {
  const none = await aToken('Admin', 'openid profile email');
  const all = await aToken('Admin', applicationScopes.join(' '));
  const anyId = randomUUID();
  const wrong: string[] = [];
  let checked = 0;
  for (const [name, { access }] of Object.entries(api) as [CallName, Endpoint][]) {
    if (access === 'anyone' || access === 'media-token') continue;
    const [method, template] = name.split(' ') as ['GET', string];
    const path = template.replace(':languageCode', 'en').replace(/:\w+/g, anyId);
    const needed = scopesForApplications(name);
    const ask = (token: string) => reasonOf(token, method, path, bodies(anyId, anyId)[name]);
    const [status, refusal] = await ask(none);
    // Its query is not given here: the isolation suite makes these calls.
    if (status === 400 || status === 404) continue;
    checked++;
    const expected = needed ? 'applications.scopes' : 'applications.peopleOnly';
    if (refusal !== expected) wrong.push(`${name}: ${String(refusal)}`);
    if (!needed && (await ask(all))[1] !== expected) wrong.push(`${name} with all scopes`);
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(200);
});

test('an application without a scope of the API calls nothing, and with some it learns who the person is', async () => {
  const nothing = await aToken('Admin', 'openid profile email');
  for (const path of ['/Users/Me', '/MediaContents', '/Management/Organization'])
    expect([path, ...(await reasonOf(nothing, 'GET', path))]).toEqual([path, 403, 'applications.scopes']);
  const enough = await aToken('Viewer', 'openid profile email content:read');
  const { status, body } = await call(enough, 'GET', '/Users/Me');
  expect([status, body['organizationId'], body['role']]).toEqual([200, own, 'InMotion.Viewer']);
  expect(body['isProviderAdmin']).toBe(false);
  // Without the address it does not.
  expect(await reasonOf(await aToken('Viewer', 'openid content:read'), 'GET', '/Users/Me')).toEqual([
    403,
    'applications.scopes',
  ]);
});

test('a scope that an admin takes away is in no token that is renewed', async () => {
  const scopes = ['openid', 'offline_access', 'content:read'];
  const party = await addApplication('Newsletter', scopes);
  const browser = await aBrowser('Viewer');
  const { access_token: before, refresh_token } = await allowApplication(browser, party, scopes.join(' '));
  expect((await call(before, 'GET', '/MediaContents')).status).toBe(200);
  await service.db.query(sql`
    update applications set scopes = '{openid,offline_access,analytics:read}' where id = ${party.clientId}::uuid`);
  const { body } = await browser.token({
    ...{ grant_type: 'refresh_token', client_id: party.clientId, refresh_token },
  });
  expect([401, 403]).toContain((await call(body.access_token ?? 'none', 'GET', '/MediaContents')).status);
});

test('the security settings look up all applications in one statement', async () => {
  const browser = await aBrowser('Viewer');
  for (const name of ['First', 'Second', 'Third'])
    await allowApplication(browser, await addApplication(name, ['openid']), 'openid');
  const query = vi.spyOn(service.db, 'query');
  const page = await (await browser.fetch('/oidc/security')).text();
  const lookups = query.mock.calls.filter(([{ text }]) => text.includes('from applications'));
  query.mockRestore();
  // All three may be allowed in one second: then their order is any.
  for (const name of ['First', 'Second', 'Third']) expect(page).toContain(name);
  expect(lookups).toHaveLength(1);
});

import { codeAt } from '@tv/identity/testing/authenticator';
import { Browser } from '@tv/identity/testing/browser';
import { type LyingProvider, startLyingProvider } from '@tv/identity/testing/lying-provider';
import { upstreamClient } from '@tv/identity/testing/upstream-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDomain } from '../test-builders.ts';
import { password, type Portal, startPortal } from './test-connections.ts';

let portal: Portal;
let liar: LyingProvider;
let works: Awaited<ReturnType<Portal['anOrganizationWith']>>;
let stranger: typeof works;

beforeAll(async () => {
  portal = await startPortal();
  works = await portal.anOrganizationWith('works.example');
  stranger = await portal.anOrganizationWith('stranger.example');
  liar = await startLyingProvider({
    sub: 'wanda',
    email: 'wanda@works.example',
    email_verified: true,
    name: 'Wanda Works',
  });
});
afterAll(async () => {
  await liar?.close();
  await portal?.close();
});

const path = '/Management/SignInConnections';
const addPasskey = (accountId: string) =>
  portal.db.query(sql`
    insert into identity_passkeys (id, account_id, name, public_key, counter, created_at)
    values (${`key of ${accountId}`}, ${accountId}::uuid, 'Key', 'x', 0, now())`);

test('a connection is made with domains of one’s own alone, and tells its secret to nobody', async () => {
  const connection = await portal.aConnection(works, liar.issuer);
  expect(connection).toMatchObject({
    hasSecret: true,
    isActive: false,
    isTried: false,
    onlyThisWay: false,
    domains: ['works.example'],
  });
  const [row] = await portal.db.query<{ sealed: string }>(
    sql`select sealed from sign_in_connections where id = ${connection.id}::uuid`,
  );
  const listed = (await portal.ask('GET', path, works.token)).body;
  for (const text of [JSON.stringify(connection), row!.sealed, listed])
    expect(text).not.toContain(upstreamClient.secret);
  const log = await portal.db.query(
    sql`select detail from audit_log where organization_id = ${works.id}::uuid`,
  );
  expect(JSON.stringify(log)).not.toContain(upstreamClient.secret);

  const refused = async (body: object, organization = works) => {
    const given = { name: 'X', issuer: liar.issuer, clientId: 'tv', domains: [], ...body };
    const answer = await portal.ask('POST', path, organization.token, given);
    const { exceptionData, reason } = answer.json() as { exceptionData?: { field?: string }; reason: string };
    return [answer.statusCode, exceptionData?.field, reason];
  };
  expect(await refused({ domains: ['works.example'] }, stranger)).toEqual([
    400,
    'domains',
    'connections.notOwn',
  ]);
  expect(await refused({ domains: ['works.example'] })).toEqual([400, 'domains', 'connections.taken']);
  expect(await refused({ domains: ['nobodys.example'] })).toEqual([400, 'domains', 'connections.notOwn']);
  expect(await refused({ domains: ['no domain'] })).toEqual([400, 'domains', 'domains.noDomain']);
  for (const issuer of [
    'https://10.0.0.1/',
    'https://login.internal',
    'ftp://x.example',
    'https://a:b@x.example',
    'https://x.example/?a=b',
    'not an address',
  ])
    expect([issuer, ...(await refused({ issuer }))]).toEqual([issuer, 400, 'issuer', 'connections.issuer']);
  expect(await refused({ name: ' ' })).toEqual([400, 'name', 'field.filledLine']);
  expect(await refused({ secret: 'x' })).toEqual([400, 'secret', expect.any(String)]);

  // Nothing of it is for another organization.
  for (const [method, more, body] of [
    ['GET', ''],
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/Try'],
  ] as const) {
    const answer = await portal.ask(method, `${path}/${connection.id}${more}`, stranger.token, body);
    expect([method, answer.statusCode]).toEqual([method, 404]);
  }
  // A sender's id makes one connection, however often it is sent; a domain that is given up leaves it.
  const second = await aDomain(portal.db, works.id, 'second.example');
  const body = {
    id: crypto.randomUUID(),
    name: 'Twice',
    issuer: liar.issuer,
    clientId: 'tv',
    domains: ['second.example'],
  };
  const made = [
    await portal.ask('POST', path, works.token, body),
    await portal.ask('POST', path, works.token, body),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const ids = made.map((answer) => (answer.json() as { id: string }).id);
  expect(ids[0]).toBe(ids[1]);
  await portal.ask('DELETE', `/Management/Domains/${second}`, works.token);
  expect((await portal.ask('GET', `${path}/${ids[0]}`, works.token)).json()).toMatchObject({ domains: [] });
  expect((await portal.ask('DELETE', `${path}/${ids[0]}`, works.token)).statusCode).toBe(204);
  expect((await portal.ask('DELETE', `${path}/${connection.id}`, works.token)).statusCode).toBe(204);
});

test('wrong settings are told by a try before anybody is led there', async () => {
  const connection = await portal.aConnection(works, liar.issuer);
  expect(await portal.change(works, connection.id, { isActive: true })).toMatchObject({
    status: 409,
    body: { reason: 'connections.tryFirst' },
  });
  const wrong = await portal.tryOut(works, connection.id);
  expect(wrong).toContain('The connection works');
  expect(wrong).toContain('Wanda Works');
  expect(await portal.change(works, connection.id, { isActive: true })).toMatchObject({
    status: 200,
    body: { isActive: true, isTried: true },
  });
  // Nobody was signed in, linked or made.
  expect(
    await portal.db.query(sql`select from identity_accounts where email = 'wanda@works.example'`),
  ).toEqual([]);

  const tried = async (lie: LyingProvider['current']['lie']) => {
    liar.current.lie = lie;
    await portal.change(works, connection.id, { clientSecret: `${upstreamClient.secret}${Math.random()}` });
    const text = await portal.tryOut(works, connection.id);
    liar.current.lie = {};
    expect(text).toContain('The connection does not work yet');
    return text;
  };
  expect(await tried({ description: { issuer: 'http://127.0.0.1:1/other' } })).toContain(
    'calls itself “http://127.0.0.1:1/other”',
  );
  expect(await tried({ description: { jwks_uri: undefined } })).toContain(
    'does not describe an OpenID provider',
  );
  expect(await tried({ token: { status: 401, body: { error: 'invalid_client' } } })).toContain(
    'does not accept the secret',
  );
  expect(await tried({ response: { code: undefined, error: 'access_denied' } })).toContain(
    'was cancelled at the provider',
  );
  expect(await tried({ claims: { email: undefined } })).toContain('tells no email address');
  expect(await tried({ claims: { email_verified: false } })).toContain(
    'does not say that wanda@works.example is verified',
  );
  expect(await tried({ claims: { email: 'w@stranger.example' } })).toContain(
    'w@stranger.example is outside the domains',
  );
  expect(await tried({ claims: { iat: 4_000_000_000, exp: 4_000_000_300 } })).toContain('Set the clocks');
  expect(await tried({ signature: 'other key' })).toContain('signature of the ID token is not right');
  // What failed is not tried, whatever was before.
  const { isTried } = (await portal.ask('GET', `${path}/${connection.id}`, works.token)).json() as {
    isTried: boolean;
  };
  expect(isTried).toBe(false);
  const over = await portal.walk(
    new Browser(portal.portalUrl),
    `/oidc/connections/${connection.id}/try?token=${'x'.repeat(43)}`,
  );
  expect([over.response.status, over.text]).toEqual([404, expect.stringContaining('This try has ended')]);
  await portal.ask('DELETE', `${path}/${connection.id}`, works.token);
});

test('a real provider says whether it knows the client and the address back', async () => {
  const organization = await portal.anOrganizationWith('real.example');
  const { upstream, connection } = await portal.connect(organization, {
    sub: 'r',
    email: 'r@real.example',
    email_verified: true,
  });
  try {
    upstream.register('https://elsewhere.example/callback');
    expect(await portal.tryOut(organization, connection.id)).toContain(
      `Register exactly this redirect address for the client “tv-there”: ${connection.redirectUrl}`,
    );
    upstream.register(connection.redirectUrl, { id: 'another', secret: upstreamClient.secret });
    expect(await portal.tryOut(organization, connection.id)).toContain('does not know the client “tv-there”');
    upstream.register(connection.redirectUrl, {
      id: upstreamClient.id,
      secret: 'another secret, just as long as it',
    });
    expect(await portal.tryOut(organization, connection.id)).toContain('does not accept the secret');
  } finally {
    await upstream.close();
  }
  expect(await portal.tryOut(organization, connection.id)).toContain('does not answer (ECONNREFUSED)');
});

test('“only this way” needs a try and an admin with a passkey, and locks no admin out', async () => {
  const only = await portal.anOrganizationWith('only.example');
  const person = { sub: 'o', email: 'o@only.example', email_verified: true };
  const { upstream, connection } = await portal.connect(only, person);
  try {
    const admin = await portal.anAccount('admin@only.example', { organizations: [[only.id, 'Admin']] });
    const member = await portal.anAccount('member@only.example', { organizations: [[only.id, 'Viewer']] });
    // Of the domain, but not of the organization.
    const guest = await portal.anAccount('guest@only.example', { organizations: [[stranger.id, 'Viewer']] });
    const set = (body: object) => portal.change(only, connection.id, body);
    expect(await set({ onlyThisWay: true })).toMatchObject({
      status: 409,
      body: { reason: 'connections.noPasskey' },
    });
    await addPasskey(member.id);
    expect((await set({ onlyThisWay: true })).status).toBe(409);
    await addPasskey(admin.id);
    expect(await set({ clientId: 'other', onlyThisWay: true })).toMatchObject({
      status: 409,
      body: { reason: 'connections.onlyThisWay' },
    });
    expect(await set({ onlyThisWay: true })).toMatchObject({ status: 200, body: { onlyThisWay: true } });
    expect(await set({ clientId: 'other' })).toMatchObject({
      status: 409,
      body: { reason: 'connections.onlyThisWay' },
    });
    expect(await set({ name: 'Only' })).toMatchObject({ status: 200 });

    const byPassword = async (email: string) => {
      const { location, text } = await portal.withPassword(email);
      return location ? 'in' : text.includes('Sign in with your organization') ? 'refused' : text;
    };
    expect([await byPassword(member.email), await byPassword(admin.email)]).toEqual(['refused', 'refused']);
    expect(await byPassword(guest.email)).toBe('in');
    expect(await byPassword(only.admin.email)).toBe('in');
    // By the provider, and the account's own password once.
    upstream.current.person = { ...person, email: member.email };
    const { post } = await portal.signInAs(member.email);
    expect((await post('', { email: member.email, password })).location).toBeDefined();
    expect((await portal.signInAs(member.email)).location).toBeDefined();
    // Where no admin has a passkey any more, every admin gets in.
    await portal.db.query(sql`delete from identity_passkeys where account_id = ${admin.id}::uuid`);
    expect([await byPassword(member.email), await byPassword(admin.email)]).toEqual(['refused', 'in']);

    // Switched off, passwords count again; linked people are counted for the question before the connection is deleted.
    const { body } = await set({ isActive: false });
    expect(body).toMatchObject({
      isActive: false,
      onlyThisWay: false,
      peopleCount: 1,
      withoutPasswordCount: 0,
    });
    expect(await byPassword(member.email)).toBe('in');
    const actions = await portal.db.query<{ action: string }>(sql`
      select distinct action from audit_log where organization_id = ${only.id}::uuid order by action`);
    expect(actions.map(({ action }) => action)).toEqual([
      'account linked',
      'sign-in connection changed',
      'sign-in connection made',
      'sign-in failed',
      'signed in',
    ]);
  } finally {
    await upstream.close();
  }
});

test('a second step that the organization asks for is asked for after its provider, unless that has asked already', async () => {
  const strict = await portal.anOrganizationWith('strict.example');
  const person = { sub: 's', email: 's@strict.example', email_verified: true };
  const { upstream } = await portal.connect(strict, person);
  try {
    await portal.db.query(sql`
      insert into organization_policies (organization_id, second_step_required_for, allowed_networks)
      values (${strict.id}::uuid, '{Viewer}', '{}')`);
    const { text, post, location } = await portal.signInAs(person.email);
    expect([location, text]).toEqual([
      undefined,
      expect.stringContaining('Your organization requires a second step'),
    ]);
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(text)![1]!.replaceAll(' ', '');
    await post('/set-up/confirm', { code: codeAt(secret, new Date()) });
    expect((await post('/set-up/done', {})).location).toBeDefined();
    expect((await portal.signInAs(person.email)).text).toContain('Enter your code');
    const other = { sub: 'm', email: 'm@strict.example', email_verified: true, amr: ['pwd', 'mfa'] };
    upstream.current.person = other;
    expect((await portal.signInAs(other.email)).location).toBeDefined();
  } finally {
    await upstream.close();
  }
});

import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setPassword } from '../accounts.ts';
import {
  allow,
  claimsOf,
  native,
  open,
  own,
  request,
  startApplicationWorld,
  statusOf,
  tv,
  web,
} from '../testing/application-world.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, password } from '../testing/service.ts';

let world: Awaited<ReturnType<typeof startApplicationWorld>>;
beforeAll(async () => {
  world = await startApplicationWorld();
});
beforeEach(async () => {
  await world.db.query('delete from identity_consents');
  world.events.length = 0;
});
afterAll(() => world.close());

test('a web application with a secret signs a person in, after one consent', async () => {
  const config = await world.asWeb();
  const browser = new Browser(world.service.portalUrl);
  const { url, exchange } = await request(config, 'openid profile email content:read', web.redirectUris[0]!);
  // Who is not signed in does that first.
  const signIn = await open(browser, url);
  expect(signIn.response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://intranet.example;",
  );
  const answer = await browser.post(signIn.action, { email: 'viewer@aurora.example', password });
  const html = await answer.response.text();
  expect(html).toContain('Intranet');
  expect(html).toContain('Aurora Energy');
  expect(html).toContain('intranet.example');
  expect(html).toContain('viewer@aurora.example');
  expect(html).toContain('See your email address.');
  expect(html).toContain('See videos and audio');
  expect(html).not.toContain('Add, change, publish');
  expect(answer.response.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  const { location } = await browser.post(action, { answer: 'allow' });
  const tokens = await exchange(location);
  expect(tokens.claims()).toMatchObject({ sub: 'vera', email: 'viewer@aurora.example', aud: 'intranet' });
  expect(tokens.refresh_token).toBeUndefined();
  expect(claimsOf(tokens.access_token)).toMatchObject({
    sub: 'vera',
    client_id: 'intranet',
    aud: 'tv-api',
    scope: 'openid profile email content:read',
    organization_id: own,
  });
  // An access token names nobody but by the subject.
  expect(claimsOf(tokens.access_token)).not.toHaveProperty('email');
  expect(await openid.fetchUserInfo(config, tokens.access_token, 'vera')).toMatchObject({
    email: 'viewer@aurora.example',
    given_name: 'Vera',
  });
  expect(
    world.events.map(({ action: each, organizationId, detail }) => ({ each, organizationId, detail })),
  ).toContainEqual({
    each: 'application allowed',
    organizationId: own,
    detail: { application: 'Intranet', scopes: 'openid profile email content:read' },
  });

  // Nobody is asked twice, and for less neither.
  const again = await request(config, 'openid content:read', web.redirectUris[0]!);
  const direct = await open(browser, again.url);
  expect(direct.location?.host).toBe('intranet.example');
  const less = await again.exchange(direct.location);
  expect(claimsOf(less.access_token).scope).toBe('openid content:read');
  expect(await openid.fetchUserInfo(config, less.access_token, 'vera')).toEqual({ sub: 'vera' });
  // What grows is asked for.
  const more = await open(browser, (await request(config, 'openid content:write', web.redirectUris[0]!)).url);
  expect(more.html).toContain('Add, change, publish');
});

test('offline access has a session of its own, other access one within the browser’s', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const offline = await allow(browser, config, 'openid offline_access content:read');
  const online = await allow(browser, config, 'openid content:read');
  const within = async (token: string) => {
    const { rows } = await world.db.query<{ within: string | null }>(
      `select payload->'state'->>'within' as within from identity_records where model = 'Session' and uid = $1`,
      [claimsOf(token).sid],
    );
    return rows[0]?.within ?? undefined;
  };
  const settings = await (await browser.fetch('/oidc/security')).text();
  const sessions = [...settings.matchAll(/name="session" value="([^"]+)"/g)].map(([, uid]) => uid);
  expect(await within(offline.access_token)).toBeUndefined();
  expect(sessions).toContain(await within(online.access_token));
  // Applications are no devices.
  for (const { access_token: token } of [offline, online])
    expect(sessions).not.toContain(claimsOf(token).sid);
  await browser.post('/oidc/security/sign-out', {});
  expect([await world.lives(offline.access_token), await world.lives(online.access_token)]).toEqual([
    false,
    false,
  ]);
});

test('refresh tokens rotate, and a used one ends the grant', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const first = await allow(browser, config, 'openid offline_access content:read');
  const second = await openid.refreshTokenGrant(config, first.refresh_token!);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  // More than was allowed is refused, less is given.
  expect(
    await statusOf(
      openid.refreshTokenGrant(config, second.refresh_token!, { scope: 'openid content:write' }),
    ),
  ).toBe('invalid_scope');
  const less = await openid.refreshTokenGrant(config, second.refresh_token!, { scope: 'openid' });
  expect(claimsOf(less.access_token).scope).toBe('openid');
  expect(await world.lives(less.access_token)).toBe(true);
  expect(await statusOf(openid.refreshTokenGrant(config, first.refresh_token!))).toBe('invalid_grant');
  expect(await statusOf(openid.refreshTokenGrant(config, less.refresh_token!))).toBe('invalid_grant');
  expect(await world.lives(less.access_token)).toBe(false);

  const other = await allow(browser, config, 'openid offline_access content:read');
  await openid.tokenRevocation(config, other.refresh_token!);
  expect(await world.lives(other.access_token)).toBe(false);
});

test('the person sees what they allowed, and ends it', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const tokens = await allow(browser, config, 'openid offline_access content:read');
  const settings = await (await browser.fetch('/oidc/security')).text();
  expect(settings).toContain('Applications with access');
  expect(settings).toContain('Intranet');
  expect(settings).toContain('Allowed just now, last used just now');
  const consent = /name="consent" value="([^"]+)"/.exec(settings)?.[1] ?? '';
  // Nobody else ends it.
  const stranger = await world.signedIn('viewer@harbor.example');
  await stranger.post('/oidc/security/applications', { consent });
  expect(await world.lives(tokens.access_token)).toBe(true);
  const elsewhere = await browser.fetch('/oidc/security/applications', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ consent }),
  });
  expect(elsewhere.status).toBe(403);
  expect(await world.lives(tokens.access_token)).toBe(true);

  const after = await (await browser.post('/oidc/security/applications', { consent })).response.text();
  expect(after).not.toContain('Intranet');
  expect(await world.lives(tokens.access_token)).toBe(false);
  expect(await statusOf(openid.refreshTokenGrant(config, tokens.refresh_token!))).toBe('invalid_grant');
  expect(await statusOf(openid.fetchUserInfo(config, tokens.access_token, 'vera'))).not.toBe('answered');
  expect(world.events.at(-1)).toMatchObject({ action: 'access of application ended', organizationId: own });
  // The browser stays signed in, and is asked again.
  const { url } = await request(config, 'openid', web.redirectUris[0]!);
  expect((await open(browser, url)).html).toContain('Allow');
});

test('a new password ends what applications were given', async () => {
  await addAccount(world.db, 'bob@aurora.example', 'bob');
  const config = await world.asWeb();
  const browser = await world.signedIn('bob@aurora.example');
  const tokens = await allow(browser, config, 'openid offline_access content:read');
  await setPassword(world.db, 'bob', 'another horse staple');
  expect(await world.lives(tokens.access_token)).toBe(false);
  expect(await statusOf(openid.refreshTokenGrant(config, tokens.refresh_token!))).toBe('invalid_grant');
  const { rows } = await world.db.query(`select from identity_consents where subject = 'bob'`);
  expect(rows).toHaveLength(0);
});

test('another organization’s people are refused, and so is who left', async () => {
  const config = await world.asWeb();
  const stranger = await world.signedIn('viewer@harbor.example');
  const { url } = await request(config, 'openid content:read', web.redirectUris[0]!);
  const refused = await open(stranger, url);
  expect(refused.response.status).toBe(403);
  expect(refused.html).toContain('Only members of');
  // Sending the form all the same changes nothing.
  const forced = await stranger.post(refused.action.replace('/refusal', ''), { answer: 'allow' });
  expect(forced.response.status).toBe(403);
  const back = await stranger.post(refused.action, {});
  expect(back.location?.searchParams.get('error')).toBe('access_denied');

  const tokens = await allow(await world.signedIn(), config, 'openid offline_access content:read');
  world.members.delete('vera');
  expect(await statusOf(openid.refreshTokenGrant(config, tokens.refresh_token!))).toBe('invalid_grant');
  world.members.add('vera');
});

test('a refusal is told to the application', async () => {
  const config = await world.asWeb();
  const { url, exchange } = await request(config, 'openid', web.redirectUris[0]!);
  const { location } = await (await open(await world.signedIn(), url)).answer('deny');
  expect(location?.searchParams.get('error')).toBe('access_denied');
  expect(await statusOf(exchange(location))).toBe('access_denied');
});

test('a native application gets back at any port of the machine, and by its own scheme, asked each time', async () => {
  const config = await world.configure(native);
  const browser = await world.signedIn();
  for (const [address, source] of [
    ['http://127.0.0.1:41999/callback', 'http://127.0.0.1:41999'],
    ['http://127.0.0.1:52001/callback', 'http://127.0.0.1:52001'],
    ['com.example.desktop:/callback', 'com.example.desktop:'],
  ] as const) {
    const { url, exchange } = await request(config, 'openid offline_access content:read', address);
    // Any program of the device could have begun in the application's name (RFC 8252, section 8.6).
    const answer = await open(browser, url);
    expect(answer.response.headers.get('content-security-policy')).toContain(`form-action 'self' ${source};`);
    const { location } = await answer.answer('allow');
    expect(location?.href).toMatch(new RegExp(`^${address.replaceAll('.', '\\.')}\\?code=`));
    const tokens = await exchange(location);
    expect(claimsOf(tokens.access_token)).toMatchObject({ client_id: 'desktop', sub: 'vera' });
    expect((await openid.refreshTokenGrant(config, tokens.refresh_token!)).access_token).toBeTruthy();
  }
  expect(
    (await open(browser, (await request(config, 'openid', native.redirectUris[1]!)).url)).html,
  ).toContain('Continue to');
  const silent = await request(config, 'openid', native.redirectUris[1]!, { prompt: 'none' });
  expect((await open(browser, silent.url)).location?.searchParams.get('error')).toMatch(/_required$/);
});

test('a device gets a session of its own after a code and a consent', async () => {
  const config = await world.configure(tv);
  const browser = await world.signedIn();
  const begun = await openid.initiateDeviceAuthorization(config, {
    scope: 'openid offline_access content:read',
  });
  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';
  const form = await (await browser.fetch('/oidc/device')).text();
  const confirm = await browser.post('/oidc/device', {
    xsrf: hidden(form, 'xsrf'),
    user_code: begun.user_code,
  });
  const html = await confirm.response.text();
  expect(html).toContain('TV set');
  const consent = await browser.post('/oidc/device', {
    xsrf: hidden(html, 'xsrf'),
    user_code: hidden(html, 'user_code'),
    confirm: 'yes',
  });
  const consentHtml = await consent.response.text();
  expect(consentHtml).toContain('See videos and audio');
  const action = /<form method="post" action="([^"]+)"/.exec(consentHtml)?.[1] ?? '';
  const done = await (await browser.post(action, { answer: 'allow' })).response.text();
  expect(done).toContain('is connected');
  const tokens = await openid.pollDeviceAuthorizationGrant(config, { ...begun, interval: 0 });
  expect(claimsOf(tokens.access_token)).toMatchObject({
    client_id: 'tv-set',
    scope: expect.stringContaining('content:read'),
  });
  expect((await openid.refreshTokenGrant(config, tokens.refresh_token!)).access_token).toBeTruthy();
  expect(await statusOf(openid.initiateDeviceAuthorization(config, { scope: 'openid people:write' }))).toBe(
    'invalid_scope',
  );
});

test('an application asks to sign out, and the person decides', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const tokens = await allow(browser, config, 'openid content:read');
  const bye = openid.buildEndSessionUrl(config, {
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: 'https://intranet.example/bye',
  });
  const elsewhere = new URL(bye);
  elsewhere.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
  expect((await browser.follow(elsewhere.href)).response.status).toBe(400);
  const { response } = await browser.follow(bye.href);
  const html = await response.text();
  expect(html).toContain('Sign out?');
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://intranet.example;",
  );
  expect((await browser.fetch('/oidc/security')).status).toBe(200);
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const { location } = await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
  expect(location?.href).toBe('https://intranet.example/bye');
  expect((await browser.fetch('/oidc/security')).status).toBe(401);
});

test('the portal’s own clients ask for no consent and get what they got', async () => {
  const browser = await world.signedIn();
  const { address } = browser.authorizeUrl({ prompt: 'consent' });
  const { location } = await browser.follow(address);
  expect(location?.searchParams.get('code')).toBeTruthy();
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
/** While it is set, the service's clock stands still. */
let stoppedAt: Date | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db, { clock: () => stoppedAt ?? new Date() });
  await addAccount(database.db, 'viewer@aurora.example', 'vera');
});
afterEach(() => {
  stoppedAt = undefined;
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const clientId = 'tv-command-line';
const device = 'urn:ietf:params:oauth:grant-type:device_code';

async function post(path: string, fields: Record<string, string>) {
  const response = await fetch(`${service.portalUrl}/oidc${path}`, {
    method: 'POST',
    headers: { 'user-agent': 'TV-command-line/2 (Linux)' },
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, headers: response.headers, body };
}
const begin = () => post('/device/auth', { scope: 'openid profile email' });
const poll = (code = '') => post('/token', { grant_type: device, device_code: code });
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Enters a code and answers the page that asks for a confirmation. */
async function enter(browser: Browser, code: string) {
  const form = await (await browser.fetch('/oidc/device')).text();
  const { response } = await browser.post('/oidc/device', { xsrf: hidden(form, 'xsrf'), user_code: code });
  return { response, html: await response.text() };
}
const answer = (browser: Browser, html: string, more: Record<string, string> = {}) =>
  browser.post('/oidc/device', {
    xsrf: hidden(html, 'xsrf'),
    user_code: hidden(html, 'user_code'),
    confirm: 'yes',
    ...more,
  });
const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

test('a person who signs in and allows the command line gives it tokens of its own', async () => {
  const { body } = await begin();
  expect(body).toMatchObject({
    verification_uri: `${service.portalUrl}/oidc/device`,
    user_code: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/),
    expires_in: 600,
  });
  expect((await poll(body.device_code)).body.error).toBe('authorization_pending');

  const browser = new Browser(service.portalUrl);
  // In small letters and without the hyphen, as people type.
  const { response, html } = await enter(browser, body.user_code!.replace('-', ' ').toLowerCase());
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(html).toContain(body.user_code);
  expect(html).toContain('The TV command line');
  expect(html).toContain('Command line on Linux, 127.0.0.1');
  expect(html).toContain('Did you start this?');
  const signIn = await (await answer(browser, html)).response.text();
  const action = /action="([^"]+)"/.exec(signIn)?.[1] ?? '';
  expect(action).toContain('/oidc/interaction/');
  const done = await (
    await browser.post(action, { email: 'viewer@aurora.example', password })
  ).response.text();
  expect(done).toContain('The command line is signed in');

  const tokens = await poll(body.device_code);
  expect(tokens.status).toBe(200);
  expect(claimsOf(tokens.body.access_token)).toMatchObject({
    sub: 'vera',
    email: 'viewer@aurora.example',
    email_verified: true,
    aud: 'tv-api',
    client_id: clientId,
  });
  const renewed = await post('/token', {
    grant_type: 'refresh_token',
    refresh_token: tokens.body.refresh_token!,
  });
  expect(claimsOf(renewed.body.access_token).sub).toBe('vera');

  // The page names the person who is signed in in this browser.
  const second = await begin();
  const known = await enter(browser, second.body.user_code!);
  expect(known.html).toContain('viewer@aurora.example');
  expect(await (await answer(browser, known.html)).response.text()).toContain('is signed in');
  const others = await poll(second.body.device_code);
  const sids = [renewed, others].map(({ body: { access_token: token } }) => claimsOf(token).sid);
  expect(new Set(sids).size).toBe(2);

  // Each device has a session of its own, which ends alone.
  const settings = await (await browser.fetch('/oidc/security')).text();
  expect(settings.match(/Command line on Linux/g)?.length).toBeGreaterThanOrEqual(2);
  await browser.post('/oidc/security/sessions', { session: String(sids[0]) });
  const refused = await post('/token', {
    grant_type: 'refresh_token',
    refresh_token: renewed.body.refresh_token!,
  });
  expect(refused.body.error).toBe('invalid_grant');
  const goingOn = await post('/token', {
    grant_type: 'refresh_token',
    refresh_token: others.body.refresh_token!,
  });
  expect(goingOn.status).toBe(200);
  // A code that is used twice was stolen: all its tokens end (RFC 6749, section 10.5).
  expect((await poll(second.body.device_code)).body.error).toBe('invalid_grant');
  const stolen = { grant_type: 'refresh_token', refresh_token: goingOn.body.refresh_token! };
  expect((await post('/token', stolen)).body.error).toBe('invalid_grant');
});

test('a refused device gets no tokens, and a code takes one answer', async () => {
  const { body } = await begin();
  const browser = new Browser(service.portalUrl);
  const { html } = await enter(browser, body.user_code!);
  const refused = await answer(browser, html, { abort: 'yes' });
  expect(await refused.response.text()).toContain('The device was not connected');
  expect((await poll(body.device_code)).body.error).toBe('access_denied');
  expect((await enter(browser, body.user_code!)).html).toContain('has already been used');
});

test('a code in the address fills in the form without sending it, and a form of another site is refused', async () => {
  const { body } = await begin();
  const browser = new Browser(service.portalUrl);
  const page = await (await browser.fetch(body.verification_uri_complete!)).text();
  expect(page).toContain(`value="${body.user_code}"`);
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('name="confirm"');
  const forged = await browser.post('/oidc/device', {
    xsrf: 'guessed',
    user_code: body.user_code!,
    confirm: 'yes',
  });
  expect(forged.response.status).toBe(400);
  expect((await poll(body.device_code)).body.error).toBe('authorization_pending');
});

test('guesses of codes and requests for codes are limited', async () => {
  // A delay of a second must not pass between two requests.
  stoppedAt = new Date();
  const browser = new Browser(service.portalUrl);
  const statuses = [];
  for (let wrong = 0; wrong < 7; wrong++) statuses.push((await enter(browser, 'BBBBCCCC')).response.status);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200].map(() => expect.any(Number)));
  expect(statuses).toContain(429);
  const { response, html } = await enter(browser, 'BBBBCCCC');
  expect([response.status, html]).toEqual([429, expect.stringContaining('Too many attempts.')]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);

  let answer;
  for (let count = 0; count < 70; count++) answer = await begin();
  expect(answer!.status).toBe(429);
  expect(answer!.body.error).toBe('slow_down');
  expect(Number(answer!.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the page of a device is in German for a German browser', async () => {
  const browser = new Browser(service.portalUrl);
  browser.headers['accept-language'] = 'de';
  const page = await (await browser.fetch('/oidc/device')).text();
  expect(page).toContain('Gerät verbinden');
});

test('a form whose session has ended is shown anew', async () => {
  const browser = new Browser(service.portalUrl);
  const { response } = await browser.post('/oidc/device', { xsrf: 'of before', user_code: 'ABCD-EFGH' });
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('name="user_code"'),
  ]);
});

test.each([
  '/oidc/device/anything',
  '/oidc/device/anything?x=1',
  '/oidc/device/auth/more',
  '/oidc/auth/anything',
])('%s is no failure: nothing goes on there, and the page says so', async (path) => {
  const visitor = new Browser(service.portalUrl);
  const signedIn = new Browser(service.portalUrl);
  await signedIn.signIn('viewer@aurora.example', password);
  for (const browser of [visitor, signedIn]) {
    const response = await browser.fetch(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-type')).toContain('text/html');
  }
  // The session goes on as before.
  const { location } = await signedIn.follow(signedIn.authorizeUrl({ prompt: 'none' }).address);
  expect(location?.searchParams.get('code')).toBeTruthy();
});

import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setDisabled } from '../accounts.ts';
import { hashSecret } from './application-client.ts';
import {
  allow,
  native,
  open,
  request,
  secret,
  startApplicationWorld,
  tv,
  web,
} from '../testing/application-world.ts';
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

test('the consent cannot be given from another site, without the cookie, or silently', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const { url } = await request(config, 'openid', web.redirectUris[0]!);
  const { action } = await open(browser, url);
  const body = () => new URLSearchParams({ answer: 'allow' });
  const crossSite = await browser.fetch(action, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: body(),
  });
  expect(crossSite.status).toBe(403);
  const without = await fetch(new URL(action, world.service.portalUrl), { method: 'POST', body: body() });
  expect(without.status).toBe(400);
  const { rows } = await world.db.query('select from identity_consents');
  expect(rows).toHaveLength(0);
  const silent = await request(config, 'openid', web.redirectUris[0]!, { prompt: 'none' });
  expect((await open(browser, silent.url)).location?.searchParams.get('error')).toBe('consent_required');
});

test('scopes do not grow without the person, and a device code that has expired gets nothing', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  await allow(browser, config, 'openid');
  const more = await request(config, 'openid content:read', web.redirectUris[0]!, {
    prompt: 'none',
  });
  expect((await open(browser, more.url)).location?.searchParams.get('error')).toBe('consent_required');

  const screen = await world.configure(tv);
  const begun = await openid.initiateDeviceAuthorization(screen, { scope: 'openid content:read' });
  await world.db.query(`
    update identity_records set expires_at = now() - interval '1 second',
      payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int - 1))
    where model = 'DeviceCode'`);
  const form = await (await browser.fetch('/oidc/device')).text();
  const { response } = await browser.post('/oidc/device', {
    xsrf: /name="xsrf"\s+value="([^"]*)"/.exec(form)?.[1] ?? '',
    user_code: begun.user_code,
  });
  expect(await response.text()).toContain('has expired');
  const { body } = await token({
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: tv.id,
    device_code: begun.device_code,
  });
  expect(['expired_token', 'invalid_grant']).toContain(body.error);
});

test('people are sent to registered addresses only', async () => {
  const attacks = [
    'https://intranet.example/other',
    'https://intranet.example/callback/../callback',
    'https://intranet.example/callback?more=1',
    'https://intranet.example/callback#part',
    'https://intranet.example:8443/callback',
    'https://Intranet.example/callback',
    'https://evil.example/callback',
    'https://intranet.example.evil.example/callback',
    'https://evil@intranet.example/callback',
    'https://intranet.example@evil.example/callback',
    'http://intranet.example/callback',
    'https://*.example/callback',
    'javascript:alert(1)',
    // Another client's.
    native.redirectUris[0]!,
    '',
  ];
  const config = await world.asWeb();
  const browser = await world.signedIn();
  for (const address of attacks) {
    const { url } = await request(config, 'openid', address);
    const { response, location } = await open(browser, url);
    expect([address, response.status, location]).toEqual([address, 400, undefined]);
  }
  const nativeAttacks = [
    'http://127.0.0.1:4000/other',
    'http://127.0.0.1:4000/callback?more=1',
    'http://localhost:4000/callback',
    'http://127.0.0.2:4000/callback',
    'https://127.0.0.1:4000/callback',
    'http://127.0.0.1:4000@evil.example/callback',
    'http://evil@127.0.0.1:4000/callback',
    'http://127.0.0.1.evil.example:4000/callback',
    'com.example.desktop:/other',
    'com.example.desktop.evil:/callback',
    'COM.example.desktop:/callback',
  ];
  const desktop = await world.configure(native);
  for (const address of nativeAttacks) {
    const { url } = await request(desktop, 'openid', address);
    const { response, location } = await open(browser, url);
    expect([address, response.status, location]).toEqual([address, 400, undefined]);
  }
});

/** A request to the token endpoint, as an attacker writes it. */
async function token(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${world.service.issuer}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { error?: string },
  };
}
const basic = (id: string, given: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(given)}`).toString('base64')}`,
});

test('a closed account ends what applications were given', async () => {
  await addAccount(world.db, 'carol@aurora.example', 'carol');
  world.members.add('carol');
  const browser = await world.signedIn('carol@aurora.example');
  const tokens = await allow(browser, await world.asWeb(), 'openid offline_access content:read');
  expect(await world.lives(tokens.access_token)).toBe(true);
  await setDisabled(world.db, 'carol', true);
  expect(await world.lives(tokens.access_token)).toBe(false);
  const renewed = await token(
    { grant_type: 'refresh_token', refresh_token: tokens.refresh_token! },
    basic(web.id, secret),
  );
  expect([renewed.status, renewed.body.error]).toEqual([400, 'invalid_grant']);
});

test('a code works once, with its verifier, its address and its client', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  await allow(browser, config, 'openid offline_access');
  const codeOf = async (extra: Record<string, string> = {}) => {
    const { url, verifier } = await request(config, 'openid offline_access', web.redirectUris[0]!, extra);
    const code = (await open(browser, url)).location?.searchParams.get('code') ?? '';
    return {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: web.redirectUris[0]!,
    };
  };
  const right = basic('intranet', secret);
  const { code_verifier: _verifier, ...withoutVerifier } = await codeOf();
  expect((await token(withoutVerifier, right)).body.error).toBe('invalid_grant');
  const wrong = await codeOf();
  expect((await token({ ...wrong, code_verifier: `${wrong.code_verifier}x` }, right)).body.error).toBe(
    'invalid_grant',
  );
  const moved = await codeOf();
  expect((await token({ ...moved, redirect_uri: 'https://intranet.example/other' }, right)).body.error).toBe(
    'invalid_grant',
  );
  const others = await codeOf();
  expect((await token({ ...others, client_id: 'page' })).body.error).toBe('invalid_grant');
  // Secrets: none, wrong, another client's; the former one goes on until its end.
  for (const [fields, headers] of [
    [{ client_id: 'intranet' }, {}],
    [{ client_id: 'intranet', client_secret: 'wrong' }, {}],
    [{ client_id: 'intranet', client_secret: hashSecret(secret) }, {}],
    [{}, basic('intranet', `${secret}.`)],
    [{}, basic('page', secret)],
    [{}, basic('nobody', secret)],
  ] as const) {
    const answer = await token({ ...(await codeOf()), ...fields }, headers as Record<string, string>);
    expect([fields, answer.status, answer.body.error]).toEqual([fields, 401, 'invalid_client']);
  }
  const former = await codeOf();
  expect((await token({ ...former, client_id: 'intranet', client_secret: 'the former one' })).status).toBe(
    200,
  );

  const stolen = await codeOf();
  const used = await token(stolen, right);
  expect(used.status).toBe(200);
  const { access_token: access, refresh_token: refresh } = used.body as Record<string, string>;
  expect((await token(stolen, right)).body.error).toBe('invalid_grant');
  expect(await world.lives(access!)).toBe(false);
  expect((await token({ grant_type: 'refresh_token', refresh_token: refresh! }, right)).body.error).toBe(
    'invalid_grant',
  );
  // The browser's own session does not end by it.
  expect((await browser.fetch('/oidc/security')).status).toBe(200);
});

test('there is no other way to a token', async () => {
  const config = await world.asWeb();
  const browser = await world.signedIn();
  const wrong = async (extra: Record<string, string | undefined>) => {
    const { url } = await request(config, 'openid', web.redirectUris[0]!);
    for (const [name, value] of Object.entries(extra))
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    const { location, response } = await open(browser, url);
    return location?.searchParams.get('error') ?? (location?.hash || response.status);
  };
  expect(await wrong({ code_challenge: undefined, code_challenge_method: undefined })).toBe(
    'invalid_request',
  );
  expect(await wrong({ code_challenge_method: 'plain' })).toBe('invalid_request');
  expect(await wrong({ response_type: 'token' })).toMatch(/unsupported_response_type|unauthorized_client/);
  expect(await wrong({ response_type: 'id_token' })).toMatch(/unsupported_response_type|unauthorized_client/);
  expect(await wrong({ scope: 'openid people:write' })).toBe('invalid_scope');
  expect(await wrong({ scope: 'openid InMotionApi' })).toBe('invalid_scope');
  expect(await wrong({ scope: 'openid directory' })).toBe('invalid_scope');
  const right = basic('intranet', secret);
  for (const grant_type of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'])
    expect(
      (await token({ grant_type, username: 'viewer@aurora.example', password, device_code: 'x' }, right)).body
        .error,
    ).toMatch(/unsupported_grant_type|unauthorized_client|invalid_request/);
});

test('scripts reach the token endpoint from the application’s own origin only', async () => {
  const post = (origin: string) =>
    token(
      {
        grant_type: 'authorization_code',
        code: 'x',
        client_id: 'page',
        redirect_uri: 'https://page.example/',
        code_verifier: 'x'.repeat(43),
      },
      { origin },
    );
  const allowed = await post('https://page.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://page.example');
  expect(allowed.body.error).toBe('invalid_grant');
  for (const origin of ['https://evil.example', 'null', world.service.portalUrl]) {
    const refused = await post(origin);
    expect([origin, refused.headers.get('access-control-allow-origin'), refused.body.error]).toEqual([
      origin,
      null,
      'invalid_request',
    ]);
  }
});

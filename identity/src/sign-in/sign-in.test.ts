import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setDisabled, setPassword } from '../accounts.ts';
import { Browser, scope } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
let subject: string;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db);
  ({ subject } = await addAccount(database.db, 'viewer@aurora.example'));
});

afterAll(async () => {
  await service.app.close();
  await database.close();
});

const browser = () => new Browser(service.portalUrl);

describe('a sign-in', () => {
  test('ends at the portal with tokens that verify against the published keys', async () => {
    const person = browser();
    const { submit, verifier, response, html } = await person.openSignIn({
      login_hint: 'viewer@aurora.example',
    });
    expect(response.status).toBe(200);
    expect(html).toContain('value="viewer@aurora.example"');

    const { location } = await submit({ email: ' Viewer@Aurora.example ', password });
    expect(location?.origin + (location?.pathname ?? '')).toBe(`${service.portalUrl}/auth`);
    expect(location?.searchParams.get('state')).toBe('some-state');
    const { status, body } = await person.exchange(location, verifier);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 300, scope });
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);

    const jwks = (await (await person.fetch('/oidc/jwks')).json()) as JSONWebKeySet;
    expect(Object.keys(jwks.keys[0] ?? {})).not.toContain('d');
    const { payload, protectedHeader } = await jwtVerify(body.access_token, createLocalJWKSet(jwks), {
      issuer: service.issuer,
      audience: 'tv-api',
      typ: 'at+jwt',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: subject,
      email: 'viewer@aurora.example',
      email_verified: true,
      given_name: 'Vera',
      family_name: 'Viewer',
      username: 'viewer@aurora.example',
      directory: 'accounts',
    });
    expect(decodeJwt(body.id_token)).toMatchObject({
      sub: subject,
      nonce: 'some-nonce',
      aud: 'tv-portal',
      name: 'Vera Viewer',
    });
    expect(decodeProtectedHeader(body.id_token).alg).toBe('RS256');
  });

  test('a code works once, with its own verifier only', async () => {
    const person = browser();
    const { submit, verifier } = await person.openSignIn();
    const { location } = await submit({ email: 'viewer@aurora.example', password });
    expect((await person.exchange(location, 'x'.repeat(43))).body.error).toBe('invalid_grant');
    const other = await (await browser().openSignIn()).submit({ email: 'viewer@aurora.example', password });
    expect((await person.exchange(other.location, verifier)).body.error).toBe('invalid_grant');
    const again = await person.openSignIn({ prompt: 'login' });
    const third = (await again.submit({ email: 'viewer@aurora.example', password })).location;
    expect((await person.exchange(third, again.verifier)).status).toBe(200);
    expect((await person.exchange(third, again.verifier)).body.error).toBe('invalid_grant');
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for tokens in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
  ])('%s is refused', async (_name, change, error) => {
    const person = browser();
    const address = new URL(person.authorizeUrl(change).address, service.portalUrl);
    for (const [name, value] of Object.entries(change)) if (value === '') address.searchParams.delete(name);
    const { location } = await person.follow(address.href);
    expect(new URLSearchParams(location?.search || location?.hash.slice(1)).get('error')).toBe(error);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const read = async (email: string) => {
      const { submit, action } = await browser().openSignIn();
      const { response } = await submit({ email, password: 'not the right one' });
      return {
        status: response.status,
        html: (await response.text())
          .replaceAll(action, '')
          .replaceAll(email, '')
          .replace(/&quot;challenge&quot;:&quot;[\w-]{43}/, ''),
      };
    };
    const wrong = await read('viewer@aurora.example');
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Wrong email or password.');
    expect(wrong.html).toContain('<title>Problem: Sign in | TV</title>');
    expect(await read('stranger@aurora.example')).toEqual(wrong);
  });

  test('names the problem beside each field, and escapes the typed values', async () => {
    const { submit } = await browser().openSignIn();
    const { response } = await submit({ email: '"><script>alert(1)</script>', password: '' });
    const html = await response.text();
    expect(html).toContain('id="email-problem"');
    expect(html).toContain('Enter your password.');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('ends when the person goes back to the portal', async () => {
    const person = browser();
    const { action } = await person.openSignIn();
    const { location } = await person.post(`${action}/cancel`, {});
    expect(location?.pathname).toBe('/auth');
    expect(location?.searchParams.get('error')).toBe('user_cancelled');
  });

  test('another person in the same browser ends the first one’s session', async () => {
    await addAccount(database.db, 'second@aurora.example');
    const person = browser();
    const first = await person.signIn('viewer@aurora.example');
    const { submit, verifier } = await person.openSignIn({ prompt: 'login' });
    const { location } = await submit({ email: 'second@aurora.example', password });
    const second = await person.exchange(location, verifier);
    expect(decodeJwt(second.body.id_token).sub).not.toBe(subject);
    const renewed = await person.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect(renewed.body.error).toBe('invalid_grant');
  });

  test('to a closed account says so after the right password only, and its tokens end', async () => {
    const { subject: closed } = await addAccount(database.db, 'closed@aurora.example');
    const person = browser();
    const tokens = await person.signIn('closed@aurora.example');
    await setDisabled(database.db, closed, true);
    const renewed = await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.body.error).toBe('invalid_grant');
    const { submit } = await browser().openSignIn();
    const right = await submit({ email: 'closed@aurora.example', password });
    expect(right.response.status).toBe(403);
    expect(await right.response.text()).toContain('This account is closed.');
    const wrong = await submit({ email: 'closed@aurora.example', password: 'not the right one' });
    expect(await wrong.response.text()).not.toContain('closed.');
  });

  test('a new password signs out everywhere', async () => {
    const { subject: changed } = await addAccount(database.db, 'changed@aurora.example');
    const person = browser();
    const tokens = await person.signIn('changed@aurora.example');
    expect(await setPassword(database.db, changed, 'another long secret')).toBe(true);
    const renewed = await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.body.error).toBe('invalid_grant');
    const silent = await person.follow(person.authorizeUrl({ prompt: 'none' }).address);
    expect(silent.location?.searchParams.get('error')).toBe('login_required');
    await person.signIn('changed@aurora.example', 'another long secret');
  });
});

describe('pages', () => {
  test('are never cached or framed, run no inline script, and leave a popup its opener', async () => {
    const { response, html } = await browser().openSignIn();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(html).not.toMatch(/<script>|<style|style=|onclick=/);
    const redirect = await browser().fetch(browser().authorizeUrl().address);
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(redirect.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('have files that browsers cache for good', async () => {
    const { html } = await browser().openSignIn();
    const files = [...html.matchAll(/(?:href|src)="(\/oidc\/pages\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) {
      const response = await browser().fetch(file);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  test('of an ended sign-in and a foreign address say so and lead back', async () => {
    const ended = await browser().fetch('/oidc/interaction/not-there');
    expect(ended.status).toBe(400);
    const endedPage = await ended.text();
    expect(endedPage).toContain('This sign-in has ended');
    expect(endedPage).toContain(`href="${service.portalUrl}/"`);
    const foreign = await browser().fetch(
      browser().authorizeUrl({ redirect_uri: 'https://elsewhere.example/auth' }).address,
    );
    expect(foreign.status).toBe(400);
    expect(foreign.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await foreign.text()).toContain('This address is not registered');
    const unknown = await browser().fetch(browser().authorizeUrl({ client_id: 'nobody' }).address);
    expect(await unknown.text()).toContain('This sign-in cannot continue');
    const missing = await browser().fetch('/oidc/nothing/here');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('This page does not exist');
    const expired = await browser().fetch('/oidc/auth/not-there');
    expect(await expired.text()).toContain('This sign-in has ended');
  });

  test('and the protocol refuse a NUL, which PostgreSQL does not accept', async () => {
    const person = browser();
    const { submit } = await person.openSignIn();
    const statuses = [
      (await submit({ email: 'a\0@aurora.example', password })).response.status,
      (await person.post('/oidc/forgotten-password', { email: 'a\0@aurora.example' })).response.status,
      (await person.fetch('/oidc/auth?client_id=a%00b')).status,
      (await person.fetch(person.authorizeUrl({ state: '\0' }).address)).status,
    ];
    expect(statuses).toEqual([400, 400, 400, 400]);
    const fields = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'a\0' };
    expect((await person.token(fields)).body.error).toBe('invalid_client');
    const body = new URLSearchParams({ token: 'a\0', client_id: 'tv-portal' });
    expect((await person.fetch('/oidc/token/revocation', { method: 'POST', body })).status).toBe(200);
  });

  test('follow the configured issuer, whatever host a request names', async () => {
    const person = browser();
    person.headers['x-forwarded-host'] = 'elsewhere.example';
    const { address } = person.authorizeUrl();
    const response = await person.fetch(address);
    expect(response.headers.get('location')).toMatch(/^\/oidc\/interaction\//);
    const { submit } = await person.openSignIn();
    const { location } = await submit({ email: 'viewer@aurora.example', password });
    expect(location?.host).toBe(new URL(service.portalUrl).host);
    const discovery = await (await person.fetch('/oidc/.well-known/openid-configuration')).json();
    expect(discovery).toMatchObject({
      issuer: service.issuer,
      token_endpoint: `${service.issuer}/token`,
      userinfo_endpoint: `${service.issuer}/me`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
  });

  test('behind TLS set Secure cookies and name https addresses', async () => {
    const published = await startTestService(database.db, { portalUrl: 'https://tv.aurora.example' });
    try {
      const request = (path: string) =>
        fetch(`http://127.0.0.1:${published.port}${path}`, { redirect: 'manual' });
      const response = await request(new Browser('https://tv.aurora.example').authorizeUrl().address);
      expect(response.status).toBe(303);
      const cookies = response.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      expect(cookies.every((cookie) => /; *secure/i.test(cookie) && /; *httponly/i.test(cookie))).toBe(true);
      const discovery = (await (await request('/oidc/.well-known/openid-configuration')).json()) as object;
      expect(discovery).toMatchObject({ jwks_uri: 'https://tv.aurora.example/oidc/jwks' });
    } finally {
      await published.app.close();
    }
  });

  test('behind TLS a frame of another site may send the session’s cookie, and no other', async () => {
    const portalUrl = 'https://tv.aurora.example';
    const published = await startTestService(database.db, { portalUrl });
    const real = fetch;
    const cookies: string[] = [];
    const redirected = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const url = String(address instanceof Request ? address.url : address);
      const answer = await real(url.replace(portalUrl, `http://127.0.0.1:${published.port}`), init);
      cookies.push(...answer.headers.getSetCookie().filter((line) => !line.includes('=;')));
      return answer;
    });
    try {
      await new Browser(portalUrl).signIn('viewer@aurora.example');
      const open = cookies.filter((line) => /samesite=none/i.test(line)).map((line) => line.split('=')[0]);
      expect(new Set(open)).toEqual(new Set(['tv_session', 'tv_session.sig']));
      expect(cookies.every((line) => /samesite=(lax|none)/i.test(line))).toBe(true);
    } finally {
      redirected.mockRestore();
      await published.app.close();
    }
  });
});

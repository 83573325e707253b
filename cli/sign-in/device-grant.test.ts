import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import {
  awaitDevice,
  beginDevice,
  discoverProvider,
  renewTokens,
  revokeTokens,
  type Provider,
} from './device-grant.ts';

// Other providers than the portal's own: each answers as RFC 8628 lets it.
const client = { clientId: 'tv', scope: 'openid offline_access' };
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

type Answer = { status?: number; body: unknown };

/** A provider that gives these answers at its token endpoint, one after the other, and remembers what it was sent. */
async function aProvider(answers: Answer[] = [], documented: Record<string, string | undefined> = {}) {
  const sent: { path: string; form: Record<string, string> }[] = [];
  const started = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = request.url!;
      sent.push({ path, form: Object.fromEntries(new URLSearchParams(text)) });
      const { status = 200, body } =
        path === '/.well-known/openid-configuration'
          ? { body: document() }
          : path === '/device'
            ? { body: code }
            : path === '/token'
              ? answers.shift()!
              : { body: 'no JSON' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const document = () => ({
    issuer,
    token_endpoint: `${issuer}/token`,
    device_authorization_endpoint: `${issuer}/device`,
    revocation_endpoint: `${issuer}/revoke`,
    ...documented,
  });
  // The name of the address is that of a draft, which some providers still give.
  const code = {
    device_code: 'secret',
    user_code: 'AB-12',
    verification_url: `${issuer}/enter`,
    expires_in: 600,
  };
  return { issuer, sent };
}

const pending = { status: 400, body: { error: 'authorization_pending' } };
const tokens = { body: { access_token: 'one', refresh_token: 'again', expires_in: 300 } };

/** Answers what came of it, and the seconds between the questions. */
async function signIn(provider: Provider) {
  const pauses: number[] = [];
  const code = await beginDevice(provider, client);
  const outcome = await awaitDevice(provider, client, code, async (seconds) => pauses.push(seconds)).catch(
    (problem: Error) => problem.message,
  );
  return { code, outcome, pauses };
}

it('signs in at another provider, asks as seldom as it wants, and forgets the tokens there', async () => {
  const slowDown = { status: 400, body: { error: 'slow_down' } };
  const { issuer, sent } = await aProvider([pending, slowDown, pending, tokens]);
  const provider = await discoverProvider(issuer);
  const { code, outcome, pauses } = await signIn(provider);
  expect(code).toMatchObject({ userCode: 'AB-12', address: `${issuer}/enter`, interval: 5 });
  expect(outcome).toMatchObject({ issuer, clientId: 'tv', accessToken: 'one', refreshToken: 'again' });
  expect(pauses).toEqual([5, 5, 10, 10]);
  expect(sent[1]).toEqual({ path: '/device', form: { client_id: 'tv', scope: 'openid offline_access' } });
  expect(sent.at(-1)).toEqual({
    path: '/token',
    form: {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'secret',
      client_id: 'tv',
    },
  });
  await revokeTokens(provider, outcome as Exclude<typeof outcome, string>);
  expect(sent.at(-1)).toMatchObject({ path: '/revoke', form: { token: 'again', client_id: 'tv' } });
});

it.each([
  ['access_denied', 'You refused the request in the browser'],
  ['expired_token', 'The code has expired'],
  ['unauthorized_client', 'refused to sign you in: unauthorized_client'],
])('says what %s means', async (error, says) => {
  const { issuer } = await aProvider([pending, { status: 400, body: { error } }]);
  expect((await signIn(await discoverProvider(issuer))).outcome).toContain(says);
});

it('says so where a provider has no device grant, or does not describe itself', async () => {
  const without = await aProvider([], { device_authorization_endpoint: undefined });
  const provider = await discoverProvider(without.issuer);
  await expect(beginDevice(provider, client)).rejects.toThrow('does not offer the device grant (RFC 8628)');
  const other = await aProvider([], { issuer: 'https://somebody.example' });
  await expect(discoverProvider(other.issuer)).rejects.toThrow('does not describe itself');
  const open = await aProvider([], { token_endpoint: 'http://somebody.example/token' });
  await expect(discoverProvider(open.issuer)).rejects.toThrow('must begin with https://');
});

it('renews tokens at a provider that keeps the refresh token, and learns that a sign-in has ended', async () => {
  const renewed = { body: { access_token: 'two', expires_in: 300 } };
  const { issuer } = await aProvider([
    renewed,
    { status: 400, body: { error: 'invalid_grant' } },
    { status: 503, body: {} },
  ]);
  const provider = await discoverProvider(issuer);
  const old = { issuer, clientId: 'tv', accessToken: 'one', refreshToken: 'again', expiresAt: 0 };
  expect(await renewTokens(provider, old)).toMatchObject({ accessToken: 'two', refreshToken: 'again' });
  expect(await renewTokens(provider, old)).toBeUndefined();
  await expect(renewTokens(provider, old)).rejects.toThrow('is not responding');
});

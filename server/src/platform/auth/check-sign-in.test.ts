import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inEnglish } from '../sentences.ts';
import { checkSignIn } from './check-sign-in.ts';

let server: Server;
let issuer: string;
/** What differs from a provider that is set up well. */
let change: {
  description?: Record<string, unknown>;
  keys?: object[];
  origin?: string;
  tokenError?: string;
  authorization?: (redirect: string) => [status: number, location?: string];
};
const publicUrl = 'https://tv.example';

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void (change = {}));

function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
  const json = (body: object, status = 200, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  if (pathname.endsWith('/openid-configuration'))
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      scopes_supported: ['openid', 'email'],
      claims_supported: ['email', 'email_verified'],
      ...change.description,
    });
  if (pathname === '/keys') return json({ keys: change.keys ?? [{ kty: 'RSA', use: 'sig' }] });
  if (pathname === '/token')
    return json({ error: change.tokenError ?? 'invalid_grant' }, 400, {
      'access-control-allow-origin': change.origin ?? publicUrl,
    });
  const redirect = searchParams.get('redirect_uri') ?? '';
  const [status, location] = change.authorization?.(redirect) ?? [303, `${redirect}?error=login_required`];
  return response.writeHead(status, location ? { location } : {}).end();
}

const settings = () => ({
  issuer,
  clientId: 'tv-portal',
  scope: 'openid email',
  publicUrl,
  hasUserInfo: true,
  emailVerified: ['email_verified'],
});
const problems = async (more: object = {}) =>
  (await checkSignIn({ ...settings(), ...more }))
    .filter(({ kind }) => kind !== 'good')
    .map(({ kind, what }) => ({ kind, words: inEnglish(what) }));

it('finds nothing wrong with a provider that is set up well', async () => {
  expect(await problems()).toEqual([]);
  expect(await checkSignIn(settings())).toHaveLength(5);
});

it.each([
  [
    'another issuer',
    { description: { issuer: 'https://elsewhere.example' } },
    'wrong',
    'set OIDC_ISSUER to exactly that',
  ],
  ['no keys', { keys: [{ kty: 'oct' }] }, 'wrong', 'no RSA, EC or OKP key'],
  ['another origin', { origin: 'https://other.example' }, 'wrong', '(CORS)'],
  ['a client with a secret', { tokenError: 'invalid_client' }, 'wrong', 'make it a public client'],
  [
    'a token endpoint elsewhere',
    { description: { token_endpoint: 'http://localhost:1/token' } },
    'wrong',
    'on a different host',
  ],
  [
    'no code flow',
    { description: { response_types_supported: ['id_token'] } },
    'wrong',
    'authorization code flow',
  ],
  ['no PKCE', { description: { code_challenge_methods_supported: ['plain'] } }, 'doubtful', 'PKCE with S256'],
  [
    'a scope it does not know',
    { description: { scopes_supported: ['openid'] } },
    'doubtful',
    'scopes email in OIDC_SCOPE',
  ],
  [
    'no email_verified',
    { description: { claims_supported: ['email'] } },
    'doubtful',
    'the claim email_verified',
  ],
  [
    'a page in place of the way back',
    { authorization: () => [400] as [number] },
    'wrong',
    'https://tv.example/auth ',
  ],
  [
    'a scope that is refused',
    { authorization: (to: string) => [303, `${to}?error=invalid_scope`] as [number, string] },
    'wrong',
    'OIDC_SCOPE requests something',
  ],
])('says in words what is missing: %s', async (_, changed, kind, words) => {
  change = changed;
  expect(await problems()).toContainEqual({ kind, words: expect.stringContaining(words) as string });
});

it('says that nobody is there', async () => {
  const found = await problems({ issuer: 'http://127.0.0.1:9' });
  expect(found).toEqual([
    { kind: 'wrong', words: expect.stringContaining('cannot be reached from here') as string },
  ]);
});

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrganization, aPerson } from '../../../src/test-builders.ts';
import { findGlewlwyd } from './find-glewlwyd.ts';
import { type Glewlwyd, startGlewlwyd } from './start-glewlwyd.ts';
import { startWithProvider, type ServiceWithProvider } from '../start-with-provider.ts';

const folder = findGlewlwyd();
if (!folder)
  console.warn(
    'Without Debian’s package glewlwyd (apt-get download) the sign-in through another provider is not tried.',
  );

const redirectUri = 'http://localhost:3000/auth';
const scopes = ['openid', 'email', 'tv'];
const password = 'four quiet words here';
const somebody = (
  username: string,
  more: { emailVerified?: boolean; groups?: string[]; email?: string },
) => ({
  username,
  password,
  email: more.email ?? `${username}@aurora.example`,
  emailVerified: more.emailVerified ?? true,
  groups: more.groups ?? [],
});
const people = [
  somebody('ada', { groups: ['staff', 'tv-admins'] }),
  somebody('vera', {}),
  somebody('eve', { emailVerified: false, groups: ['tv-admins'] }),
  somebody('guest', { email: 'guest@else.example' }),
];

/** A provider of another make: its access tokens name the granted scopes as audience, and tell neither address nor groups. */
test.skipIf(!folder)(
  'a provider of another make signs people in: records, roles and limits are what it says',
  async () => {
    const vera = await signIn('vera');
    expect(await me(vera.access_token)).toMatchObject({
      status: 200,
      body: {
        email: 'vera@aurora.example',
        organizationId: aurora,
        role: 'InMotion.Viewer',
        identityServerUserId: subjectOf(vera.access_token),
      },
    });
    const ada = await signIn('ada');
    expect((await me(ada.access_token)).body).toMatchObject({
      role: 'InMotion.Admin',
      organizationId: aurora,
    });
    const managed = await call('/api/Management/People', ada.access_token);
    expect(managed.json<{ email: string }[]>().map(({ email }) => email)).toContain('vera@aurora.example');
    expect((await call('/api/Management/People', vera.access_token)).statusCode).toBe(403);

    for (const name of ['eve', 'guest']) {
      const { status, body } = await me((await signIn(name)).access_token);
      expect([status, body.errorCode], name).toEqual([400, 14]);
    }
    // An ID token, a token without our scope, and one that was changed open nothing.
    const [head, , signature] = vera.access_token.split('.');
    const changed = Buffer.from(
      JSON.stringify({ ...claimsOf(vera.access_token), sub: subjectOf(ada.access_token) }),
    ).toString('base64url');
    const other = await signIn('vera', ['openid', 'email']);
    for (const wrong of [vera.id_token, other.access_token, `${head}.${changed}.${signature}`])
      expect((await me(wrong)).status).toBe(401);

    const renewed = await token({ grant_type: 'refresh_token', refresh_token: vera.refresh_token });
    expect((await me(renewed.access_token)).body.email).toBe('vera@aurora.example');
  },
);

let provider: Glewlwyd;
let service: ServiceWithProvider;
let aurora: string;

beforeAll(async () => {
  if (!folder) return;
  provider = await startGlewlwyd(folder, {
    clientId: 'tv-portal',
    redirectUris: [redirectUri],
    scopes,
    people,
  });
  service = await startWithProvider({
    OIDC_ISSUER: provider.issuer,
    OIDC_SCOPE: scopes.join(' '),
    OIDC_AUDIENCE: 'tv',
    OIDC_ORGANIZATIONS: JSON.stringify({
      'Aurora Energy': { domains: ['aurora.example'], roles: { 'tv-admins': 'Admin' } },
    }),
  });
  aurora = await anOrganization(service.db, { name: 'Aurora Energy' });
  await aPerson(service.db, { organizations: [[aurora, 'Admin']] });
});
afterAll(async () => {
  await service?.close();
  await provider?.close();
});

type Tokens = { access_token: string; id_token: string; refresh_token: string };

/** Authorization code with PKCE, as the portal asks for it; consent is given scope by scope. */
async function signIn(username: string, requestedScopes = scopes): Promise<Tokens> {
  const person = await provider.signIn({ username, password });
  await person('PUT', '/auth/grant/tv-portal/', { scope: requestedScopes.join(' ') });
  const verifier = randomBytes(32).toString('base64url');
  const state = randomUUID();
  const query = new URLSearchParams({
    client_id: 'tv-portal',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: requestedScopes.join(' '),
    state,
    nonce: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    g_continue: '',
  });
  const back = await person('GET', `/oidc/auth?${query.toString()}`);
  const answer = new URL(back.headers.get('location') ?? '');
  expect(answer.searchParams.get('state')).toBe(state);
  const code = answer.searchParams.get('code') ?? '';
  service.setNow(new Date()); // its clock stands still, and tokens begin now
  return token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

async function token(form: Record<string, string>): Promise<Tokens> {
  const answer = await fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'tv-portal', ...form }),
    signal: AbortSignal.timeout(10_000),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
}

const call = (url: string, bearer: string) =>
  service.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });

async function me(bearer: string) {
  const answer = await call('/api/Users/Me', bearer);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const subjectOf = (jwt: string) => claimsOf(jwt).sub;

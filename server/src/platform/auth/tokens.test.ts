import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '@tv/identity/testing/browser';
import { addAccount, openTestDatabase, startTestService } from '@tv/identity/testing/service';
import { inEnglish } from '../sentences.ts';
import type { TokenProblem } from './token-problem.ts';
import { createTokenVerifier } from './tokens.ts';

const audience = 'tv-api';
let server: Server;
let issuer: string;
let key: CryptoKey;
let jwk: JWK;
/** What the provider under test does: answers, is silent, or names another issuer. */
let answers: 'well' | 'not' | 'as another' = 'well';
let fetched = 0;
/** Its userinfo endpoint. */
let userInfo: { status: number; body: object } = { status: 401, body: {} };
let userInfoRequests = 0;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  server = createServer((request, response) => {
    if (answers === 'not') return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration')
      return void response.end(
        JSON.stringify({
          issuer: answers === 'well' ? issuer : 'https://elsewhere.example',
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
        }),
      );
    if (request.url === '/userinfo') {
      userInfoRequests++;
      response.statusCode = userInfo.status;
      return void response.end(JSON.stringify(userInfo.body));
    }
    fetched++;
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const claims = {
  email: 'viewer@aurora.example',
  email_verified: true,
  given_name: 'Vera',
};
const sign = (change: Record<string, unknown> = {}, kid = 'k1', with_ = key) =>
  new SignJWT({
    iss: issuer,
    aud: audience,
    sub: 'person',
    exp: Date.now() / 1000 + 300,
    ...claims,
    ...change,
  })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(with_);
const verifier = (more: { clock?: () => Date } = {}) => createTokenVerifier({ issuer, audience, ...more });

describe('a token of the configured provider', () => {
  test('says who the person is; its keys are found by discovery and fetched once', async () => {
    const { verify } = verifier();
    fetched = 0;
    const tokens = await Promise.all([sign(), sign({ jti: 'another' })]);
    const [first] = await Promise.all(tokens.map((token) => verify(token)));
    expect(first).toMatchObject({
      issuer,
      subject: 'person',
      email: 'viewer@aurora.example',
      emailVerified: true,
      givenName: 'Vera',
    });
    expect(fetched).toBe(1);
  });

  test('with an issuer spelt with a slash at its end is taken', async () => {
    expect((await verifier().verify(await sign({ iss: `${issuer}/` }))).issuer).toBe(`${issuer}/`);
  });

  test('without an email is taken, and not as verified', async () => {
    expect(
      await verifier().verify(await sign({ email: undefined, email_verified: undefined })),
    ).toMatchObject({
      email: undefined,
      emailVerified: false,
    });
  });

  test('ends at its time, also when it is remembered', async () => {
    let now = Date.now();
    const { verify } = verifier({ clock: () => new Date(now) });
    const token = await sign();
    await verify(token);
    now += 305_000;
    await expect(verify(token)).resolves.toBeTruthy();
    now += 10_000;
    await expect(verify(token)).rejects.toMatchObject({ reason: 'expired' });
    await expect(verify(token)).rejects.toMatchObject({ reason: 'expired' });
  });
});

describe('refused is a token', () => {
  test.each([
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another audience', { aud: 'tv-portal' }],
    ['that is an ID token with the portal’s audience', { nonce: 'n' }],
    ['whose audience only begins like ours', { aud: 'tv-api-2 openid' }],
    ['without a subject', { sub: undefined }],
    ['without an end', { exp: undefined }],
    ['that is not good yet', { nbf: Date.now() / 1000 + 60 }],
  ])('%s', async (_name, change) => {
    await expect(verifier().verify(await sign(change))).rejects.toMatchObject({ reason: 'invalid' });
  });

  test('of an unknown key, of a foreign key under a known name, changed, unsigned, or signed with the public key', async () => {
    const { verify } = verifier();
    const foreign = await generateKeyPair('ES256');
    const [head, , signature] = (await sign()).split('.');
    const changed = Buffer.from(
      JSON.stringify({ ...claims, iss: issuer, aud: audience, sub: 'admin', exp: 9e9 }),
    ).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed}.`;
    const symmetric = await new SignJWT({ iss: issuer, aud: audience, sub: 'admin', exp: 9e9 })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(Buffer.from(JSON.stringify(jwk)));
    const wrong = [
      await sign({}, 'k2'),
      await sign({}, 'k1', foreign.privateKey),
      `${head}.${changed}.${signature}`,
      unsigned,
      symmetric,
      'not a token',
      'x'.repeat(20_000),
      '',
    ];
    for (const token of wrong)
      await expect(verify(token), token.slice(0, 40)).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('the audience', () => {
  test('may be one of several, and one of the scopes that a provider writes there', async () => {
    const { verify } = createTokenVerifier({ issuer, audience: ['tv-portal', 'api://tv'] });
    for (const aud of ['tv-portal', ['account', 'api://tv'], 'openid tv-portal email'])
      await expect(verify(await sign({ aud })), String(aud)).resolves.toBeTruthy();
    await expect(verify(await sign())).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('what a token does not tell', () => {
  const asking = () => createTokenVerifier({ issuer, audience, asksUserInfo: true });
  const bare = { email: undefined, email_verified: undefined };

  test('is asked of the provider once a token, where it tells more', async () => {
    userInfo = {
      status: 200,
      body: { sub: 'person', email: 'vera@aurora.example', email_verified: true, groups: ['tv-admins'] },
    };
    userInfoRequests = 0;
    const { verify } = asking();
    const token = await sign(bare);
    for (let time = 0; time < 2; time++)
      expect(await verify(token)).toMatchObject({
        subject: 'person',
        email: 'vera@aurora.example',
        emailVerified: true,
        groups: ['tv-admins'],
      });
    expect(userInfoRequests).toBe(1);
    await verify(await sign({ groups: ['told'] }));
    expect(userInfoRequests).toBe(1);
  });

  test('is left open where the provider tells of somebody else, or does not take the token', async () => {
    userInfo = { status: 200, body: { sub: 'another', email: 'admin@aurora.example', email_verified: true } };
    const open = { subject: 'person', email: undefined, emailVerified: false };
    expect(await asking().verify(await sign(bare))).toMatchObject(open);
    userInfo = { status: 401, body: {} };
    expect(await asking().verify(await sign(bare))).toMatchObject(open);
  });

  test('is not asked at an address that the provider redirects to', async () => {
    userInfo = { status: 302, body: { sub: 'person', email: 'vera@aurora.example' } };
    await expect(asking().verify(await sign(bare))).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('is asked again after the provider failed', async () => {
    userInfo = { status: 503, body: {} };
    const { verify } = asking();
    const token = await sign(bare);
    await expect(verify(token)).rejects.toMatchObject({ reason: 'unavailable' });
    userInfo = { status: 200, body: { sub: 'person', email: 'vera@aurora.example' } };
    await expect(verify(token)).resolves.toMatchObject({ email: 'vera@aurora.example' });
  });
});

test('a provider that does not answer is no fault of the token, and is asked again', async () => {
  const { verify } = verifier();
  const token = await sign();
  answers = 'not';
  await expect(verify(token)).rejects.toMatchObject({ reason: 'unavailable' });
  answers = 'as another';
  await expect(verify(token)).rejects.toThrow(/check OIDC_ISSUER/);
  answers = 'well';
  await expect(verify(token)).resolves.toMatchObject({ subject: 'person' });
});

test('tokens of the embedded provider verify in process and over HTTP, each provider’s own only', async () => {
  const database = await openTestDatabase();
  const otherDatabase = await openTestDatabase();
  const service = await startTestService(database.db);
  const other = await startTestService(otherDatabase.db);
  try {
    const { subject } = await addAccount(database.db, 'viewer@aurora.example');
    await addAccount(otherDatabase.db, 'viewer@aurora.example');
    const { access_token: token, id_token: idToken } = await new Browser(service.portalUrl).signIn(
      'viewer@aurora.example',
    );
    const { access_token: otherToken } = await new Browser(other.portalUrl).signIn('viewer@aurora.example');
    const inProcess = createTokenVerifier({
      issuer: service.issuer,
      audience,
      localJwks: service.identity.publicKeys,
    });
    const overHttp = createTokenVerifier({ issuer: service.issuer, audience });
    for (const { verify } of [inProcess, overHttp]) {
      expect(await verify(token)).toMatchObject({
        subject,
        email: 'viewer@aurora.example',
        givenName: 'Vera',
      });
      await expect(verify(otherToken)).rejects.toMatchObject({ reason: 'invalid' });
      await expect(verify(idToken)).rejects.toMatchObject({ reason: 'invalid' });
    }
    // Its address may change: its people are stored under a name.
    expect((await inProcess.verify(token)).issuer).toBe('portal');
    expect((await overHttp.verify(token)).issuer).toBe(service.issuer);
    expect((await inProcess.verify(token)).sessionId).toBe(decodeJwt(token).sid);
    // Another provider's sessions are nothing that could be looked up.
    expect((await overHttp.verify(token)).sessionId).toBeUndefined();
  } finally {
    await Promise.all([service.app.close(), other.app.close()]);
    await Promise.all([database.close(), otherDatabase.close()]);
  }
});

describe('why a token cannot be used is told by name, and nothing of the token', () => {
  const findingFor = async (token: string) => {
    const problem = await verifier()
      .verify(token)
      .catch((each: unknown) => each as TokenProblem);
    return (problem as TokenProblem).finding;
  };

  test.each([
    ['opaque', async () => 'a-token-without-any-dots'],
    ['encrypted', async () => 'a.b.c.d.e'],
    ['audience', () => sign({ aud: 'another-api' })],
    ['audience', () => sign({ aud: undefined })],
    ['issuer', () => sign({ iss: 'https://elsewhere.example' })],
    ['unknown-key', () => sign({}, 'k2')],
    ['signature', async () => sign({}, 'k1', (await generateKeyPair('ES256')).privateKey)],
    ['clock', () => sign({ nbf: Date.now() / 1000 + 3600 })],
    ['id-token', () => sign({ nonce: 'n' })],
    ['incomplete', () => sign({ sub: undefined })],
    [
      'algorithm',
      () =>
        new SignJWT({ iss: issuer, aud: audience, sub: 'p', exp: Date.now() / 1000 + 300 })
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .sign(new Uint8Array(32)),
    ],
  ])('%s', async (code, made) => {
    const token = await made();
    const finding = await findingFor(token);
    expect(finding?.code).toBe(code);
    for (const part of token.split('.').filter((each) => each.length > 8))
      expect(inEnglish(finding!.what)).not.toContain(part);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/db/sql.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from './isolation-world.ts';

let service: ServiceWithProvider;
let world: IsolationWorld;

beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
  await service.db.query(sql`update organizations set embed_origins = ${['https://intranet.example']}::text[]
    where id = ${world.organizations.own}`);
});
afterAll(() => service.close());

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await service.app.inject({ url, headers })).headers;
const policyOf = async (url: string) =>
  Object.fromEntries(
    String((await headersOf(url))['content-security-policy'])
      .split(';')
      .map((each) => each.trim().split(/\s+(.*)/s) as [string, string]),
  );

const addresses = () => [
  '/',
  '/watch/42',
  `/public/${world.organizations.own}`,
  `/public/${world.organizations.own}/watch/${world.items['own public']}`,
  '/auth',
  '/logout',
  '/no/such/address',
  '/api/About/Version',
  '/api/MediaContents',
  '/api/no/such/call',
  '/api/Organizations/%zz/Publics',
  `/api/media/${world.items['own public']}/1/poster?jwt=public`,
  '/health/live',
];

test('every answer carries the security headers and says nothing of its making', async () => {
  for (const address of addresses()) {
    const headers = await headersOf(address);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('no-referrer');
    // Other sites show the pictures of public items, as oEmbed, Open Graph and feeds name them.
    const policyOfResource = address.includes('/poster?jwt=public') ? 'cross-origin' : 'same-origin';
    expect(headers['cross-origin-resource-policy'], address).toBe(policyOfResource);
    expect(headers['x-powered-by'], address).toBeUndefined();
    expect(headers['server'], address).toBeUndefined();
    const policy = await policyOf(address);
    expect(policy['default-src'], address).toBe("'none'");
    expect(policy['script-src'], address).toBe("'self'");
    expect(policy['object-src'] ?? policy['default-src'], address).toBe("'none'");
    expect(policy['base-uri'], address).toBe("'none'");
    expect(policy['frame-ancestors'], address).toBe("'none'");
  }
});

test("answers of the portal's own provider, which writes them itself, carry the security headers", async () => {
  const withOwn = await startWithProvider({ OIDC_ISSUER: '' });
  try {
    for (const url of ['/oidc/.well-known/openid-configuration', '/oidc/jwks', '/oidc/auth?client_id=none']) {
      const { headers } = await withOwn.app.inject({ url });
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
    }
  } finally {
    await withOwn.close();
  }
});

test('an address that cannot be read is answered like one that does not exist', async () => {
  for (const url of ['/api/Organizations/%zz/Publics', '/%']) {
    const answer = await service.app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toEqual({
      errorCode: 14,
      message: 'This address does not exist.',
      reason: 'request.notFound',
      traceId: expect.any(String) as string,
    });
  }
});

test('OPTIONS that asks for nothing gets nothing', async () => {
  const answer = await service.app.inject({ method: 'OPTIONS', url: '/api/About/Version' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('only embeds and the silent sign-in may be framed, each by whom it is meant for', async () => {
  const { own, anothers } = world.organizations;
  const framers = async (url: string) => (await policyOf(url))['frame-ancestors'];
  expect(await framers('/silent-auth')).toBe("'self'");
  expect(await framers(`/public/${own}/embed/${world.items['own public']}`)).toBe(
    "'self' https://intranet.example",
  );
  // The other organization's site is a canary's.
  expect(await framers(`/public/${anothers}/embed/${world.items['anothers public']}`)).toMatch(
    /^'self' https:\/\/zq\w+\.example$/,
  );
  expect(await framers(`/public/${own}/watch/${world.items['own public']}`)).toBe("'none'");
  expect(await framers(`/embed/../watch/${world.items.own}`)).toBe("'none'");
});

test('nothing private is cached by anybody', async () => {
  for (const address of ['/api/MediaContents', '/api/Users/Me', '/api/no/such/call']) {
    const answer = await service.app.inject({ url: address });
    expect(answer.statusCode, address).toBeGreaterThanOrEqual(400);
    expect(String(answer.headers['cache-control']), address).toMatch(/no-store|^undefined$/);
  }
  const bearer = await service.tokenOf(world.people.viewer.subject);
  await service.adoptPeople();
  const mine = await headersOf('/api/MediaContents', { authorization: `Bearer ${bearer}` });
  expect(mine['cache-control']).toBe('private, no-store');
  const shared = `/api/MediaContents/Publics/${world.items['own public']}`;
  const asVisitor = await headersOf(shared, { authorization: 'Bearer public' });
  expect(asVisitor['cache-control']).toBe('public, s-maxage=30');
  expect(asVisitor['vary']).toMatch(/Authorization/);
  expect(asVisitor['vary']).toMatch(/x-unlock-token/);
  const asMember = await headersOf(shared, { authorization: `Bearer ${bearer}` });
  expect(asMember['cache-control']).toBe('private, no-store');
});

test('another site’s script reads nothing', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const headers = await headersOf('/api/About/Version', { origin });
    expect(headers['access-control-allow-origin'], origin).not.toBe(origin);
    expect(headers['access-control-allow-origin'], origin).not.toBe('*');
  }
});

test('an error tells no path, statement or stack, and every problem has the one shape', async () => {
  const malformed = [
    service.app.inject({
      method: 'POST',
      url: '/api/Reactions',
      payload: '{"broken',
      headers: { 'content-type': 'application/json' },
    }),
    service.app.inject({ url: '/api/Organizations/x/Publics' }),
    service.app.inject({ url: '/api/MediaContents?pageSize=0' }),
    service.app.inject({ url: '/api/MediaContents?pageSize=101' }),
    service.app.inject({ url: "/api/MediaContents?searchTerm=%27%3B--&pageIndex=1'" }),
    service.app.inject({ url: '/api/nothing/here' }),
    service.app.inject({ url: `/api/MediaContents?searchTerm=${'x'.repeat(5000)}` }),
  ];
  for (const answer of await Promise.all(malformed)) {
    expect([400, 401, 404, 414]).toContain(answer.statusCode);
    const problem = answer.json<Record<string, unknown>>();
    expect(problem).toMatchObject({ errorCode: expect.any(Number), message: expect.any(String) });
    expect(problem['traceId']).toEqual(expect.any(String));
    expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select |\.ts\b/i);
  }
});

test('text that people wrote cannot become markup in the first HTML', async () => {
  const id = world.items['own public'];
  const title = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  await service.db.query(
    sql`update media_contents set title = ${title}, description = ${title} where id = ${id}`,
  );
  const { body, statusCode } = await service.app.inject({
    url: `/public/${world.organizations.own}/watch/${id}`,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('alert(1)');
  expect(body).not.toMatch(/<\/script><script>alert|<img src=x/);
});

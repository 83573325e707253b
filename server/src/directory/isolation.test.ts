import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { patchOf } from './test-directory.ts';

type Directory = Awaited<ReturnType<typeof aDirectory>>;
let service: TestService;
let own: Directory;
let anothers: Directory;
const registered: string[] = [];
/** In the order of the columns. */
let bearers: (string | undefined)[];

beforeAll(async () => {
  service = await startTestService(undefined, undefined, false);
  const organization = await anOrganization(service.db);
  const other = await anOrganization(service.db);
  own = await aDirectory(service.db, organization);
  anothers = await aDirectory(service.db, other);
  const revoked = await aDirectory(service.db, organization);
  await service.db.query(sql`delete from directory_tokens where id = ${revoked.tokenId}`);
  const admin = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  bearers = [
    undefined,
    'public',
    'tvscim_a-token-that-nobody-made-1234567890',
    revoked.token,
    `token-${admin.subject}`,
    'local-service-token',
    own.token,
    anothers.token,
  ];
  const routes = service.app.printRoutes({ commonPrefix: false });
  registered.push(...routesOf(routes));
});
afterAll(() => service.close());

// Written by hand: no bearer – public – unknown token – revoked token – admin of the organization – command line – the
// organization's directory – another organization's directory. What an id names is the first organization's.
const nobody = '401 401 401 401 401 401';
const table: Record<string, { own: string; missing?: string; malformed?: string; body?: () => object }> = {
  'GET /Users': { own: `${nobody} 200 200` },
  'POST /Users': { own: `${nobody} 201 201`, body: () => ({ userName: `${randomUUID()}@tv.example` }) },
  'GET /Users/:id': { own: `${nobody} 200 404`, missing: '404', malformed: '404' },
  'PATCH /Users/:id': {
    own: `${nobody} 200 404`,
    missing: '404',
    malformed: '404',
    body: () => patchOf({ op: 'replace', path: 'displayName', value: 'Somebody' }),
  },
  'PUT /Users/:id': {
    own: `${nobody} 200 404`,
    missing: '404',
    malformed: '404',
    body: () => ({ userName: 'somebody@tv.example' }),
  },
  'GET /Groups': { own: `${nobody} 200 200` },
  'POST /Groups': { own: `${nobody} 201 201`, body: () => ({ displayName: randomUUID() }) },
  'GET /Groups/:id': { own: `${nobody} 200 404`, missing: '404', malformed: '404' },
  'PATCH /Groups/:id': {
    own: `${nobody} 200 404`,
    missing: '404',
    malformed: '404',
    body: () => patchOf({ op: 'replace', path: 'displayName', value: 'Staff' }),
  },
  'PUT /Groups/:id': {
    own: `${nobody} 200 404`,
    missing: '404',
    malformed: '404',
    body: () => ({ displayName: 'Staff' }),
  },
  'DELETE /Groups/:id': { own: `${nobody} 204 404`, missing: '404', malformed: '404' },
  'DELETE /Users/:id': { own: `${nobody} 204 404`, missing: '404', malformed: '404' },
  'GET /ServiceProviderConfig': { own: `${nobody} 200 200` },
  'GET /Schemas': { own: `${nobody} 200 200` },
  'GET /Schemas/*': { own: `${nobody} 404 404` },
  'GET /Schemas/urn:ietf:params:scim:schemas:core:2.0:User': { own: `${nobody} 200 200` },
  'GET /Schemas/urn:ietf:params:scim:schemas:core:2.0:Group': { own: `${nobody} 200 200` },
  'GET /ResourceTypes': { own: `${nobody} 200 200` },
  'GET /ResourceTypes/*': { own: `${nobody} 404 404` },
  'GET /ResourceTypes/User': { own: `${nobody} 200 200` },
  'GET /ResourceTypes/Group': { own: `${nobody} 200 200` },
  'GET /Schemas/urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { own: `${nobody} 200 200` },
  'POST /Users/.search': { own: `${nobody} 200 200`, body: () => ({}) },
  'POST /Groups/.search': { own: `${nobody} 200 200`, body: () => ({}) },
  'POST /.search': { own: `${nobody} 200 200`, body: () => ({}) },
  'GET /Me': { own: `${nobody} 501 501` },
  'POST /Bulk': { own: `${nobody} 501 501`, body: () => ({}) },
  'POST /*': { own: `${nobody} 404 404`, body: () => ({}) },
};

const call = async (name: string, bearer: string | undefined, id: string) => {
  const [method, template] = name.split(' ') as ['GET', string];
  const body = table[name]!.body?.();
  return service.app.inject({
    method,
    url: `/scim/v2${template.replace(':id', id).replace('*', 'else')}`,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
};

test.each(Object.keys(table))('%s', async (name) => {
  const row = table[name]!;
  const of = (directory: Directory) => (name.includes('/Groups') ? directory.groupId : directory.userId);
  const targets = [
    ['own', of(own), row.own.split(' ')],
    ['missing', randomUUID(), row.missing?.split(' ')],
    ['malformed', 'no-id', row.malformed?.split(' ')],
  ] as const;
  for (const [target, id, expected] of targets)
    for (const [column, bearer] of bearers.entries()) {
      if (!expected) continue;
      // Only a directory gets so far that an id counts.
      const status = target === 'own' ? expected[column] : column < 6 ? '401' : expected[0];
      const answer = await call(name, bearer, id);
      expect(String(answer.statusCode), `${target}, column ${column + 1}`).toBe(status);
      if (answer.statusCode >= 400)
        expect(answer.json(), name).toMatchObject({
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        });
    }
});

test('what is another’s answers like what does not exist, and nothing of it is listed or changed', async () => {
  for (const path of ['Users', 'Groups']) {
    const id = path === 'Users' ? anothers.userId : anothers.groupId;
    const [foreign, missing] = await Promise.all(
      [id, randomUUID()].map((each) => call(`GET /${path}/:id`, own.token, each)),
    );
    expect(foreign!.body).toBe(missing!.body);
    const listed = await call(`GET /${path}`, own.token, '');
    expect(listed.body).not.toContain(id);
  }
  const member = { displayName: 'Ours', members: [{ value: anothers.userId }] };
  const joined = await service.app.inject({
    method: 'POST',
    url: '/scim/v2/Groups',
    headers: { authorization: `Bearer ${own.token}` },
    payload: member,
  });
  expect(joined.statusCode).toBe(400);
  expect((await call('GET /Groups', own.token, '')).body).not.toContain('Ours');
});

test('every route has a row', () => {
  const named = registered.map((name) => name.replace(/(?<!\/)\*$/, '/*'));
  expect(named.length).toBeGreaterThan(20);
  // The first part of a path also comes in lower case.
  const known = new Set(Object.keys(table).map((name) => name.toLowerCase()));
  const missing = named.filter((name) => !/ \/(\*|me|bulk)$/i.test(name) && !known.has(name.toLowerCase()));
  expect(missing).toEqual([]);
});

/** `METHOD /path` of everything below /scim/v2, as the router prints it. */
function routesOf(printed: string): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent, path, methods] = /^([│ ]*)(?:├──|└──) (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (path === undefined) continue;
    above.length = indent!.length / 4;
    above.push(path);
    const whole = above.join('');
    if (!whole.startsWith('/scim/v2/') || !methods) continue;
    for (const method of methods.split(', ').filter((each) => each !== 'HEAD' && each !== 'OPTIONS'))
      found.push(`${method} ${whole.slice('/scim/v2'.length)}`);
  }
  return found;
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, aDomain, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { asDirectory, patchOf } from './test-directory.ts';

let service: TestService;
let organization: string;
let scim: ReturnType<typeof asDirectory>;

beforeAll(async () => {
  service = await startTestService(undefined, undefined, false, [
    { organization: 'Harbor Bank', domains: ['harbor.example'], roles: {} },
  ]);
});
afterAll(() => service.close());
beforeEach(async () => {
  organization = await anOrganization(service.db);
  await service.db.query(sql`delete from organization_domains`);
  for (const domain of ['aurora.example', 'tv.example']) await aDomain(service.db, organization, domain);
  scim = asDirectory(service, (await aDirectory(service.db, organization)).token);
});

let count = 0;
const aUser = (more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `person-${++count}@aurora.example`,
  ...more,
});
const rightsOf = async (personId: string) => {
  const [row] = await service.db.query<{ status: number; role: string | null; version: number }>(sql`
    select m.status, m.role, m.may_review as "mayReview", m.rights_version as version from people p
    left join memberships m on m.person_id = p.id and m.organization_id = ${organization} where p.id = ${personId}`);
  return row!;
};

test('a user is made, read, replaced, changed and removed', async () => {
  const made = await scim('POST', '/Users', {
    ...aUser({ userName: 'Vera@aurora.example' }),
    externalId: 'e-1',
    name: { givenName: 'Vera', familyName: 'Viewer' },
    emails: [{ value: 'Vera.Viewer@aurora.example', type: 'work', primary: true }],
    title: 'Editor',
    password: 'never stored',
  });
  const { id } = made.body;
  expect(made.status).toBe(201);
  expect(made.headers).toMatchObject({
    'content-type': 'application/scim+json; charset=utf-8',
    location: `https://tv.example/scim/v2/Users/${id}`,
    'cache-control': 'private, no-store',
  });
  expect(made.body).toEqual({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id,
    externalId: 'e-1',
    userName: 'Vera@aurora.example',
    name: { givenName: 'Vera', familyName: 'Viewer', formatted: 'Vera Viewer' },
    emails: [{ value: 'Vera.Viewer@aurora.example', type: 'work', primary: true }],
    title: 'Editor',
    active: true,
    groups: [],
    meta: {
      resourceType: 'User',
      created: service.now().toISOString(),
      lastModified: service.now().toISOString(),
      location: `https://tv.example/scim/v2/Users/${id}`,
    },
  });
  expect((await scim('GET', `/Users/${id}`)).body).toEqual(made.body);
  expect((await scim('GET', `/Users/${id}?attributes=userName,meta.created`)).body).toEqual({
    schemas: made.body.schemas,
    id,
    userName: 'Vera@aurora.example',
    meta: { created: made.body.meta.created },
  });
  const replaced = await scim('PUT', `/Users/${id}`, aUser({ userName: 'v@aurora.example', active: true }));
  expect(replaced.body).toMatchObject({
    userName: 'v@aurora.example',
    emails: [{ value: 'v@aurora.example' }],
  });
  expect(replaced.body).not.toHaveProperty('externalId');
  const operation = { op: 'Replace', path: 'displayName', value: 'Vera' };
  expect((await scim('PATCH', `/Users/${id}`, patchOf(operation))).body.displayName).toBe('Vera');
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await scim(method, `/Users/${id}`)).status, method).toBe(404);
});

test('a name is taken once, in any case, and free again after a removal', async () => {
  const { body } = await scim('POST', '/Users', aUser({ userName: 'twice@aurora.example' }));
  const again = await scim('POST', '/Users', aUser({ userName: 'TWICE@aurora.example' }));
  expect([again.status, again.body]).toEqual([
    409,
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      scimType: 'uniqueness',
      detail: 'A user with this userName already exists.',
    },
  ]);
  const { body: other } = await scim('POST', '/Users', aUser());
  const taken = patchOf({ op: 'replace', path: 'userName', value: 'twice@aurora.example' });
  expect((await scim('PATCH', `/Users/${other.id}`, taken)).status).toBe(409);
  await scim('DELETE', `/Users/${body.id}`);
  expect((await scim('POST', '/Users', aUser({ userName: 'twice@aurora.example' }))).status).toBe(201);
});

test('lists are found by filters and come in pages', async () => {
  const names = ['anna', 'bert', 'carla'].map((name) => `${name}-${++count}@aurora.example`);
  for (const [index, userName] of names.entries())
    await scim('POST', '/Users', aUser({ userName, externalId: `x-${userName}`, active: index !== 1 }));
  const found = async (query: Record<string, string>) => {
    const { body } = await scim('GET', `/Users?${new URLSearchParams(query).toString()}`);
    return [
      body.totalResults,
      body.Resources.map((each: { userName: string }) => each.userName.split('-')[0]).sort(),
    ];
  };
  const by = (filter: string) => found({ filter });
  expect(await by(`userName eq "${names[1]!.toUpperCase()}"`)).toEqual([1, ['bert']]);
  expect(await by(`externalId eq "x-${names[2]}"`)).toEqual([1, ['carla']]);
  expect(await by(`externalId eq "X-${names[2]}"`)).toEqual([0, []]);
  expect(await by('active eq false')).toEqual([1, ['bert']]);
  expect(await by('userName sw "anna" or (userName sw "bert" and not (active eq true))')).toEqual([
    2,
    ['anna', 'bert'],
  ]);
  expect(await by('emails[type eq "work" and value ew "@aurora.example"] and externalId pr')).toEqual([
    3,
    ['anna', 'bert', 'carla'],
  ]);
  expect(await by('meta.created gt "2100-01-01T00:00:00Z"')).toEqual([0, []]);
  expect(await by(`userName co "' or true --"`)).toEqual([0, []]);
  const page = await scim('GET', '/Users?startIndex=3&count=1');
  expect(page.body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 4,
    startIndex: 3,
    itemsPerPage: 1,
  });
  expect(page.body.Resources).toHaveLength(1);
  expect((await scim('GET', '/Users?startIndex=0&count=-1')).body).toMatchObject({
    startIndex: 1,
    itemsPerPage: 0,
    Resources: [],
  });
  const yearZero = 'filter=meta.lastModified gt "0000-01-01T00:00:00Z"';
  for (const wrong of [
    'filter=userName',
    'filter=password eq "x"',
    'filter=active co "t"',
    'count=many',
    yearZero,
  ])
    expect((await scim('GET', `/Users?${encodeURI(wrong)}`)).status, wrong).toBe(400);
});

test('what a directory sends wrong is told in its own format', async () => {
  const wrong = async (method: 'POST' | 'PATCH', path: string, body: unknown) => {
    const answer = await scim(method, path, body as object);
    return [answer.status, answer.body.scimType];
  };
  expect(await wrong('POST', '/Users', {})).toEqual([400, 'invalidValue']);
  expect(await wrong('POST', '/Users', [])).toEqual([400, 'invalidSyntax']);
  expect(await wrong('POST', '/Users', aUser({ userName: 'vera' }))).toEqual([400, 'invalidValue']);
  expect(await wrong('POST', '/Groups', {})).toEqual([400, 'invalidValue']);
  const raw = await service.app.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: 'Bearer x'.padEnd(40, 'x'), 'content-type': 'application/scim+json' },
    payload: '{',
  });
  expect([raw.statusCode, raw.json<{ scimType: string }>().scimType]).toEqual([400, 'invalidSyntax']);
  expect((await scim('GET', '/Users/0')).status).toBe(404);
});

test('it describes itself', async () => {
  const { body } = await scim('GET', '/ServiceProviderConfig');
  expect(body).toMatchObject({ patch: { supported: true }, filter: { supported: true, maxResults: 200 } });
  const schemas = await scim('GET', '/Schemas');
  expect(schemas.body.Resources.map((each: { id: string }) => each.id)).toEqual([
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    'urn:ietf:params:scim:schemas:core:2.0:Group',
  ]);
  for (const each of schemas.body.Resources)
    expect((await scim('GET', `/Schemas/${each.id}`)).body).toEqual(each);
  expect((await scim('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users');
  expect((await scim('GET', '/Schemas/urn:else')).status).toBe(404);
});

test('a newcomer joins at the first sign-in with a verified address, in the role of their groups', async () => {
  const user = await scim('POST', '/Users', aUser());
  const group = await scim('POST', '/Groups', {
    displayName: 'Editors',
    members: [{ value: user.body.id }],
  });
  expect(group.body.members).toMatchObject([{ value: user.body.id, type: 'User' }]);
  expect((await scim('GET', `/Users/${user.body.id}`)).body.groups).toMatchObject([{ display: 'Editors' }]);
  const response = await service.call('PATCH /Management/DirectoryGroups/:id', {
    authorization: 'Bearer local-service-token',
    params: { id: group.body.id },
    body: { role: 'InMotion.ContentManager' },
  });
  expect(response.body).toMatchObject({ name: 'Editors', role: 'InMotion.ContentManager', membersCount: 1 });
  const me = (more: string) => service.call('GET /Users/Me', { as: `s-${user.body.id}?${more}` });
  expect((await me(`email=${user.body.userName}&verified=no`)).body.errorCode).toBe(14);
  const { body } = await me(`email=${user.body.userName.toUpperCase()}`);
  await service.db.query(sql`update memberships set may_review = true where person_id = ${body.id}`);
  expect(body).toMatchObject({ organizationId: organization, role: 'InMotion.ContentManager' });

  const version = (await rightsOf(body.id)).version;
  const leave = patchOf({ op: 'Remove', path: 'members', value: [{ value: user.body.id }] });
  expect((await scim('PATCH', `/Groups/${group.body.id}`, leave)).body.members).toEqual([]);
  expect(await rightsOf(body.id)).toMatchObject({ role: 'Viewer', mayReview: true, version: version + 1 });
});

test('groups are found, renamed and removed, and the last admin stays one', async () => {
  const admin = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  const user = await scim('POST', '/Users', aUser({ userName: `${admin.id}@tv.example` }));
  const { body: group } = await scim('POST', '/Groups', { displayName: 'Staff', externalId: 'g-1' });
  const body = { role: 'InMotion.Viewer' as const };
  const bearer = { authorization: 'Bearer local-service-token' };
  await service.call('PATCH /Management/DirectoryGroups/:id', { ...bearer, params: { id: group.id }, body });
  const join = patchOf({ op: 'add', path: 'members', value: [{ value: user.body.id }] });
  await scim('PATCH', `/Groups/${group.id}`, join);
  expect((await rightsOf(admin.id)).role).toBe('Admin');
  const second = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  await scim('PATCH', `/Groups/${group.id}`, patchOf({ op: 'replace', value: { displayName: 'All' } }));
  await service.call('PATCH /Management/DirectoryGroups/:id', { ...bearer, params: { id: group.id }, body });
  expect((await rightsOf(admin.id)).role).toBe('Viewer');
  expect((await rightsOf(second.id)).role).toBe('Admin');

  const list = async (query: string) => (await scim('GET', `/Groups?${encodeURI(query)}`)).body;
  expect((await list('filter=displayName eq "all"&excludedAttributes=members')).Resources).toEqual([
    expect.not.objectContaining({ members: expect.anything() }),
  ]);
  expect((await list(`filter=members eq "${user.body.id}" and externalId eq "g-1"`)).totalResults).toBe(1);
  const strangers = { displayName: 'Strange', members: [{ value: organization }] };
  expect((await scim('POST', '/Groups', strangers)).body.scimType).toBe('invalidValue');
  expect((await scim('POST', '/Groups', { displayName: 'ALL' })).status).toBe(409);
  expect((await scim('DELETE', `/Groups/${group.id}`)).status).toBe(204);
  expect((await scim('GET', `/Groups/${group.id}`)).status).toBe(404);
});

test('a directory cannot take more seats than there are', async () => {
  await service.db.query(sql`update organizations set user_limit = 2 where id = ${organization}`);
  const second = await scim('POST', '/Users', aUser());
  expect([second.status, (await scim('POST', '/Users', aUser())).status]).toEqual([201, 403]);
  expect((await scim('POST', '/Users', aUser({ active: false }))).status).toBe(201);
  await scim('PATCH', `/Users/${second.body.id}`, patchOf({ op: 'replace', path: 'active', value: false }));
  expect((await scim('POST', '/Users', aUser())).status).toBe(201);
  const back = await scim(
    'PATCH',
    `/Users/${second.body.id}`,
    patchOf({ op: 'replace', value: { active: true } }),
  );
  expect(back.status).toBe(403);
});

test('an organization has five tokens at most; one is shown once and stored as a hash', async () => {
  const bearer = { authorization: 'Bearer local-service-token', query: { organizationId: organization } };
  const body = { name: 'Entra ID' };
  const made = await service.call('POST /Management/DirectoryTokens', { ...bearer, body });
  expect(made.body).toMatchObject({ name: 'Entra ID', address: 'https://tv.example/scim/v2' });
  expect((await asDirectory(service, made.body.token)('GET', '/Users')).status).toBe(200);
  for (let more = 0; more < 3; more++)
    await service.call('POST /Management/DirectoryTokens', { ...bearer, body });
  expect((await service.call('POST /Management/DirectoryTokens', { ...bearer, body })).status).toBe(409);
  const listed = await service.call('GET /Management/DirectoryTokens', bearer);
  expect(listed.body).toHaveLength(5);
  expect(JSON.stringify(listed.body)).not.toContain(made.body.token);
  expect(listed.body.find(({ id }) => id === made.body.id)?.usedDate).toBe(service.now().toISOString());
  const stored = await service.db.query(sql`select * from directory_tokens, audit_log`);
  expect(JSON.stringify(stored)).not.toContain(made.body.token.slice(7));
  const params = { id: made.body.id };
  expect(
    (
      await service.call('DELETE /Management/DirectoryTokens/:id', {
        authorization: bearer.authorization,
        params,
      })
    ).status,
  ).toBe(204);
  expect((await asDirectory(service, made.body.token)('GET', '/Users')).status).toBe(401);
});

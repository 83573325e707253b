import { Role } from '@tv/contract/enumerations';
import type { Policies } from '@tv/contract/sign-in/policies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let admin: { id: string; subject: string };
let both: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  both = await aPerson(service.db, { organizations: [own, other] });
});
afterAll(() => service.close());
beforeEach(() => service.db.query(sql`delete from organization_policies`));

const open: Policies = { secondStepRequiredFor: [], allowedNetworks: [] };
const here = ['127.0.0.0/8', '::1'];
const set = (policies: Partial<Policies>, headers: Record<string, string> = {}) =>
  service.call('PUT /Management/Policies', {
    as: admin.subject,
    body: { ...open, ...policies },
    headers,
  });
const read = () => service.call('GET /Management/Policies', { as: admin.subject });
/** The networks as if the caller had moved. */
const move = (networks: string[]) =>
  service.db.query(sql`
    insert into organization_policies (organization_id, allowed_networks) values (${own}::uuid, ${networks}::text[])
    on conflict (organization_id) do update set allowed_networks = excluded.allowed_networks`);
const elsewhere = ['203.0.113.0/24'];

test('policies are read and replaced as a whole, and noted; nothing is set at first', async () => {
  expect((await read()).body).toEqual(open);
  const wanted = {
    secondStepRequiredFor: [Role.Admin, Role.OrganizationManager],
    sessionHours: 12,
    idleHours: 1,
    passwordLength: 16,
    allowedNetworks: here,
  };
  for (let time = 0; time < 2; time++) expect((await set(wanted)).body).toEqual(wanted);
  expect((await read()).body).toEqual(wanted);
  const { body } = await service.call('GET /Management/AuditLog', {
    as: admin.subject,
    query: { action: 'policies changed' },
  });
  expect(body.map(({ detail }) => detail)).toEqual([wanted]);
  expect((await set({})).body).toEqual(open);
  expect((await read()).body).toEqual(open);
});

test('a change that names other policies than those that are set is refused', async () => {
  const first = await set({ idleHours: 2 });
  const tag = String(first.headers['etag']);
  expect((await read()).headers['etag']).toBe(tag);
  expect((await set({ idleHours: 3 }, { 'if-match': tag })).status).toBe(200);
  expect((await set({ idleHours: 4 }, { 'if-match': tag })).status).toBe(412);
  expect((await read()).body.idleHours).toBe(3);
});

test.each<[string, (tag: string) => string]>([
  ['weak, as a proxy makes it that compresses', (tag) => `W/${tag}`],
  ['in a list', (tag) => `"another", ${tag}`],
  ['as anything', () => '*'],
])('the tag of what is set is taken %s', async (_, field) => {
  const tag = String((await set({ idleHours: 2 })).headers['etag']);
  expect((await set({ idleHours: 3 }, { 'if-match': field(tag) })).status).toBe(200);
  expect((await set({ idleHours: 4 }, { 'if-match': `W/${tag}` })).status).toBe(412);
});

test.each([
  [{ allowedNetworks: ['10.0.0.0/8'] }, 'allowedNetworks', 'your own address 127.0.0.1'],
  [{ allowedNetworks: ['127.0.0.1', 'the office'] }, 'allowedNetworks', '"the office" is neither'],
  [{ allowedNetworks: ['127.0.0.1/99'] }, 'allowedNetworks', 'is neither'],
  [{ passwordLength: 8 }, 'passwordLength', '12'],
  [{ sessionHours: 721 }, 'sessionHours', '720'],
  [{ idleHours: 0 }, 'idleHours', '1'],
])('%j is refused, and its field named', async (policies, field, words) => {
  const { status, body } = await set(policies);
  expect([status, body.exceptionData?.['field'], body.message]).toEqual([
    400,
    field,
    expect.stringContaining(words),
  ]);
  expect((await read()).body).toEqual(open);
});

test('where another provider signs people in, policies of accounts are that one’s matter', async () => {
  const foreign = await startTestService(undefined, undefined, false);
  try {
    const organization = await anOrganization(foreign.db);
    const { subject } = await aPerson(foreign.db, { organizations: [[organization, 'Admin']] });
    const put = (policies: Partial<Policies>) =>
      foreign.call('PUT /Management/Policies', { as: subject, body: { ...open, ...policies } });
    for (const [field, value] of [
      ['secondStepRequiredFor', [Role.Admin]],
      ['sessionHours', 5],
      ['idleHours', 5],
      ['passwordLength', 20],
    ] as const) {
      const { status, body } = await put({ [field]: value });
      expect([status, body.exceptionData]).toMatchObject([400, { field }]);
    }
    expect((await put({ allowedNetworks: here })).status).toBe(200);
  } finally {
    await foreign.close();
  }
});

test('outside of the allowed networks every call of a member is refused, at once, and public pages stay open', async () => {
  const item = await aMediaContent(service.db, own, { visibility: 2 });
  const me = async () => (await service.call('GET /Users/Me', { as: both.subject })).status;
  const picture = async (jwt: string) =>
    (await service.app.inject(`/api/media/${item}/1/poster?jwt=${jwt}`)).statusCode;
  const inside = await service.call('GET /Users/Me', { as: both.subject });
  const feed = (await service.call('PUT /Users/Me/Feed', { as: both.subject })).body.url;
  const readFeed = async () => (await service.app.inject(feed.replace('https://tv.example', ''))).statusCode;
  const internal = await aMediaContent(service.db, own);
  await service.files.write(`media/${internal}/1/poster-640.jpg`, 'a picture');
  const internalPicture = async () =>
    (await service.app.inject(`/api/media/${internal}/1/poster?jwt=${inside.body.mediaToken}`)).statusCode;
  expect([await me(), await readFeed(), await internalPicture()]).toEqual([200, 200, 200]);
  await move(elsewhere);
  // The feed goes on with the items of the other organization.
  expect([await me(), await readFeed()]).toEqual([403, 200]);
  service.setNow(new Date(service.now().getTime() + 30_000));
  expect(await internalPicture()).toBe(404);
  const { status, body } = await service.call('GET /MediaContents/Published/:id', {
    as: both.subject,
    params: { id: item },
  });
  expect([status, body.message]).toEqual([403, expect.stringContaining('only from its own networks')]);
  const shown = await service.call('GET /MediaContents/Publics/:id', {
    as: both.subject,
    params: { id: item },
  });
  expect(shown.status).toBe(200);
  expect(await picture('public')).not.toBe(401);
  await move(here);
  expect(await me()).toBe(200);
});

test('a member of several organizations goes on with the one that allows the network', async () => {
  await move(elsewhere);
  const listed = await service.call('GET /Users/Me/Organizations', { as: both.subject });
  expect([listed.status, listed.body.length]).toEqual([200, 2]);
  const switched = await service.call('PUT /Users/Me/CurrentOrganization', {
    as: both.subject,
    body: { organizationId: other },
  });
  expect(switched.status).toBe(200);
  expect((await service.call('GET /Users/Me', { as: both.subject })).body.organizationId).toBe(other);
});

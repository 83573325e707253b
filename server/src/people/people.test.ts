import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrganization, aPerson } from '../test-builders.ts';
import { sql } from '../platform/db/sql.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organization: string;
let other: string;
let provider: string;

beforeAll(async () => {
  service = await startTestService();
  organization = await anOrganization(service.db, { name: 'North' });
  other = await anOrganization(service.db, { name: 'South' });
  provider = await anOrganization(service.db, { name: 'Provider', isProvider: true });
});
afterAll(() => service.close());

test('Users/Me tells who is signed in, with a media token of their own', async () => {
  const { id, subject } = await aPerson(service.db, { organizations: [[organization, 'ContentManager']] });
  const { status, body, headers } = await service.call('GET /Users/Me', { as: subject });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toMatchObject({
    id,
    role: 'InMotion.ContentManager',
    status: 0,
    organizationId: organization,
    organization: { id: organization, name: 'North' },
    identityServerUserId: subject,
    isProviderAdmin: false,
  });
  const left = new Date(body.mediaTokenExpiresAt).getTime() - service.now().getTime();
  expect(left).toBe(6 * 60 * 60 * 1000); // the test began at a full hour
});

test('a media token belongs to the session that asked for it, where the provider is the portal’s own', async () => {
  const { subject } = await aPerson(service.db, { organizations: [organization] });
  await service.db.query(sql`insert into identity_records (model, id, uid, payload, expires_at)
    values ('Session', 'one', 'one', '{}', now() + interval '1 day')`);
  const sessionIn = async (as: string) =>
    decodeJwt((await service.call('GET /Users/Me', { as })).body.mediaToken).s;
  expect(await sessionIn(`${subject}?session=one`)).toBe('one');
  expect(await sessionIn(subject)).toBeUndefined();
  for (const as of [`${subject}?session=ended`, 'a-stranger?session=ended'])
    expect((await service.call('GET /Users/Me', { as })).status).toBe(401);
});

test('a session without a record: 14, an internal one: 24, nobody: 401', async () => {
  const unknown = await service.call('GET /Users/Me', { as: 'stranger' });
  expect([unknown.status, unknown.body.errorCode]).toEqual([400, 14]);
  const internal = await service.call('GET /Users/Me', { as: 't-new' });
  expect([internal.status, internal.body.errorCode]).toEqual([400, 24]);
  expect((await service.call('GET /Users/Me')).status).toBe(401);
  expect((await service.call('GET /Users/Me', { authorization: 'Bearer what' })).status).toBe(401);
  expect((await service.call('POST /Users/Me', { as: 'stranger' })).body.errorCode).toBe(14);
});

test('an internal user gets a record once, as Viewer of the provider', async () => {
  const [one, two] = await Promise.all([
    service.call('POST /Users/Me', { as: 't-someone' }),
    service.call('POST /Users/Me', { as: 't-someone' }),
  ]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.id).toBe(one.body.id);
  expect(one.body).toMatchObject({
    organizationId: provider,
    role: 'InMotion.Viewer',
    isProviderAdmin: false,
  });
});

test('an inactive person may ask who they are, and nothing else', async () => {
  const { subject } = await aPerson(service.db, { organizations: [organization], isInactive: true });
  expect((await service.call('GET /Users/Me', { as: subject })).body.status).toBe(1);
  expect((await service.call('GET /Users/Me/Organizations', { as: subject })).status).toBe(403);
});

test('the own organizations come by name, in pages, and can be searched', async () => {
  const { subject } = await aPerson(service.db, { organizations: [other, [organization, 'Admin']] });
  const first = await service.call('GET /Users/Me/Organizations', { as: subject, query: { pageSize: 1 } });
  expect(first.body).toEqual([
    { organizationId: organization, organizationName: 'North', roleName: 'InMotion.Admin' },
  ]);
  expect(first.headers).toMatchObject({
    'x-pagination-index': '1',
    'x-pagination-size': '1',
    'x-pagination-total-pages': '2',
    'x-pagination-total-results': '2',
  });
  const past = await service.call('GET /Users/Me/Organizations', { as: subject, query: { pageIndex: 9 } });
  expect([past.status, past.body]).toEqual([200, []]);
  const found = await service.call('GET /Users/Me/Organizations', {
    as: subject,
    query: { searchTerm: 'SOU' },
  });
  expect(found.body.map((each) => each.organizationName)).toEqual(['South']);
  const bad = await service.call('GET /Users/Me/Organizations', { as: subject, query: { pageSize: 0 } });
  expect([bad.status, bad.body.exceptionData]).toMatchObject([400, { field: 'pageSize' }]);
});

test('a member switches; anybody else is told to join, whether the organization exists or not', async () => {
  const { subject } = await aPerson(service.db, { organizations: [organization, other] });
  const choose = (organizationId: string, as = subject) =>
    service.call('PUT /Users/Me/CurrentOrganization', { as, body: { organizationId } });
  expect((await choose(other)).body).toEqual({ organizationId: other });
  expect((await service.call('GET /Users/Me', { as: subject })).body.organizationId).toBe(other);
  const missing = '99999999-9999-4999-8999-999999999999';
  for (const id of [provider, missing]) {
    const { status, body } = await choose(id);
    expect([status, body.errorCode, body.exceptionData]).toEqual([400, 23, { organizationId: id }]);
  }
});

test('a provider admin joins any organization once, stays one, and it is written down', async () => {
  const { id, subject } = await aPerson(service.db, {
    subject: 't-admin',
    organizations: [[provider, 'Admin']],
  });
  for (let time = 0; time < 2; time++) {
    const body = { organizationId: organization };
    expect((await service.call('PUT /Users/Me/CurrentOrganization', { as: subject, body })).status).toBe(200);
  }
  const me = await service.call('GET /Users/Me', { as: subject });
  expect(me.body).toMatchObject({
    organizationId: organization,
    role: 'InMotion.Viewer',
    isProviderAdmin: true,
  });
  const noted = await service.db.query(sql`select action from audit_log where person_id = ${id}`);
  expect(noted).toEqual([{ action: 'organization joined' }]);
});

test('a membership that ends takes the person back to another one', async () => {
  const { id, subject } = await aPerson(service.db, { organizations: [other, organization] });
  await service.db.query(sql`delete from memberships where person_id = ${id} and organization_id = ${other}`);
  expect((await service.call('GET /Users/Me', { as: subject })).body.organizationId).toBe(organization);
});

test('a visit is counted', async () => {
  const { id, subject } = await aPerson(service.db, { organizations: [organization] });
  expect((await service.call('POST /Users/Me/AddVisit', { as: subject })).status).toBe(204);
  const [row] = await service.db.query(sql`select visits, last_visit_at from people where id = ${id}`);
  expect(row).toEqual({ visits: 1, last_visit_at: service.now() });
});

test('somebody whose address the provider does not vouch for is told so, and is not just new', async () => {
  const me = async (as: string) => (await service.call('GET /Users/Me', { as })).body;
  expect(await me('stranger?verified=no')).toMatchObject({
    errorCode: 14,
    exceptionData: { reason: 'email-not-verified' },
  });
  const known = await me('another-stranger');
  expect([known.errorCode, known.exceptionData]).toEqual([14, undefined]);
});

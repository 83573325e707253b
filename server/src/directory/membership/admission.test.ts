import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aDirectory, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { listUnknown } from './current-membership-db.ts';
import { asDirectory, patchOf } from '../test-directory.ts';

let service: TestService;
let aurora: string;
let harbor: string;
/** Requests whose asker has gone. */
let left = 0;

const recordLeaving = async (app: FastifyInstance) =>
  void app.addHook('onRequestAbort', async (_request) => void left++);

beforeAll(async () => {
  service = await startTestService(undefined, recordLeaving, false, [
    {
      organization: 'aurora energy',
      domains: ['aurora.example'],
      roles: { 'tv-admins': 'Admin', 'tv-editors': 'ContentManager' },
    },
    { organization: 'Harbor Bank', domains: ['harbor.example'], roles: {} },
  ]);
  aurora = await anOrganization(service.db, { name: 'Aurora Energy' });
  harbor = await anOrganization(service.db, { name: 'Harbor Bank' });
  await aPerson(service.db, { organizations: [[aurora, 'Admin']] });
});
afterAll(() => service.close());

let tokens = 0;
/** Asks with a new token: what it says counts once. */
async function me(as: string) {
  const token = `${as}${as.includes('?') ? '&' : '?'}token=${++tokens}`;
  return (await service.call('GET /Users/Me', { as: token })).body;
}
const memberships = (email: string) =>
  service.db.query(sql`
    select m.organization_id as organization, m.role from memberships m join people p on p.id = m.person_id
    where p.email = ${email} and m.status = 0 order by m.organization_id`);

test('people of a domain get a record by themselves, once, as Viewer', async () => {
  const email = 'clerk@harbor.example';
  const both = await Promise.all([me(`clerk?email=${email}`), me(`clerk?email=${email}`)]);
  expect(both[0]).toMatchObject({ organizationId: harbor, role: 'InMotion.Viewer', email });
  expect(both[1]!.id).toBe(both[0]!.id);
  expect(await memberships(email)).toEqual([{ organization: harbor, role: 'Viewer' }]);
  const noted = await service.db.query(sql`select action from audit_log where subject = ${both[0]!.id}`);
  expect(noted).toEqual([{ action: 'person admitted' }]);
});

test('an address that is not verified opens nothing, not even with a group', async () => {
  expect((await me('stranger?email=stranger@harbor.example&verified=no')).errorCode).toBe(14);
  expect((await me('stranger?email=stranger@aurora.example&verified=no&groups=tv-admins')).errorCode).toBe(
    14,
  );
  expect((await me('stranger?email=stranger@else.example')).errorCode).toBe(14);
});

test('roles follow the groups with the next token, and end with them', async () => {
  const as = (more: string) => me(`editor?email=editor@else.example${more}`);
  expect((await as('&groups=tv-editors')).role).toBe('InMotion.ContentManager');
  const first = (await as('&groups=tv-editors')).mediaToken;
  expect((await as('&groups=tv-editors,tv-admins')).role).toBe('InMotion.Admin');
  expect((await as('&groups=tv-editors')).role).toBe('InMotion.ContentManager');
  expect((await as('&groups=tv-editors')).mediaToken).not.toBe(first);
  expect((await as('')).errorCode).toBe(14);
  expect(await memberships('editor@else.example')).toEqual([]);
});

test('a domain rule leaves roles to the managers', async () => {
  const { id } = await me('trader?email=trader@harbor.example');
  await service.db.query(sql`update memberships set role = 'Admin' where person_id = ${id}`);
  expect((await me('trader?email=trader@harbor.example')).role).toBe('InMotion.Admin');
});

test('what a manager gave is not ended, but called as the provider says; the last admin stays one', async () => {
  const [lone, guest] = await Promise.all([
    anOrganization(service.db, { name: 'Lone' }),
    aPerson(service.db, {
      organizations: [[aurora, 'OrganizationManager']],
      subject: 'guest',
      rights: { mayReview: true },
    }),
  ]);
  expect((await me('guest')).role).toBe('InMotion.OrganizationManager');
  // A group says the role, a manager the rights beside it.
  expect(await me('guest?groups=tv-editors')).toMatchObject({
    role: 'InMotion.ContentManager',
    mayReview: true,
  });
  await service.db.query(
    sql`delete from memberships where organization_id = ${aurora} and person_id <> ${guest.id}`,
  );
  await service.db.query(sql`update memberships set role = 'Admin' where person_id = ${guest.id}`);
  expect((await me('guest?groups=tv-editors')).role).toBe('InMotion.Admin');
  expect(lone).toBeTruthy();
});

test('nobody takes a seat that is not there', async () => {
  await service.db.query(sql`update organizations set user_limit = 1 where id = ${harbor}`);
  expect((await me('late?email=late@harbor.example')).errorCode).toBe(14);
  await service.db.query(sql`update organizations set user_limit = null where id = ${harbor}`);
  expect((await me('late?email=late@harbor.example')).organizationId).toBe(harbor);
});

test('names of no organization are known as such', async () => {
  expect(await listUnknown(service.db, ['AURORA energy', 'Nobody', harbor.toUpperCase(), 'Else'])).toEqual([
    'Nobody',
    'Else',
  ]);
});

test('whom the directory has taken out, no rule brings back', async () => {
  const scim = asDirectory(service, (await aDirectory(service.db, harbor)).token);
  const email = 'gone@harbor.example';
  const { body } = await scim('POST', '/Users', { userName: email });
  expect((await me(`gone?email=${email}`)).organizationId).toBe(harbor);
  const elsewhere = await anOrganization(service.db);
  const [person] = await service.db.query<{ id: string }>(sql`select id from people where email = ${email}`);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person!.id}, ${elsewhere}, 'Viewer')`,
  );
  for (const leave of [
    () => scim('PATCH', `/Users/${body.id}`, patchOf({ op: 'replace', value: { active: false } })),
    () => scim('DELETE', `/Users/${body.id}`),
  ]) {
    await leave();
    expect((await me(`gone?email=${email}`)).organizationId).toBe(elsewhere);
    expect(await memberships(email)).toEqual([{ organization: elsewhere, role: 'Viewer' }]);
  }
  const back = await scim('POST', '/Users', { userName: email });
  expect(back.status).toBe(201);
  await me(`gone?email=${email}`);
  expect(await memberships(email)).toHaveLength(2);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of several first calls of a session, one that is given up takes no other with it',
  async () => {
    await aPerson(service.db, { subject: 'parallel', organizations: [aurora] });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.app.server.address() as AddressInfo;
    const token = ++tokens;
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/Users/Me`, {
        headers: { authorization: `Bearer token-parallel?token=${token}` },
        ...(signal && { signal }),
      });
    const leaving = new AbortController();
    let others: Promise<Response[]> | undefined;
    await service.db.transaction(async (queries) => {
      await queries.query(sql`lock table memberships in access exclusive mode`);
      const first = ask(leaving.signal).catch(() => 'given up');
      const waiting = () =>
        service.db.query(sql`select from pg_locks where not granted and locktype = 'relation'`);
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
      others = Promise.all([ask(), ask()]);
      leaving.abort();
      expect(await first).toBe('given up');
      await vi.waitFor(() => expect(left).toBe(1));
    });
    expect((await others!).map(({ status }) => status)).toEqual([200, 200]);
  },
);

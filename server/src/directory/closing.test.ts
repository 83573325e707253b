import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, aDomain, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { asDirectory, patchOf } from './test-directory.ts';

let service: TestService;
let organization: string;
let item: string;
let person: Awaited<ReturnType<typeof aPerson>>;
let scim: ReturnType<typeof asDirectory>;
let userId: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  organization = await anOrganization(service.db);
  await service.db.query(sql`delete from organization_domains`);
  await aDomain(service.db, organization, 'tv.example');
  item = await aMediaContent(service.db, organization);
  await service.files.write(`media/${item}/1/poster-640.jpg`, 'a picture');
  person = await aPerson(service.db, { organizations: [organization] });
  const directory = await aDirectory(service.db, organization, { personId: person.id });
  scim = asDirectory(service, directory.token);
  userId = directory.userId;
});

const me = () => service.call('GET /Users/Me', { as: person.subject });
const detail = async () =>
  (await service.call('GET /MediaContents/Published/:id', { as: person.subject, params: { id: item } }))
    .status;
const picture = async (jwt: string) =>
  (await service.app.inject({ url: `/api/media/${item}/1/poster`, query: { jwt } })).statusCode;
const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const active = (value: boolean) =>
  scim('PATCH', `/Users/${userId}`, patchOf({ op: 'Replace', path: 'active', value }));

test('leaving closes the account at once and media within a minute; coming back opens both', async () => {
  const { mediaToken } = (await me()).body;
  expect([await detail(), await picture(mediaToken)]).toEqual([200, 200]);
  expect((await active(false)).body.active).toBe(false);
  expect((await me()).body.status).toBe(1);
  expect(await detail()).toBe(403);
  later(59);
  expect(await picture(mediaToken)).toBe(404);

  expect((await active(true)).body.active).toBe(true);
  expect(await detail()).toBe(200);
  expect(await picture(mediaToken)).toBe(404);
  expect(await picture((await me()).body.mediaToken)).toBe(200);
  const noted = await service.db.query(
    sql`select action from audit_log where organization_id = ${organization} and action like 'account%' order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual(['account closed', 'account opened']);
});

test('a removal closes both, too, for good', async () => {
  const { mediaToken } = (await me()).body;
  expect((await scim('DELETE', `/Users/${userId}`)).status).toBe(204);
  later(59);
  expect([await detail(), await picture(mediaToken)]).toEqual([403, 404]);
});

test('saying again what is so already changes nothing', async () => {
  await active(false);
  const [before] = await service.db.query(
    sql`select rights_version from memberships where person_id = ${person.id}`,
  );
  expect((await active(false)).status).toBe(200);
  expect(
    await service.db.query(sql`select rights_version from memberships where person_id = ${person.id}`),
  ).toEqual([before]);
});

test('who was deactivated by a manager is not activated by a directory that never deactivated them', async () => {
  await service.db.query(sql`update memberships set status = 1 where person_id = ${person.id}`);
  await active(true);
  await scim('PATCH', `/Users/${userId}`, patchOf({ op: 'replace', path: 'displayName', value: 'Vera' }));
  expect((await me()).body.status).toBe(1);
});

test('a person of another organization loses this one alone, and comes back to it with the directory only', async () => {
  const other = await anOrganization(service.db);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person.id}, ${other}, 'Admin')`,
  );
  const { mediaToken } = (await me()).body;
  await active(false);
  expect((await me()).body).toMatchObject({ status: 0, organizationId: other, role: 'InMotion.Admin' });
  expect(await detail()).toBe(404);
  later(59);
  expect(await picture(mediaToken)).toBe(404);
  await active(true);
  const mine = await service.call('GET /Users/Me/Organizations', { as: person.subject });
  expect(mine.body.map(({ organizationId }) => organizationId).sort()).toEqual([organization, other].sort());
});

test('the name and the address of a person of this organization follow, another’s do not', async () => {
  const move = (value: string) =>
    scim('PATCH', `/Users/${userId}`, patchOf({ op: 'replace', path: 'emails', value: [{ value }] }));
  await move('new@tv.example');
  expect((await me()).body.email).toBe('new@tv.example');
  const other = await anOrganization(service.db);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person.id}, ${other}, 'Viewer')`,
  );
  await move('taken@tv.example');
  expect((await me()).body.email).toBe('new@tv.example');
});

test('where the portal stores the passwords, a newcomer gets a mail, and nobody who has left', async () => {
  const made = await scim('POST', '/Users', { userName: 'newcomer@tv.example' });
  const [mail] = await service.mails('newcomer@tv.example');
  const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
  const setUp = () =>
    service.call('PUT /Users/OnBoarding/Account', {
      body: { token, firstName: 'Nele', lastName: 'New', newPassword: 'four quiet words here' },
    });
  await scim('PATCH', `/Users/${made.body.id}`, patchOf({ op: 'replace', value: { active: false } }));
  expect((await setUp()).status).toBe(404);
  await scim('PATCH', `/Users/${made.body.id}`, patchOf({ op: 'replace', value: { active: true } }));
  const again = (await service.mails('newcomer@tv.example')).at(-1)!;
  const { status } = await service.call('PUT /Users/OnBoarding/Account', {
    body: {
      token: /token=([\w-]+)/.exec(again.text)![1]!,
      firstName: 'Nele',
      lastName: 'New',
      newPassword: 'four quiet words here',
    },
  });
  expect(status).toBe(200);
  const [linked] = await service.db.query(
    sql`select person_id from directory_users where id = ${made.body.id}`,
  );
  expect(linked!.person_id).not.toBeNull();
});

const accountStatus = async () =>
  (await service.db.query<{ status: number }>(sql`select status from people where id = ${person.id}`))[0]!
    .status;

test('an account as a whole is closed by the owner of its domain alone, while nobody else has the person', async () => {
  await active(false);
  expect(await accountStatus()).toBe(1);
  await active(true);
  expect(await accountStatus()).toBe(0);

  const other = await anOrganization(service.db);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person.id}, ${other}, 'Viewer')`,
  );
  await active(false);
  expect(await accountStatus()).toBe(0);
  await active(true);

  await service.db.query(sql`delete from memberships where organization_id = ${other}`);
  await service.db.query(sql`delete from organization_domains`);
  await active(false);
  expect(await accountStatus()).toBe(0);
});

test('who is closed as a whole is opened by the owner of the domain, and by no other organization', async () => {
  await active(false);
  const other = await anOrganization(service.db);
  await service.db.query(
    sql`insert into memberships (person_id, organization_id, role) values (${person.id}, ${other}, 'Viewer')`,
  );
  const open = async (organizationId: string) => {
    const { subject } = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
    const { status } = await service.call('PATCH /Management/People/:id', {
      as: subject,
      params: { id: person.id },
      body: { status: 0 },
    });
    return status;
  };
  expect([await open(other), await accountStatus()]).toEqual([409, 1]);
  expect([await open(organization), await accountStatus()]).toEqual([200, 0]);
  expect((await me()).body).toMatchObject({ organizationId: organization, status: 0 });
});

test('a directory cannot fill a mailbox: invitations are bounded, and it is told when to come again', async () => {
  const { body } = await scim('POST', '/Users', { userName: 'somebody@else.example' });
  const change = (value: boolean) =>
    scim('PATCH', `/Users/${body.id}`, patchOf({ op: 'replace', path: 'active', value }));
  let refused: Awaited<ReturnType<typeof change>> | undefined;
  for (let time = 0; time < 30 && !refused; time++) {
    await change(false);
    const answer = await change(true);
    if (answer.status !== 200) refused = answer;
  }
  expect(refused).toMatchObject({
    status: 429,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '429' },
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  // What was refused left nothing behind.
  expect((await scim('GET', `/Users/${body.id}`)).body.active).toBe(false);
});

test('who was removed while closed comes back whole when the directory opens them', async () => {
  await active(false);
  const { subject } = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  const params = { id: person.id };
  expect((await service.call('DELETE /Management/People/:id', { as: subject, params })).status).toBe(204);
  await active(true);
  expect(await accountStatus()).toBe(0);
  expect((await me()).body).toMatchObject({ organizationId: organization, status: 0 });
});

test('the last admin is not closed: nobody could mend that', async () => {
  await service.db.query(
    sql`update memberships set role = 'Admin' where person_id = ${person.id} and organization_id = ${organization}`,
  );
  expect((await active(false)).status).toBe(409);
  expect((await me()).status).toBe(200);
});

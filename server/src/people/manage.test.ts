import type { Body } from '@tv/contract/calls/api';
import { ActiveState, Role } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stillHolds } from '../streaming/db.ts';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(() => service.close());

const change = (as: string, id: string, body: object) =>
  service.call('PATCH /Management/People/:id', { as, params: { id }, body });
const end = (as: string, id: string) => service.call('DELETE /Management/People/:id', { as, params: { id } });
const audit = async (subject: string) =>
  (
    await service.db.query<{ action: string }>(
      sql`select action from audit_log where subject = ${subject} order by id`,
    )
  ).map(({ action }) => action);

test('another role is given once, noted, and ends media addresses given out before', async () => {
  const person = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  const { body: me } = await service.call('GET /Users/Me', { as: person.subject });
  const version = async () =>
    (
      await service.db.query<{ v: number }>(
        sql`select rights_version as v from memberships where person_id = ${person.id}`,
      )
    )[0]?.v;
  const before = await version();
  for (let time = 0; time < 2; time++)
    expect((await change(manager.subject, person.id, { role: Role.Viewer })).body).toMatchObject({
      id: person.id,
      role: Role.Viewer,
      status: ActiveState.ACTIVE,
    });
  expect(await version()).toBeGreaterThan(before!);
  expect(await audit(person.id)).toEqual(['person changed']);
  expect(me.role).toBe(Role.ContentManager);
});

test('a closed account loses the service, and comes back', async () => {
  const person = await aPerson(service.db, { organizations: [own] });
  await change(manager.subject, person.id, { status: ActiveState.INACTIVE });
  expect((await service.call('GET /MediaContents', { as: person.subject })).status).toBe(403);
  await change(manager.subject, person.id, { status: ActiveState.ACTIVE });
  expect((await service.call('GET /MediaContents', { as: person.subject })).status).toBe(200);
});

test('nobody gives or takes more than the own role, nor changes the own one', async () => {
  const viewer = await aPerson(service.db, { organizations: [own] });
  const other = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  expect((await change(manager.subject, viewer.id, { role: Role.Admin })).status).toBe(403);
  expect((await change(manager.subject, other.id, { role: Role.Viewer })).status).toBe(403);
  expect((await end(manager.subject, other.id)).status).toBe(403);
  expect((await change(admin.subject, admin.id, { role: Role.Viewer })).status).toBe(403);
  expect((await change(admin.subject, other.id, { role: Role.Viewer })).status).toBe(200);
});

test('the right to review is given and taken beside the role, and ends media addresses given out before', async () => {
  const person = await aPerson(service.db, { organizations: [own] });
  const versionOf = async () =>
    (
      await service.db.query<{ v: number }>(
        sql`select rights_version as v from memberships where person_id = ${person.id}`,
      )
    )[0]!.v;
  const before = await versionOf();
  expect((await change(manager.subject, person.id, { mayReview: true })).body).toMatchObject({
    role: Role.Viewer,
    mayReview: true,
  });
  const given = await versionOf();
  expect(given).toBeGreaterThan(before);
  expect((await change(manager.subject, person.id, { mayReview: true })).status).toBe(200);
  expect((await change(manager.subject, person.id, { role: Role.ContentManager })).body.mayReview).toBe(true);
  const list = await service.call('GET /Management/People', {
    as: manager.subject,
    query: { searchTerm: person.id },
  });
  expect(list.body).toMatchObject([{ id: person.id, mayReview: true }]);
  expect((await service.call('GET /Users/Me', { as: person.subject })).body.mayReview).toBe(true);
  expect((await change(person.subject, person.id, { mayReview: false })).status).toBe(403);
  expect((await change(manager.subject, person.id, { mayReview: false })).body.mayReview).toBe(false);
  expect(await versionOf()).toBeGreaterThan(given);
  expect(await audit(person.id)).toEqual(['person changed', 'person changed', 'person changed']);
});

test('an organization always has an active admin, also when two are taken at once', async () => {
  const alone = await anOrganization(service.db, { name: 'Alone' });
  const admins = await Promise.all(
    [1, 2].map(() => aPerson(service.db, { organizations: [[alone, 'Admin']] })),
  );
  const answers = await Promise.all(
    admins.map(({ id }) =>
      service.call('PATCH /Management/People/:id', {
        authorization: 'Bearer local-service-token',
        params: { id },
        query: { organizationName: 'Alone' },
        body: { role: Role.Viewer },
      }),
    ),
  );
  expect(answers.map(({ status }) => `${status}`).sort()).toEqual(['200', '409']);
});

test('a person of other organizations is deactivated in this one alone, and its membership alone ends', async () => {
  const other = await anOrganization(service.db);
  const both = await aPerson(service.db, { organizations: [[own, 'ContentManager'], other] });
  const category = await aCategory(service.db, own);
  await service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${both.id})`,
  );
  const organizations = async () =>
    (await service.call('GET /Users/Me/Organizations', { as: both.subject })).body.map(
      ({ organizationId }) => organizationId,
    );
  const { mediaToken } = (await service.call('GET /Users/Me', { as: both.subject })).body;
  const choose = (organizationId: string) =>
    service.call('PUT /Users/Me/CurrentOrganization', { as: both.subject, body: { organizationId } });
  await choose(other);
  const elsewhere = (await service.call('GET /Users/Me', { as: both.subject })).body.mediaToken;
  const deactivated = await change(manager.subject, both.id, { status: ActiveState.INACTIVE });
  expect([deactivated.status, deactivated.body.status]).toEqual([200, ActiveState.INACTIVE]);
  expect((await choose(own)).body.errorCode).toBe(ProblemCode.JoinOrganizationFirst);
  expect(await organizations()).toEqual([other]);
  const holds = async (organizationId: string, token: string) => {
    const { v } = decodeJwt<{ v: number }>(token);
    const holder = { personId: both.id, organizationId, rightsVersion: v, sessionId: undefined };
    const [row] = await service.db.query<{ holds: boolean }>(
      sql`select ${stillHolds(holder, undefined)} as holds`,
    );
    return row!.holds;
  };
  expect([await holds(own, mediaToken), await holds(other, elsewhere)]).toEqual([false, true]);
  await change(manager.subject, both.id, { status: ActiveState.ACTIVE });
  expect((await organizations()).sort()).toEqual([other, own].sort());
  expect(await holds(own, mediaToken)).toBe(false);
  expect((await end(manager.subject, both.id)).status).toBe(204);
  expect((await service.call('GET /Users/Me', { as: both.subject })).body.organizationId).toBe(other);
  expect(await service.db.query(sql`select from category_managers where person_id = ${both.id}`)).toEqual([]);
  expect(await audit(both.id)).toEqual(['person changed', 'person changed', 'membership ended']);
  expect(await holds(other, elsewhere)).toBe(true);
});

test('people are found by address and name', async () => {
  const listed = await service.call('GET /Management/People', {
    as: manager.subject,
    query: { searchTerm: admin.id.toUpperCase() },
  });
  expect(listed.body.map(({ id }) => id)).toEqual([admin.id]);
});

const invite = (body: Body<'POST /Management/Invitations'>, as = manager.subject) =>
  service.call('POST /Management/Invitations', { as, body });

test('an invitation sends one mail whose link sets up the account, however often it is asked for', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => invite({ email: ' New@Own.example ' })));
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(first?.body).toEqual(second?.body);
  const mails = await service.mails('new@own.example');
  expect(mails).toHaveLength(1);
  const token = /token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const invitation = await service.call('GET /Users/OnBoarding/Token', {
    authorization: '',
    query: { token },
  });
  expect(invitation.body).toMatchObject({ email: 'new@own.example', organizationName: 'Own' });
  const raised = await invite({ email: 'new@own.example', role: Role.ContentManager });
  // Repeated without a role, it retains the one that it has.
  expect((await invite({ email: 'new@own.example' })).body).toEqual(raised.body);
  expect(raised.body).toMatchObject({ id: first?.body.id, role: Role.ContentManager, mayReview: false });
  const allowed = await invite({ email: 'new@own.example', mayReview: true });
  expect(allowed.body).toEqual({ ...raised.body, mayReview: true });
  expect((await invite({ email: 'new@own.example' })).body).toEqual(allowed.body);
  expect(await audit(first!.body.id)).toEqual(['person invited', 'invitation changed', 'invitation changed']);
  const withdraw = () =>
    service.call('DELETE /Management/Invitations/:id', {
      as: manager.subject,
      params: { id: first!.body.id },
    });
  expect((await withdraw()).status).toBe(204);
  expect(
    (await service.call('GET /Users/OnBoarding/Token', { authorization: '', query: { token } })).body
      .errorCode,
  ).toBe(ProblemCode.NotFound);
});

test('an invitation is refused to no address, to a member, beyond the own role and beyond the plan', async () => {
  expect((await invite({ email: 'nobody' })).body.errorCode).toBe(ProblemCode.InvalidEmail);
  expect((await invite({ email: `${admin.id}@tv.example` })).body.errorCode).toBe(ProblemCode.AlreadyExists);
  expect((await invite({ email: 'boss@own.example', role: Role.Admin })).status).toBe(403);
  const small = await anOrganization(service.db, { name: 'Small' });
  await service.db.query(sql`update organizations set user_limit = 1 where id = ${small}`);
  const one = await aPerson(service.db, { organizations: [[small, 'Admin']] });
  expect((await invite({ email: 'second@small.example' }, one.subject)).body.errorCode).toBe(
    ProblemCode.UserLimitReached,
  );
});

test('a self-registration link lets people in until it is deactivated', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const make = () =>
    service.call('POST /Management/SelfRegistrations', {
      as: manager.subject,
      body: { id, allowedDomains: ['Own.Example'] },
    });
  const made = await make();
  expect([made.status, made.body]).toEqual([
    201,
    {
      id,
      allowedDomains: ['own.example'],
      isDeactivated: false,
      path: `/public/${own}/self-registration/${id}`,
    },
  ]);
  expect((await make()).body).toEqual(made.body);
  const register = (email: string) =>
    service.call('POST /SelfRegistrations/:id/Users', { params: { id }, body: { email } });
  expect((await register('a@elsewhere.example')).body.errorCode).toBe(ProblemCode.RestrictedDomain);
  expect((await register('a@own.example')).status).toBe(201);
  const switchOff = await service.call('PATCH /Management/SelfRegistrations/:id', {
    as: manager.subject,
    params: { id },
    body: { isDeactivated: true },
  });
  expect(switchOff.body.isDeactivated).toBe(true);
  expect((await register('b@own.example')).body.errorCode).toBe(ProblemCode.RegistrationLinkDeactivated);
  expect(await audit(id)).toEqual(['self-registration link made', 'self-registration link changed']);
});

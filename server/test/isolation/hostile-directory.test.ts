import { randomUUID } from 'node:crypto';
import { createAccount } from '@tv/identity/accounts';
import { ActiveState } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asDirectory, patchOf } from '../../src/directory/test-directory.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { ada, linkTo } from '../../src/registration/test-links.ts';
import { aDirectory, aDomain, aMediaContent, anOrganization, aPerson } from '../../src/test-builders.ts';
import { startTestService, type TestService } from '../../src/test-service.ts';

// The directory of one organization against another organization's people: whatever it sends, nothing of theirs changes.
describe.each([
  ['the portal stores the passwords', true],
  ['another provider signs people in', false],
])('where %s, a hostile directory', (_, hasLocalPasswords) => {
  let service: TestService;
  let aurora: string;
  let hostile: string;
  let hostileAdmin: string;
  let auroraAdmin: string;
  let scim: ReturnType<typeof asDirectory>;
  let victim: { id: string; subject: string; email: string };
  let item: string;
  let tokens = 0;

  beforeAll(async () => {
    service = await startTestService(undefined, undefined, hasLocalPasswords);
    aurora = await anOrganization(service.db, { name: 'Aurora Energy' });
    await aDomain(service.db, aurora, 'aurora.example');
    hostile = await anOrganization(service.db, { name: 'Hostile' });
    await aDomain(service.db, hostile, 'hostile.example');
    scim = asDirectory(service, (await aDirectory(service.db, hostile)).token);
    const admins = [
      await aPerson(service.db, { organizations: [[aurora, 'Admin']], email: 'admin@aurora.example' }),
      await aPerson(service.db, { organizations: [[hostile, 'Admin']], email: 'admin@hostile.example' }),
    ];
    [auroraAdmin, hostileAdmin] = admins.map(({ subject }) => subject) as [string, string];
    item = await aMediaContent(service.db, aurora);
    await service.files.write(`media/${item}/1/poster-640.jpg`, 'a picture');
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const email = `${randomUUID()}@aurora.example`;
    victim = { ...(await aPerson(service.db, { organizations: [aurora], email })), email };
    await anAccount(victim.email, victim.subject);
  });

  const anAccount = (email: string, subject: string) =>
    hasLocalPasswords ? createAccount(service.db.text, { email, subject, emailVerified: true }) : undefined;
  /** With a new access token, whose claims the service has not seen. */
  const as = ({ subject, email }: { subject: string; email: string }) =>
    `${subject}?email=${email}&token=${++tokens}`;
  const me = (who = victim) => service.call('GET /Users/Me', { as: as(who) });
  const organizationsOf = async (who = victim) =>
    (await service.call('GET /Users/Me/Organizations', { as: as(who) })).body.map(
      ({ organizationId }) => organizationId,
    );
  const picture = async (jwt: string) =>
    (await service.app.inject({ url: `/api/media/${item}/1/poster`, query: { jwt } })).statusCode;
  const add = async (email: string, more: object = {}) =>
    (await scim('POST', '/Users', { userName: email, ...more })).body.id as string;
  const active = (id: string, value: boolean) =>
    scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value }));
  const stored = (id: string) =>
    service.db.query(sql`
      select p.email, p.first_name, p.status, p.rights_version, p.current_organization_id, m.organization_id, m.role,
        m.status as member_status, m.rights_version as member_version
      from people p left join memberships m on m.person_id = p.id where p.id = ${id} order by m.organization_id`);

  /** Everything that SCIM has to say of somebody, the worst last. */
  async function attack(email: string): Promise<void> {
    const id = await add(email, { name: { givenName: 'Mallory' }, displayName: 'Mallory' });
    const group = await scim('POST', '/Groups', {
      displayName: `Group of ${email}`,
      members: [{ value: id }],
    });
    await service.call('PATCH /Management/DirectoryGroups/:id', {
      as: hostileAdmin,
      params: { id: group.body.id as string },
      body: { role: 'InMotion.Viewer' },
    });
    await me();
    await scim('PUT', `/Users/${id}`, { userName: email, name: { givenName: 'Trudy' } });
    await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', path: 'emails', value: [{ value: `${randomUUID()}@hostile.example` }] }),
    );
    await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', path: 'emails', value: [{ value: email }] }),
    );
    for (const value of [false, true, false]) {
      await active(id, value);
      await me();
    }
    await scim('DELETE', `/Groups/${group.body.id}`);
    await scim('DELETE', `/Users/${id}`);
    await me();
  }

  test('makes nobody a member, changes no right and no name, and closes no media', async () => {
    const before = await stored(victim.id);
    const { mediaToken } = (await me()).body;
    await attack(victim.email);
    expect(await stored(victim.id)).toEqual(before);
    expect(await organizationsOf()).toEqual([aurora]);
    expect(await picture(mediaToken)).toBe(200);
    service.setNow(new Date(service.now().getTime() + 60_000));
    expect(await picture(mediaToken)).toBe(200);
    expect((await me()).body).toMatchObject({ organizationId: aurora, status: ActiveState.ACTIVE });
  });

  test('leaves the rightful admin every right: no 409 for who is on its list', async () => {
    await add(victim.email);
    await me();
    const change = (status: number) =>
      service.call('PATCH /Management/People/:id', {
        as: auroraAdmin,
        params: { id: victim.id },
        body: { status },
      });
    expect((await change(ActiveState.INACTIVE)).body.status).toBe(ActiveState.INACTIVE);
    expect((await me()).body.status).toBe(ActiveState.INACTIVE);
    expect((await change(ActiveState.ACTIVE)).status).toBe(200);
    const secondStep = await service.call('DELETE /Management/People/:id/SecondStep', {
      as: auroraAdmin,
      params: { id: victim.id },
    });
    // Another provider's second step is its own matter.
    expect(secondStep.status).toBe(hasLocalPasswords ? 204 : 409);
    const ended = await service.call('DELETE /Management/People/:id', {
      as: auroraAdmin,
      params: { id: victim.id },
    });
    expect(ended.status).toBe(204);
  });

  test('captures no account that has no record yet', async () => {
    const newcomer = { id: '', subject: randomUUID(), email: `${randomUUID()}@aurora.example` };
    await anAccount(newcomer.email, newcomer.subject);
    const id = await add(newcomer.email);
    for (const value of [false, true, false]) {
      expect((await me(newcomer)).body.errorCode).toBe(ProblemCode.NotFound);
      await active(id, value);
    }
    expect(await service.db.query(sql`select from people where email = ${newcomer.email}`)).toEqual([]);
    // Their own organization has them as if nothing had been.
    const own = asDirectory(service, (await aDirectory(service.db, aurora)).token);
    await own('POST', '/Users', { userName: newcomer.email });
    expect((await me(newcomer)).body).toMatchObject({ organizationId: aurora, status: ActiveState.ACTIVE });
  });

  test('cannot tell an address with an account from one without', async () => {
    const withAccount = `${randomUUID()}@aurora.example`;
    await anAccount(withAccount, randomUUID());
    const addresses = [victim.email, withAccount, `${randomUUID()}@aurora.example`];
    const answers = await Promise.all(
      addresses.map(async (email) => {
        const made = await scim('POST', '/Users', { userName: email });
        const path = `/Users/${made.body.id}`;
        const answered = [
          made,
          await scim('POST', '/Users', { userName: email }),
          await scim('GET', path),
          await scim('PATCH', path, patchOf({ op: 'replace', path: 'displayName', value: 'Somebody' })),
          await active(made.body.id as string, false),
          await active(made.body.id as string, true),
        ];
        const invitations = await service.call('GET /Management/Invitations', {
          as: hostileAdmin,
          query: { pageSize: 100 },
        });
        const invited = invitations.body
          .filter((each) => each.email === email)
          .map(({ role, expiresAt }) => ({ role, expiresAt }));
        const mails = (await service.mails(email)).map(({ subject }) => subject);
        const shown = [...answered.map(({ status, body }) => ({ status, body })), invited, mails];
        return JSON.stringify(shown)
          .replaceAll(email, 'address')
          .replaceAll(made.body.id as string, 'id');
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('Set up your account at Hostile');
  });

  test('removes no second step, not even of somebody who has accepted its invitation', async () => {
    const drop = () =>
      service.call('DELETE /Management/People/:id/SecondStep', {
        as: hostileAdmin,
        params: { id: victim.id },
      });
    await add(victim.email);
    await me();
    expect((await drop()).status).toBe(404);
    await accept();
    expect((await drop()).status).toBe(409);
    // Also where they belong to nobody else.
    await service.call('DELETE /Users/Me/Organizations/:id', { as: as(victim), params: { id: aurora } });
    expect((await drop()).status).toBe(409);
  });

  /** The person opens the link of the mail, and signs in. */
  async function accept(who = victim): Promise<void> {
    const { newPassword, ...form } = ada;
    const { status } = await service.call('PUT /Users/OnBoarding/Account', {
      body: {
        token: await linkTo(service, who.email),
        ...form,
        ...(hasLocalPasswords && { newPassword }),
      },
    });
    expect(status).toBe(200);
    await service.call('POST /Users/Me/AddVisit', { as: as(who) });
  }

  test('gets a member by their consent, and then decides about that membership alone', async () => {
    const id = await add(victim.email, { name: { givenName: 'Mallory' } });
    expect(await organizationsOf()).toEqual([aurora]);
    await accept();
    expect((await organizationsOf()).sort()).toEqual([aurora, hostile].sort());
    const choose = (organizationId: string) =>
      service.call('PUT /Users/Me/CurrentOrganization', { as: as(victim), body: { organizationId } });
    await choose(aurora);
    const { mediaToken } = (await me()).body;
    const before = await stored(victim.id);
    await scim('PUT', `/Users/${id}`, { userName: victim.email, name: { givenName: 'Trudy' } });
    await active(id, false);
    expect(await organizationsOf()).toEqual([aurora]);
    expect((await choose(hostile)).body.errorCode).toBe(ProblemCode.JoinOrganizationFirst);
    service.setNow(new Date(service.now().getTime() + 60_000));
    expect(await picture(mediaToken)).toBe(200);
    const elsewhere = (rows: Record<string, unknown>[]) =>
      rows.filter(({ organization_id }) => organization_id === aurora);
    expect(elsewhere(await stored(victim.id))).toEqual(elsewhere(before));
    await active(id, true);
    expect((await organizationsOf()).sort()).toEqual([aurora, hostile].sort());
  });

  test('closes no account as a whole, also of somebody who belongs to nobody else', async () => {
    const guest = { id: '', subject: randomUUID(), email: `${randomUUID()}@guest.example` };
    await anAccount(guest.email, guest.subject);
    const id = await add(guest.email);
    await accept(guest);
    expect((await me(guest)).body.organizationId).toBe(hostile);
    await active(id, false);
    expect((await me(guest)).body.status).toBe(ActiveState.INACTIVE);
    await service.call('POST /Management/Invitations', { as: auroraAdmin, body: { email: guest.email } });
    await accept(guest);
    expect((await me(guest)).body).toMatchObject({ organizationId: aurora, status: ActiveState.ACTIVE });
  });

  test('brings nobody back who has left, under whatever address it knows them', async () => {
    const id = await add(victim.email);
    await accept();
    const left = await service.call('DELETE /Users/Me/Organizations/:id', {
      as: as(victim),
      params: { id: hostile },
    });
    expect(left.status).toBe(204);
    const emails = [{ value: `${randomUUID()}@hostile.example` }];
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'emails', value: emails }));
    for (const value of [false, true]) await active(id, value);
    await me();
    await scim('DELETE', `/Users/${id}`);
    await add(victim.email);
    expect(await organizationsOf()).toEqual([aurora]);
    // Only what they accept does.
    await accept();
    expect((await organizationsOf()).sort()).toEqual([aurora, hostile].sort());
  });

  test('whose manager ended a membership gets it back by an invitation only', async () => {
    const id = await add(victim.email);
    await accept();
    await service.call('DELETE /Management/People/:id', { as: hostileAdmin, params: { id: victim.id } });
    const emails = [{ value: `${randomUUID()}@hostile.example` }];
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'emails', value: emails }));
    for (const value of [false, true]) await active(id, value);
    expect(await organizationsOf()).toEqual([aurora]);
  });
});

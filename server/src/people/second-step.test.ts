import { createAccount } from '@tv/identity/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDomain, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;
let admin: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  await aDomain(service.db, own, 'tv.example');
});
afterAll(() => service.close());

/** A member with an authenticator app, its recovery codes and a passkey. */
async function guarded(organizations: string[]) {
  const person = await aPerson(service.db, { organizations });
  const { subject } = person;
  const account = (await createAccount(service.db.text, { email: `${subject}@tv.example`, subject }))!;
  const { id } = account;
  await service.db.execute(`
    insert into identity_authenticators (account_id, sealed, created_at, confirmed_at) values ('${id}', 'x', now(), now());
    insert into identity_recovery_codes (account_id, hash) values ('${id}', 'x');
    insert into identity_passkeys (id, account_id, name, public_key, counter, created_at)
      values ('${id}', '${id}', 'Phone', 'x', 0, now())`);
  const left = async () => {
    const [row] = await service.db.query<{ count: number }>(sql`
      select (select count(*) from identity_authenticators where account_id = ${id}::uuid)::int
        + (select count(*) from identity_recovery_codes where account_id = ${id}::uuid)::int
        + (select count(*) from identity_passkeys where account_id = ${id}::uuid)::int as count`);
    return row!.count;
  };
  return { ...person, email: `${person.id}@tv.example`, left };
}
const drop = (as: string, id: string) =>
  service.call('DELETE /Management/People/:id/SecondStep', { as, params: { id } });
const audit = async (subject: string) =>
  service.db.query(sql`select action from audit_log where subject = ${subject}`);

test('an admin takes all of it away, once; it is noted and told', async () => {
  const [person, bystander] = [await guarded([own]), await guarded([own])];
  for (let time = 0; time < 2; time++) expect((await drop(admin.subject, person.id)).status).toBe(204);
  expect(await person.left()).toBe(0);
  expect(await bystander.left()).toBe(3);
  expect(await audit(person.id)).toEqual([{ action: 'second step removed' }]);
  const mails = await service.mails(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your authenticator app and passkeys were removed by an admin',
  ]);
});

test('of somebody who belongs to another organization too only the command line does', async () => {
  const person = await guarded([own, other]);
  expect((await drop(admin.subject, person.id)).status).toBe(409);
  expect(await person.left()).toBe(3);
  const byCommand = await service.call('DELETE /Management/People/:id/SecondStep', {
    authorization: 'Bearer local-service-token',
    params: { id: person.id },
    query: { organizationId: own },
  });
  expect(byCommand.status).toBe(204);
  expect(await person.left()).toBe(0);
});

test('nobody does it to the own account here, nor a manager to anybody', async () => {
  expect((await drop(admin.subject, admin.id)).status).toBe(403);
  const manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  const person = await guarded([own]);
  expect((await drop(manager.subject, person.id)).status).toBe(403);
  expect(await person.left()).toBe(3);
});

test('of somebody whose address lies in no domain of the organization an admin takes nothing away', async () => {
  const person = await guarded([other]);
  const { subject } = await aPerson(service.db, { organizations: [[other, 'Admin']] });
  expect((await drop(subject, person.id)).status).toBe(409);
  expect(await person.left()).toBe(3);
});

test('where another provider signs people in it is that one’s matter', async () => {
  const elsewhere = await startTestService(undefined, undefined, false);
  try {
    const organization = await anOrganization(elsewhere.db);
    const chief = await aPerson(elsewhere.db, { organizations: [[organization, 'Admin']] });
    const person = await aPerson(elsewhere.db, { organizations: [organization] });
    const answer = await elsewhere.call('DELETE /Management/People/:id/SecondStep', {
      as: chief.subject,
      params: { id: person.id },
    });
    expect(answer.status).toBe(409);
  } finally {
    await elsewhere.close();
  }
});

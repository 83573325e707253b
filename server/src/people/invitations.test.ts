import { Role } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
let member: { id: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  member = await aPerson(service.db, { organizations: [own] });
});
afterAll(() => service.close());

const invite = (emails: string[], more: object = {}) =>
  service.call('POST /Management/Invitations/Batch', { as: manager.subject, body: { emails, ...more } });
const again = (id: string, as = manager.subject) =>
  service.call('POST /Management/Invitations/:id/Mails', { as, params: { id } });
const find = async (searchTerm: string) =>
  (await service.call('GET /Management/Invitations', { as: manager.subject, query: { searchTerm } })).body;

test('many addresses are invited at once, and each one is answered', async () => {
  const emails = [
    'ann@own.example',
    'nobody',
    `${member.id}@tv.example`,
    'ben@own.example',
    'ANN@own.example ',
  ];
  const first = await invite(emails, { role: Role.ContentManager });
  expect(first.status).toBe(200);
  expect(first.body.map(({ email, outcome }) => [email, outcome])).toEqual([
    ['ann@own.example', 'invited'],
    ['nobody', 'failed'],
    [`${member.id}@tv.example`, 'member'],
    ['ben@own.example', 'invited'],
  ]);
  expect(first.body[1]?.problem).toMatchObject({ status: 400, errorCode: ProblemCode.InvalidEmail });
  const second = await invite(emails, { role: Role.ContentManager, mayReview: true });
  expect(second.body.map(({ outcome }) => outcome)).toEqual(['changed', 'failed', 'member', 'changed']);
  const third = await invite(emails);
  expect(third.body.map(({ outcome }) => outcome)).toEqual(['open', 'failed', 'member', 'open']);
  expect(await service.mails('ann@own.example')).toHaveLength(1);
  expect(await find('ANN@')).toMatchObject([
    { email: 'ann@own.example', role: Role.ContentManager, mayReview: true, isSetUp: false },
  ]);
});

test('nobody invites many with more than the own role, nor more addresses than the call takes', async () => {
  const admins = await invite(['boss@own.example'], { role: Role.Admin });
  expect(admins.body).toMatchObject([{ outcome: 'failed', problem: { status: 403 } }]);
  expect((await invite([])).status).toBe(400);
  expect((await invite(Array.from({ length: 201 }, (_, at) => `p${at}@own.example`))).status).toBe(400);
});

test('an invitation is sent again with a new link, also after it has expired', async () => {
  await invite(['late@own.example']);
  const [open] = await find('late@own.example');
  await service.db.query(
    sql`update onboardings set expires_at = expires_at - interval '40 days' where id = ${open!.id}::uuid`,
  );
  const sent = await again(open!.id);
  expect(sent.status).toBe(200);
  expect(Date.parse(sent.body.expiresAt)).toBeGreaterThan(service.now().getTime());
  const mails = await service.mails('late@own.example');
  expect(mails).toHaveLength(2);
  const token = /token=(\S+)/.exec(mails[1]?.text ?? '')?.[1] ?? '';
  const invitation = await service.call('GET /Users/OnBoarding/Token', {
    authorization: '',
    query: { token },
  });
  expect(invitation.body.email).toBe('late@own.example');
  // Not twice within a minute.
  expect((await again(open!.id)).status).toBe(429);
});

test('an invitation is not sent again by strangers, nor once the account is set up', async () => {
  await invite(['set.up@own.example']);
  const [open] = await find('set.up@own.example');
  const other = await anOrganization(service.db);
  const stranger = await aPerson(service.db, { organizations: [[other, 'Admin']] });
  expect((await again(open!.id, stranger.subject)).status).toBe(404);
  await service.db.query(sql`update onboardings set used_at = now() where id = ${open!.id}::uuid`);
  expect((await again(open!.id)).body.errorCode).toBe(ProblemCode.TokenAlreadyUsed);
  expect(await find('set.up@')).toMatchObject([{ isSetUp: true }]);
});

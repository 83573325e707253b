import { randomUUID } from 'node:crypto';
import { verifyPassword } from '@tv/identity/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '../platform/mail/outbox.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aSelfRegistration } from '../test-builders.ts';
import { startTestService, testIssuer, type TestService } from '../test-service.ts';
import { openOnboarding } from './open-onboarding.ts';
import { setUpAccount } from './set-up-account.ts';
import { ada, codeOf, linkTo, password } from './test-links.ts';

let service: TestService;
let elsewhere: TestService;
let organization: string;
let email: string;

beforeAll(async () => {
  service = await startTestService();
  elsewhere = await startTestService(undefined, undefined, false);
  organization = await anOrganization(service.db, { name: 'North' });
});
afterAll(async () => {
  await service.close();
  await elsewhere.close();
});
beforeEach(() => {
  email = `${randomUUID()}@north.example`;
  service.setNow(new Date('2026-03-02T09:00:00Z'));
});

const later = (days: number) => service.setNow(new Date(service.now().getTime() + days * 86_400_000));
const invite = (at: TestService = service, organizationId = organization, address = email) =>
  openOnboarding(
    at.db,
    { organizationId, email: address, role: 'ContentManager', mayReview: true },
    at.now(),
  );
const look = (token: string) => service.call('GET /Users/OnBoarding/Token', { query: { token } });
const setUp = (token: string, more: object = {}, at: TestService = service) =>
  at.call('PUT /Users/OnBoarding/Account', { body: { token, ...ada, ...more } });
const resend = (token: string) => service.call('POST /Users/OnBoarding/Invites/Resend', { body: { token } });

test('an invitation tells whose it is, and its account signs in with the role it was made for', async () => {
  const { token } = await invite();
  const seen = await look(token);
  expect(seen.body).toEqual({
    email,
    organizationName: 'North',
    expiresAt: '2026-03-09T09:00:00.000Z',
    setsPassword: true,
  });
  expect(seen.headers['cache-control']).toBe('private, no-store');
  const done = await setUp(token);
  expect([done.status, done.body.email]).toEqual([200, email]);
  const account = await verifyPassword(service.db.text, email, password);
  const me = await service.call('GET /Users/Me', { as: account?.subject });
  expect(me.body).toMatchObject({
    id: done.body.userId,
    role: 'InMotion.ContentManager',
    mayReview: true,
    organizationId: organization,
    firstName: 'Ada',
  });
});

test('of many who use a token at once one does', async () => {
  const { token } = await invite();
  const answers = await Promise.all([setUp(token), setUp(token), setUp(token)]);
  expect(answers.map(({ status, body }) => String(body.errorCode ?? status)).sort()).toEqual([
    '200',
    '30',
    '30',
  ]);
  expect((await look(token)).body.errorCode).toBe(30);
  expect(codeOf(await resend(token))).toBe(30);
});

test('not even where nothing spreads them in time', async () => {
  const { token } = await invite(elsewhere, await anOrganization(elsewhere.db));
  const parts = {
    db: elsewhere.db,
    clock: elsewhere.now,
    signIn: { issuer: testIssuer, hasLocalPasswords: false, securityAddress: '' },
    outbox: createOutbox('a secret key that only this test has'),
  };
  const form = { token, firstName: 'Ada', lastName: 'Viewer' };
  // Connections are opened beforehand, else the first use is over before the others begin.
  await Promise.all(Array.from({ length: 16 }, () => elsewhere.db.query(sql`select pg_sleep(0.05)`)));
  const uses = await Promise.allSettled(Array.from({ length: 16 }, () => setUpAccount(parts, form)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['newPassword', 'Password12345'],
  ['newPassword', 'too short'],
  ['newPassword', undefined],
  ['newPassword', 'x'.repeat(129)],
  ['phoneNumber', '030 1234567'],
  ['phoneNumber', '+49 12'],
  ['firstName', '   '],
  ['firstName', 'A\u0000'],
  ['firstName', '\u200b'],
  ['lastName', 'x'.repeat(101)],
])('a wrong %s (%s) is named, and the token stays good', async (field, value) => {
  const { token } = await invite();
  const { status, body } = await setUp(token, { [field]: value });
  expect([status, body.exceptionData?.field]).toEqual([400, field]);
  expect((await look(token)).status).toBe(200);
});

test('what is wrong with a password is said in words', async () => {
  const { token } = await invite();
  const { body } = await setUp(token, { newPassword: 'short' });
  expect(body.message).toContain('at least 12 characters');
  expect(body.exceptionData?.errors).toMatchObject([{ code: 'TooShort' }]);
  expect((await setUp(token, { newPassword: email })).body.message).toContain('name or email');
});

test('a name is stored as people see it', async () => {
  const { token } = await invite();
  const { userId } = (await setUp(token, { firstName: ' A\u0301da\u202e', lastName: 'Vie\u00adwer  Two' }))
    .body;
  const [person] = await service.db.query(sql`select first_name, last_name from people where id = ${userId}`);
  expect(person).toEqual({ first_name: 'Áda', last_name: 'Viewer Two' });
});

test('an address that has an account already gets the new password, and joins; its owner is told', async () => {
  const other = await anOrganization(service.db);
  await setUp((await invite()).token);
  const rightsOf = async () =>
    (await service.db.query(sql`select rights_version from people where email = ${email}`))[0];
  const [rights, mails] = [await rightsOf(), await service.mails(email)];
  const { token } = await invite(service, other);
  const { userId } = (await setUp(token, { newPassword: 'quite another secret here' })).body;
  expect(await verifyPassword(service.db.text, email, password)).toBeUndefined();
  expect(await verifyPassword(service.db.text, email, 'quite another secret here')).toBeDefined();
  const joined = await service.db.query(
    sql`select organization_id from memberships where person_id = ${userId} order by organization_id`,
  );
  expect(joined.map((row) => row.organization_id)).toEqual([organization, other].sort());
  expect(mails).toEqual([]);
  const [mail] = await service.mails(email);
  expect([mail?.subject, mail?.text]).toEqual([
    'Your password was changed',
    expect.stringContaining('North'),
  ]);
  // Signed out everywhere: media addresses that were given out before have ended, too.
  expect(await rightsOf()).not.toEqual(rights);
});

test('a token works for 7 days; for 30 more it fetches a new one', async () => {
  const { token } = await invite();
  later(7);
  expect((await look(token)).body.errorCode).toBe(29);
  expect((await setUp(token)).body.errorCode).toBe(29);
  expect((await resend(token)).status).toBe(204);
  const [mail] = await service.mails(email);
  expect(mail?.subject).toBe('Set up your account at North');
  const newer = await linkTo(service, email);
  expect(newer).not.toBe(token);
  expect((await look(newer)).body.email).toBe(email);
  later(30);
  expect(codeOf(await resend(token))).toBe(29);
  const unknown = await look('nobody-was-sent-this');
  expect([unknown.status, unknown.body.errorCode]).toEqual([404, 14]);
});

test('an invitation is sent again once a minute and five times a day', async () => {
  const { token } = await invite();
  for (let time = 0; time < 5; time++) {
    expect((await resend(token)).status).toBe(204);
    // After the fifth only the next day helps.
    expect((await resend(token)).headers['retry-after']).toBe(time < 4 ? '60' : '86160');
    later(1 / 1440);
  }
  expect((await resend(token)).status).toBe(429);
});

test('no table holds a token or a password as it is', async () => {
  const { token } = await invite();
  await resend(token);
  await setUp(token);
  const tables = await service.db.query<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const newer = await linkTo(service, email);
  for (const { name } of tables) {
    const { rows } = await service.db.text.query(`select t::text as row from "${name}" t`);
    const text = rows.map((row: { row: string }) => row.row).join('\n');
    expect([token, newer, password].filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test('the provider’s own people are told by their subject', async () => {
  const provider = await anOrganization(service.db, { isProvider: true });
  const { userId } = (await setUp((await invite(service, provider)).token)).body;
  const [person] = await service.db.query(sql`select subject from people where id = ${userId}`);
  expect(person?.subject).toMatch(/^t-/);
});

test('with another sign-in provider no password is set here, and the first sign-in there joins', async () => {
  const own = await anOrganization(elsewhere.db, { name: 'South' });
  const address = 'somebody@tv.example';
  const { token } = await invite(elsewhere, own, address);
  const seen = await elsewhere.call('GET /Users/OnBoarding/Token', { query: { token } });
  expect(seen.body.setsPassword).toBe(false);
  const refused = await setUp(token, {}, elsewhere);
  expect([refused.status, refused.body.exceptionData]).toEqual([400, { field: 'newPassword' }]);
  expect((await elsewhere.call('GET /Users/Me', { as: 'somebody' })).body.errorCode).toBe(14);
  const { userId } = (await setUp(token, { newPassword: undefined }, elsewhere)).body;

  expect((await elsewhere.call('GET /Users/Me', { as: 'stranger' })).body.errorCode).toBe(14);
  const me = await elsewhere.call('GET /Users/Me', { as: 'somebody' });
  expect(me.body).toMatchObject({
    id: userId,
    email: address,
    role: 'InMotion.ContentManager',
    mayReview: true,
  });

  const second = await anOrganization(elsewhere.db, { name: 'West' });
  await setUp((await invite(elsewhere, second, address)).token, { newPassword: undefined }, elsewhere);
  expect((await elsewhere.call('POST /Users/Me/AddVisit', { as: 'somebody' })).status).toBe(204);
  const list = await elsewhere.call('GET /Users/Me/Organizations', { as: 'somebody' });
  expect(list.body.map(({ organizationName }) => organizationName)).toEqual(['South', 'West']);
  expect(await elsewhere.db.query(sql`select 1 from identity_accounts`)).toEqual([]);
});

test('another provider may write the domain of an address with letters beyond ASCII', async () => {
  const own = await anOrganization(elsewhere.db);
  const { token } = await invite(elsewhere, own, 'vera@xn--bcher-kva.example');
  await setUp(token, { newPassword: undefined }, elsewhere);
  const me = await elsewhere.call('GET /Users/Me', { as: 'vera?email=Vera@bücher.example' });
  expect(me.body.organizationId).toBe(own);
});

test('people who register themselves see the rules before they choose', async () => {
  await aSelfRegistration(service.db, organization);
  const policy = await service.call('GET /IdpManager/DefaultPasswordPolicyRequirements');
  expect(policy.body).toEqual({
    requiredLength: 12,
    maxLength: 128,
    requireDigit: false,
    requireLowercase: false,
    requireUppercase: false,
    requireNonAlphanumeric: false,
  });
  const validate = (candidate: string) =>
    service.call('POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy', {
      body: { password: candidate },
    });
  expect((await validate(password)).body).toEqual({ isValid: true, errors: [] });
  expect((await validate('password1234')).body).toMatchObject({
    isValid: false,
    errors: [{ code: 'TooCommon' }],
  });
});

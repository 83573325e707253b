import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, anOrganization, aPerson, aSelfRegistration } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { ada, codeOf, linkTo, registerAndConfirm } from './test-links.ts';

let service: TestService;
let organization: string;
let link: string;
let email: string;

beforeAll(async () => {
  service = await startTestService();
  organization = await anOrganization(service.db, { name: 'North' });
  link = await aSelfRegistration(service.db, organization);
});
afterAll(() => service.close());
beforeEach(() => {
  email = `${randomUUID()}@north.example`;
  service.setNow(new Date('2026-03-02T09:00:00Z'));
});

const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const register = (address: string, id = link) =>
  service.call('POST /SelfRegistrations/:id/Users', { params: { id }, body: { email: address } });
const resend = (userId: string, id = link) =>
  service.call('POST /SelfRegistrations/:id/Users/:userId/Resend', { params: { id, userId } });
const confirm = (selfRegistrationUserId: string, id = link) =>
  service.call('POST /SelfRegistrations/:id/Users/Confirm', {
    params: { id },
    body: { selfRegistrationUserId },
  });
const setUp = (token: string, more: object = {}) =>
  service.call('PUT /Users/OnBoarding/Account', { body: { token, ...ada, ...more } });

test('a link tells its organization; one that nobody made does not exist', async () => {
  const prefilled = await aSelfRegistration(service.db, organization, { email: 'team@north.example' });
  const { status, body } = await service.call('GET /SelfRegistrations/Basic/:id', {
    params: { id: prefilled },
  });
  expect([status, body]).toEqual([
    200,
    {
      id: prefilled,
      organizationId: organization,
      organization: { name: 'North' },
      email: 'team@north.example',
    },
  ]);
  const missing = await service.call('GET /SelfRegistrations/Basic/:id', { params: { id: randomUUID() } });
  expect([missing.status, missing.body.errorCode]).toEqual([404, 14]);
});

test('from the form to signing in', async () => {
  const response = await register(` ${email.toUpperCase()} `);
  expect([response.status, response.body.email]).toEqual([201, email]);
  const [mail] = await service.mails(email);
  expect(mail?.subject).toBe('Confirm your email address for North');
  expect(mail?.text).not.toContain(response.body.userId);
  const secret = await linkTo(service, email);
  expect(mail?.text).toContain(`https://tv.example/public/${organization}/registered/${link}/${secret}`);
  expect((await confirm(response.body.userId)).status).toBe(404);

  const first = await confirm(secret);
  const again = await confirm(secret);
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);

  const { userId } = (await setUp(first.body.onboardingToken)).body;
  const [person] = await service.db.query(sql`
    select p.first_name, p.last_name, p.email, m.role, m.organization_id, a.email_verified, a.phone
    from people p join memberships m on m.person_id = p.id join identity_accounts a on a.subject = p.subject
    where p.id = ${userId}`);
  expect(person).toEqual({
    first_name: 'Ada',
    last_name: 'Viewer',
    email,
    role: 'Viewer',
    organization_id: organization,
    email_verified: true,
    phone: '+49301234567',
  });
  expect((await confirm(secret)).body.errorCode).toBe(30);
  expect(codeOf(await resend(response.body.userId))).toBe(72);
  expect((await setUp(first.body.onboardingToken)).body.errorCode).toBe(30);
});

test('an address that has an account gets the same answer, and only its mail tells', async () => {
  const { subject } = await aPerson(service.db, { organizations: [organization] });
  const [{ email: known } = { email: '' }] = await service.db.query<{ email: string }>(
    sql`select email from people where subject = ${subject}`,
  );
  const [stranger, member] = [await register(email), await register(known)];
  expect(Object.keys(member.body)).toEqual(Object.keys(stranger.body));
  expect(member.status).toBe(stranger.status);
  expect((await service.mails(known)).map((mail) => mail.subject)).toEqual([
    'You already have an account at North',
  ]);
  expect((await resend(member.body.userId)).status).toBe((await resend(stranger.body.userId)).status);
});

test('somebody whose account is set up cannot be told from a stranger either', async () => {
  await setUp(await registerAndConfirm(service, link, email));
  later(61);
  const again = await register(email);
  expect(again.status).toBe(201);
  expect((await resend(again.body.userId)).status).toBe(204);
  expect((await service.mails(email)).at(-1)?.subject).toBe('You already have an account at North');
});

test.each([
  [59, 'no address', {}],
  [58, 'ada@elsewhere.example', { allowedDomains: ['north.example', 'south.example'] }],
  [184, 'ada@north.example', { deactivatedAt: new Date('2026-03-01T00:00:00Z') }],
  [64, 'ada@north.example', { expiresAt: new Date('2026-03-02T08:59:59Z') }],
])('%i: %s at a link with %o', async (code, address, given) => {
  const id = await aSelfRegistration(service.db, organization, given);
  const { status, body } = await register(address, id);
  expect([status, body.errorCode]).toEqual([400, code]);
  expect(await service.mails(address)).toEqual([]);
});

test('a link is not made for a public suffix, whose addresses belong to strangers', async () => {
  const { subject: as } = await aPerson(service.db, { organizations: [[organization, 'Admin']] });
  const make = (domain: string) =>
    service.call('POST /Management/SelfRegistrations', {
      as,
      body: { allowedDomains: ['north.example', domain] },
    });
  for (const domain of ['co.uk', 'GitHub.io']) {
    const { status, body } = await make(domain);
    expect([status, body.exceptionData]).toMatchObject([400, { field: 'allowedDomains' }]);
  }
  expect((await make('north.co.uk')).status).toBe(201);
});

test('the mail goes again once a minute and five times a day; the form itself mails no oftener', async () => {
  const { userId } = (await register(email)).body;
  await register(email);
  expect(await service.mails(email)).toHaveLength(1);
  for (let time = 0; time < 5; time++) {
    expect((await resend(userId)).status).toBe(204);
    const soon = await resend(userId);
    // After the fifth only the next day helps.
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, time < 4 ? '60' : '86160']);
    later(60);
  }
  const sixth = await resend(userId);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect(await service.mails(email)).toHaveLength(6);
  expect((await resend(randomUUID())).status).toBe(404);
});

test('a secret works for a day, an older one beside a newer one; a registration is renewed for a month', async () => {
  const { userId } = (await register(email)).body;
  const first = await linkTo(service, email);
  later(24 * 3600 - 1);
  expect((await confirm(first)).status).toBe(200);
  await resend(userId);
  const second = await linkTo(service, email);
  later(1);
  expect((await confirm(first)).body.errorCode).toBe(29);
  expect((await confirm(second)).status).toBe(200);
  later(32 * 24 * 3600);
  expect(codeOf(await resend(userId))).toBe(64);
  later(32 * 24 * 3600);
  await register(`somebody-else-${email}`);
  expect((await resend(userId)).status).toBe(404);
});

test.each([
  ['inactive', sql`update directory_users set is_active = false`],
  ['deleted', sql`update directory_users set is_active = false, deleted_at = now()`],
])('whom the directory has made %s cannot register again, and only the mail tells', async (how, change) => {
  const north = await anOrganization(service.db, { name: `North ${how}` });
  const own = await aSelfRegistration(service.db, north);
  const { userId } = await aDirectory(service.db, north, { email });
  await register(email, own);
  const early = await linkTo(service, email);
  await service.db.query({ ...change, text: `${change.text} where id = $1`, values: [userId] });
  expect((await confirm(early, own)).body.errorCode).toBe(184);
  later(120);
  expect((await register(email, own)).status).toBe(201);
  const mail = (await service.mails(email)).at(-1);
  expect(mail?.subject).toBe(`Your account at North ${how} is closed`);
  expect(mail?.text).not.toContain('/registered/');
  await service.db.query(
    sql`update directory_users set is_active = true, deleted_at = null where id = ${userId}::uuid`,
  );
  expect((await confirm(early, own)).status).toBe(200);
});

test('a link that is switched off stops those who are under way', async () => {
  const id = await aSelfRegistration(service.db, organization);
  const { userId } = (await register(email, id)).body;
  const secret = await linkTo(service, email);
  await service.db.query(sql`update self_registrations set deactivated_at = now() where id = ${id}`);
  expect((await confirm(secret, id)).body.errorCode).toBe(184);
  expect(codeOf(await resend(userId, id))).toBe(184);
  expect((await confirm(secret)).status).toBe(404);
});

test('of many who ask at once no more get through than there are seats', async () => {
  const small = await anOrganization(service.db);
  await aPerson(service.db, { organizations: [[small, 'Admin']] });
  await service.db.query(sql`update organizations set user_limit = 4 where id = ${small}`);
  const id = await aSelfRegistration(service.db, small);
  const addresses = Array.from({ length: 12 }, (_, number) => `${number}-${email}`);
  const answers = await Promise.all(addresses.map((address) => register(address, id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.errorCode === 133)).toHaveLength(9);

  const winner = addresses[answers.findIndex(({ status }) => status === 201)]!;
  expect((await register(winner, id)).status).toBe(201);
  expect((await setUp(await registerAndConfirm(service, id, winner))).status).toBe(200);
  expect((await register(`late-${email}`, id)).body.errorCode).toBe(133);
  later(25 * 3600);
  expect((await register(`late-${email}`, id)).status).toBe(201);
});

test('one network asks a hundred times an hour', async () => {
  const ask = (remoteAddress: string) =>
    service.app.inject({
      method: 'POST',
      url: `/api/SelfRegistrations/${randomUUID()}/Users`,
      remoteAddress,
      payload: { email },
    });
  for (let time = 0; time < 100; time++) await ask(`2001:db8::${time + 1}`);
  const next = await ask('2001:db8:0:0:ffff::1');
  expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '3600']);
  expect((await ask('2001:db8:0:1::1')).statusCode).toBe(404);
  const stored = await service.db.query<{ key: string }>(sql`select distinct key from rate_limits`);
  expect(stored.map(({ key }) => key).join()).not.toMatch(/2001|north\.example/);
});

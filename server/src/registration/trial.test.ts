import { randomUUID } from 'node:crypto';
import { createAccount, verifyPassword } from '@tv/identity/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { ada, linkTo, password } from './test-links.ts';

let service: TestService;
let email: string;
let organizationName: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  email = `${randomUUID()}@new.example`;
  organizationName = `House ${randomUUID()}`;
  service.setNow(new Date('2026-03-02T09:00:00Z'));
});

const later = (days: number) => service.setNow(new Date(service.now().getTime() + days * 86_400_000));
const ask = (emailAddress = email) =>
  service.call('POST /Users/SubscriptionUsers', { body: { emailAddress } });
const look = (token: string) => service.call('GET /Users/SubscriptionUsers', { query: { token } });
const confirm = (id: string, token: string, more: object = {}) =>
  service.call('POST /Users/SubscriptionUsers/:id/Confirms', {
    params: { id },
    body: { token, ...ada, organizationName, ...more },
  });
const begin = async () => ({ id: (await ask()).body.id, token: await linkTo(service, email) });

test('a trial makes an organization and its first Admin', async () => {
  const { id, token } = await begin();
  expect((await service.mails(email))[0]?.text).toContain(`https://tv.example/free-trial?token=${token}`);
  expect((await look(token)).body).toEqual({
    id,
    emailAddress: email,
    status: 1,
    expiresAt: '2026-03-09T09:00:00.000Z',
    setsPassword: true,
  });
  const { status, body } = await confirm(id, token);
  expect(status).toBe(200);
  const account = await verifyPassword(service.db.text, email, password);
  const me = await service.call('GET /Users/Me', { as: account?.subject });
  expect(me.body).toMatchObject({
    id: body.userId,
    role: 'InMotion.Admin',
    organization: { id: body.organizationId, name: organizationName },
    isProviderAdmin: false,
  });
  expect((await look(token)).body.status).toBe(2);
  expect((await confirm(id, token, { organizationName: 'Another' })).body.errorCode).toBe(30);
});

test('pressed twice at once it begins once', async () => {
  const { id, token } = await begin();
  const answers = await Promise.all([
    confirm(id, token),
    confirm(id, token, { organizationName: `${organizationName} again` }),
  ]);
  expect(answers.map(({ status, body }) => String(body.errorCode ?? status)).sort()).toEqual(['200', '30']);
  const made = await service.db.query(
    sql`select 1 from organizations where name like ${`${organizationName}%`}`,
  );
  expect(made).toHaveLength(1);
});

test('with another sign-in provider the first sign-in there makes the Admin', async () => {
  const elsewhere = await startTestService(undefined, undefined, false);
  try {
    const emailAddress = 'founder@tv.example';
    const { id } = (await elsewhere.call('POST /Users/SubscriptionUsers', { body: { emailAddress } })).body;
    const token = await linkTo(elsewhere, emailAddress);
    const form = { token, ...ada, newPassword: undefined };
    const uses = Array.from({ length: 8 }, (_, number) =>
      elsewhere.call('POST /Users/SubscriptionUsers/:id/Confirms', {
        params: { id },
        body: { ...form, organizationName: `House ${number}` },
      }),
    );
    const begun = (await Promise.all(uses)).filter(({ status }) => status === 200);
    expect(begun).toHaveLength(1);
    const me = await elsewhere.call('GET /Users/Me', { as: 'founder' });
    expect(me.body).toMatchObject({ id: begun[0]?.body.userId, role: 'InMotion.Admin' });
  } finally {
    await elsewhere.close();
  }
});

test('a name that an organization has is taken, however it is written, and nothing is left of the try', async () => {
  await anOrganization(service.db, { name: organizationName });
  const { id, token } = await begin();
  const taken = await confirm(id, token, { organizationName: ` ${organizationName.toUpperCase()} ` });
  expect([taken.status, taken.body.errorCode]).toEqual([400, 17]);
  const seen = organizationName.replace(' ', '\u00a0\u200b ');
  expect((await confirm(id, token, { organizationName: `${seen}\u2060` })).body.errorCode).toBe(17);
  const unseen = await confirm(id, token, { organizationName: '\u200b\u3164' });
  expect(unseen.body.exceptionData).toEqual({ field: 'organizationName' });
  expect(await verifyPassword(service.db.text, email, password)).toBeUndefined();
  expect((await confirm(id, token, { organizationName: `New ${organizationName}` })).status).toBe(200);
});

test('an address with an account gets the same answer and another mail; a link sent before says 22', async () => {
  const early = await begin();
  later(1 / 24);
  const later2 = await begin();
  await confirm(early.id, early.token);
  const late = await confirm(later2.id, later2.token, { organizationName: `New ${organizationName}` });
  expect([late.status, late.body.errorCode]).toEqual([400, 22]);
  expect(
    await service.db.query(sql`select 1 from organizations where name = ${`New ${organizationName}`}`),
  ).toEqual([]);
  later(1 / 24);
  const again = await ask();
  expect([again.status, Object.keys(again.body)]).toEqual([200, ['id']]);
  expect((await service.mails(email)).at(-1)?.subject).toBe('You already have an account');
});

test('no address, unknown and expired links, another one’s id', async () => {
  expect((await ask('nobody')).body.errorCode).toBe(59);
  expect((await look('nobody-was-sent-this')).status).toBe(404);
  const { id, token } = await begin();
  expect((await confirm(randomUUID(), token)).status).toBe(404);
  later(7);
  expect((await look(token)).body.errorCode).toBe(29);
  expect((await confirm(id, token)).body.errorCode).toBe(29);
});

test('asked again within a minute, as after a lost answer, it is the same trial and no second mail', async () => {
  const first = await ask();
  expect((await ask()).body).toEqual(first.body);
  expect(await service.mails(email)).toHaveLength(1);
});

test.each(['an account', 'an account that a trial made', 'none'])(
  'whoever asks again and again does not learn what an address has: %s',
  async (what) => {
    if (what === 'an account') await createAccount(service.db.text, { email });
    if (what === 'an account that a trial made') {
      const { id, token } = await begin();
      await confirm(id, token);
      later(1);
    }
    const [first, again] = [await ask(), await ask()];
    expect(again.body).toEqual(first.body);
    later(2 / 1440);
    expect((await ask()).body).not.toEqual(first.body);
    expect((await service.mails(email)).at(-1)?.text.includes('token=')).toBe(what === 'none');
  },
);

test('a name that passes for another one, or holds an address, is refused', async () => {
  const suffix = randomUUID();
  await anOrganization(service.db, { name: `Aurora ${suffix}` });
  const { id, token } = await begin();
  for (const name of [`Аurоra ${suffix}`, `Aurora ${suffix}.`, `Ａurora-${suffix.toUpperCase()}`])
    expect((await confirm(id, token, { organizationName: name })).body, name).toMatchObject({
      errorCode: 17,
    });
  for (const name of ['https://evil.example/login', 'Security www.evil', 'evil.example', 'TV'])
    expect((await confirm(id, token, { organizationName: name })).body.exceptionData, name).toEqual({
      field: 'organizationName',
    });
  expect((await confirm(id, token, { firstName: 'See evil.example' })).body.exceptionData).toEqual({
    field: 'firstName',
  });
  expect((await confirm(id, token)).status).toBe(200);
});

test('one network begins ten trials an hour', async () => {
  const { id, token } = await begin();
  expect((await confirm(id, token)).status).toBe(200);
  await service.db.query(
    sql`update rate_limits set uses = array[10] where key like 'trial by network % in 3600' and cardinality(uses) = 1`,
  );
  email = `${randomUUID()}@new.example`;
  const next = await begin();
  const refused = await confirm(next.id, next.token, { organizationName: `House ${randomUUID()}` });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  await service.db.query(sql`delete from rate_limits`);
  expect((await confirm(next.id, next.token, { organizationName: `House ${randomUUID()}` })).status).toBe(
    200,
  );
});

test('of names that look alike one is taken, also at the same instant', async () => {
  const suffix = randomUUID();
  const trials = await Promise.all(
    [0, 1, 2, 3].map(async () => {
      const address = `${randomUUID()}@new.example`;
      const { body } = await ask(address);
      return { id: body.id, token: await linkTo(service, address) };
    }),
  );
  const names = [`Beacon ${suffix}`, `Beаcon ${suffix}`, `BEACON ${suffix}!`, `Ｂeacon ${suffix}`];
  const answers = await Promise.all(
    trials.map(({ id, token }, index) => confirm(id, token, { organizationName: names[index] })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.errorCode)).toEqual([17, 17, 17]);
});

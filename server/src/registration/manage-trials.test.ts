import { randomUUID } from 'node:crypto';
import { verifyPassword } from '@tv/identity/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findEmbedOrigins } from '../organization/db.ts';
import { sql } from '../platform/db/sql.ts';
import { ada, linkTo, password } from './test-links.ts';
import { aMediaContent, aDirectory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let providerAdmin: string;
let trial: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService();
  const provider = await anOrganization(service.db, { isProvider: true });
  ({ subject: providerAdmin } = await aPerson(service.db, {
    subject: 't-admin',
    organizations: [[provider, 'Admin']],
  }));
});
afterAll(() => service.close());

beforeEach(async () => {
  const email = `${randomUUID()}@new.example`;
  const { body } = await service.call('POST /Users/SubscriptionUsers', { body: { emailAddress: email } });
  const token = await linkTo(service, email);
  const confirmed = await service.call('POST /Users/SubscriptionUsers/:id/Confirms', {
    params: { id: body.id },
    body: { token, ...ada, organizationName: `House ${randomUUID()}` },
  });
  trial = confirmed.body.organizationId;
  admin = (await verifyPassword(service.db.text, email, password))!.subject;
});

const organization = () => service.call('GET /Management/Organization', { as: admin });
const invite = (email = `${randomUUID()}@tv.example`) =>
  service.call('POST /Management/Invitations', { as: admin, body: { email } });
const lift = (as: string, id = trial) =>
  service.call('DELETE /Management/Organizations/:id/Trial', { as, params: { id } });
const makeToken = () =>
  service.call('POST /Management/DirectoryTokens', { as: admin, body: { name: 'Directory' } });

test('a trial sends twenty invitations a day, and withdrawing gives none back', async () => {
  await service.db.query(sql`update organizations set user_limit = null where id = ${trial}`);
  const invited = await invite('again@tv.example');
  for (let sent = 1; sent < 20; sent++) {
    const { status, body } = await invite();
    expect(status).toBe(201);
    await service.call('DELETE /Management/Invitations/:id', { as: admin, params: { id: body.id } });
  }
  const refused = await invite();
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('at most 20 invitations a day');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  // What is sent already is answered as before, and sends no mail.
  expect((await invite('again@tv.example')).body.id).toBe(invited.body.id);
  service.setNow(new Date(service.now().getTime() + 86_400_000));
  expect((await invite()).status).toBe(201);
});

test('withdrawing and inviting again mails an address five times a day, also after the trial', async () => {
  await lift(providerAdmin);
  const email = `${randomUUID()}@tv.example`;
  for (let sent = 0; sent < 5; sent++) {
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    await service.call('DELETE /Management/Invitations/:id', { as: admin, params: { id: body.id } });
  }
  const refused = await invite(email);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
  expect(await service.mails(email)).toHaveLength(5);
  expect((await invite()).status).toBe(201);
  service.setNow(new Date(service.now().getTime() + 86_400_000));
  expect((await invite(email)).status).toBe(201);
});

test('of invitations at the same instant no more than allowed come through', async () => {
  await service.db.query(sql`update organizations set user_limit = null where id = ${trial}`);
  const answers = await Promise.all(Array.from({ length: 24 }, () => invite()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('a trial has no directory, also not by a token that it has', async () => {
  expect((await makeToken()).status).toBe(403);
  const { token } = await aDirectory(service.db, trial);
  const ask = () =>
    service.app.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${token}` } });
  const refused = await ask();
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    403,
    expect.stringContaining('A free trial cannot have a directory'),
  ]);
  await lift(providerAdmin);
  expect((await ask()).statusCode).toBe(200);
  expect((await makeToken()).status).toBe(201);
});

test('no other site shows internal items of a trial', async () => {
  const site = `https://${randomUUID()}.example`;
  await service.call('PATCH /Management/Organization', { as: admin, body: { embedOrigins: [site] } });
  const item = await aMediaContent(service.db, trial);
  expect(await findEmbedOrigins(service.db, item)).toEqual([]);
  expect(await findEmbedOrigins(service.db, item, trial)).toEqual([site]);
  await lift(providerAdmin);
  expect(await findEmbedOrigins(service.db, item)).toEqual([site]);
});

test('only a provider admin, or the command line, lifts a trial; again changes nothing', async () => {
  expect((await organization()).body.isTrial).toBe(true);
  expect((await lift(admin)).status).toBe(403);
  expect((await lift(providerAdmin, randomUUID())).status).toBe(404);
  for (let time = 0; time < 2; time++) expect((await lift(providerAdmin)).status).toBe(204);
  expect((await organization()).body).toMatchObject({ isTrial: false, userLimit: 50 });
  const noted = await service.db.query(
    sql`select count(*)::int as count from audit_log where organization_id = ${trial} and action = 'trial lifted'`,
  );
  expect(noted).toEqual([{ count: 1 }]);
  const byCommandLine = await service.call('DELETE /Management/Organizations/:id/Trial', {
    authorization: 'Bearer local-service-token',
    params: { id: trial },
  });
  expect(byCommandLine.status).toBe(204);
});

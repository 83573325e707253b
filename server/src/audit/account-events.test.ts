import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { password, quickHash } from '@tv/identity/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../../test/isolation/start-with-provider.ts';
import { closeFailedTries, deleteOldLines } from './account-events-db.ts';

let service: ServiceWithProvider;
let portalUrl: string;
let one: string;
let two: string;

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({ OIDC_ISSUER: '', PUBLIC_URL: portalUrl });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  one = await anOrganization(service.db);
  two = await anOrganization(service.db);
});
afterAll(() => service?.close());

let people = 0;
async function anAccount(...organizations: string[]) {
  const email = `audited-${++people}@tv.example`;
  const account = await createAccount(service.db.text, {
    email,
    emailVerified: true,
    passwordHash: await quickHash(password),
  });
  const { id } = await aPerson(service.db, { organizations, subject: account!.subject });
  await service.db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}::uuid`);
  return { email, id };
}

type Line = { organization: string | null; action: string; detail: Record<string, unknown> };
const linesOf = (id: string) =>
  service.db.query<Line>(sql`
    select organization_id as organization, action, detail from audit_log where subject = ${id} order by id`);
const browser = () => {
  const made = new Browser(portalUrl);
  made.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  return made;
};
const fail = async (email: string) => {
  const { submit } = await browser().openSignIn();
  const { response } = await submit({ email, password: 'not the right one' });
  return response.status;
};
const from = { network: '127.0.0.1', client: 'Firefox on Linux' };
const nextHour = () => service.setNow(new Date(service.now().getTime() + 3_600_000));

test('a sign-in, a password change and a sign-out are in the log of each of the person’s organizations', async () => {
  const { email, id } = await anAccount(one, two);
  const person = browser();
  await person.signIn(email);
  await person.post('/oidc/security/password', { current: password, next: 'tram rides at dawn' });
  const again = browser();
  const tokens = await again.signIn(email, 'tram rides at dawn');
  await again.follow(
    `/oidc/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token }).toString()}`,
  );
  const expected = [
    { action: 'signed in', detail: { method: 'password', ...from } },
    { action: 'password changed', detail: from },
    { action: 'signed in', detail: { method: 'password', ...from } },
    { action: 'signed out', detail: from },
  ];
  const lines = await linesOf(id);
  for (const organization of [one, two])
    expect(lines.filter((line) => line.organization === organization)).toEqual(
      expected.map((line) => ({ organization, ...line })),
    );
  expect(lines).toHaveLength(8);
});

test('failed tries are counted: the first, the tenth, and what is left when the hour is over', async () => {
  nextHour();
  const { email, id } = await anAccount(one);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) statuses.push(await fail(email));
  expect(statuses).toContain(429);
  const counts = (lines: Line[]) => lines.map(({ action, detail }) => [action, detail['tries'] ?? 1]);
  expect(counts(await linesOf(id))).toEqual([
    ['sign-in failed', 1],
    ['sign-in failed', 10],
  ]);
  await closeFailedTries(service.db, service.now());
  expect(await linesOf(id)).toHaveLength(2);
  nextHour();
  for (let time = 0; time < 2; time++) await closeFailedTries(service.db, service.now());
  const lines = await linesOf(id);
  expect(counts(lines).at(-1)).toEqual(['sign-in failed', 12]);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)?.detail).toMatchObject({ networks: ['127.0.0.1'], client: 'Firefox on Linux' });
});

test('tries of addresses without an account belong to no organization, and name no address', async () => {
  nextHour();
  const statuses = [await fail('nobody-at-all@tv.example'), await fail('somebody-else@tv.example')];
  expect(statuses).toEqual([422, 422]);
  const known = await anAccount(one);
  expect(await fail(known.email)).toBe(422);
  const rows = await service.db.query<Line & { subject: string | null }>(sql`
    select organization_id as organization, subject, action, detail from audit_log
    where at >= ${service.now()}::timestamptz and action = 'sign-in failed' and subject is null`);
  expect(rows).toEqual([
    {
      organization: null,
      subject: null,
      action: 'sign-in failed',
      detail: { reason: 'wrong password', ...from },
    },
  ]);
  const written = await service.db.query(sql`
    select f::text from failed_tries f union all select a.detail::text from audit_log a`);
  expect(JSON.stringify(written)).not.toMatch(/nobody-at-all|somebody-else/);
});

test('lines are deleted when they are older than the set time', async () => {
  const { email, id } = await anAccount(two);
  await browser().signIn(email);
  const before = service.now();
  await deleteOldLines(service.db, before);
  expect(await linesOf(id)).toHaveLength(1);
  await deleteOldLines(service.db, new Date(before.getTime() + 1));
  expect(await linesOf(id)).toEqual([]);
});

import { Role } from '@tv/contract/enumerations';
import type { OwnFeed } from '@tv/contract/categories/feeds';
import type { RoleKey } from '@tv/contract/people/roles';
import { createAccount } from '@tv/identity/accounts';
import { codeAt } from '@tv/identity/testing/authenticator';
import { Browser } from '@tv/identity/testing/browser';
import { password, quickHash } from '@tv/identity/testing/service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../../tools/test/free-port.mjs';
import { portalIssuer } from '../../platform/auth/issuer.ts';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../../../test/isolation/start-with-provider.ts';

let service: ServiceWithProvider;
let portalUrl: string;
let own: string;
let other: string;

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({ OIDC_ISSUER: '', PUBLIC_URL: portalUrl });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
});
afterAll(() => service?.close());
beforeEach(() => service.db.query(sql`delete from organization_policies`));

let people = 0;
async function anAccount(...organizations: [string, RoleKey][]) {
  const email = `policed-${++people}@tv.example`;
  const account = await createAccount(service.db.text, {
    email,
    emailVerified: true,
    passwordHash: await quickHash(password),
  });
  const { id } = await aPerson(service.db, { organizations, subject: account!.subject });
  await service.db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}::uuid`);
  return { email, id, subject: account!.subject };
}
const ask = (method: 'GET' | 'PUT', path: string, token: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const me = async (token: string) => (await ask('GET', '/Users/Me', token)).statusCode;
const put = async (policies: object, organization = own) => {
  const admin = await anAccount([organization, 'Admin']);
  const { access_token } = await new Browser(portalUrl).signIn(admin.email);
  const body = { secondStepRequiredFor: [], allowedNetworks: [], ...policies };
  const answer = await ask('PUT', '/Management/Policies', access_token, body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
};
const secretIn = (html: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
const seconds = async (subject: string) => {
  const [row] = await service.db.query<{ left: number; promised: number }>(sql`
    select extract(epoch from expires_at - now())::float8 as left,
      ((payload->>'exp')::bigint - extract(epoch from now()))::float8 as promised
    from identity_records where model = 'Session' and subject = ${subject}`);
  return row;
};

test('a required second step ends sessions without one, and is set up within the next sign-in', async () => {
  const { email } = await anAccount([other, 'Viewer'], [own, 'ContentManager']);
  const viewer = await anAccount([own, 'Viewer']);
  const [before, ofViewer] = [new Browser(portalUrl), new Browser(portalUrl)];
  const old = await before.signIn(email);
  const ownIsIn = async (token: string) => {
    const { organizations } = (await ask('PUT', '/Users/Me/Feed', token)).json() as OwnFeed;
    return organizations.find(({ id }) => id === own)!.hiddenBy ?? 'shown';
  };
  expect(await ownIsIn(old.access_token)).toBe('shown');
  const untouched = await ofViewer.signIn(viewer.email);
  await put({ secondStepRequiredFor: [Role.ContentManager] });
  expect([await me(old.access_token), await me(untouched.access_token)]).toEqual([401, 200]);
  const renewed = await before.token({ grant_type: 'refresh_token', refresh_token: old.refresh_token });
  expect(renewed.body.error).toBe('invalid_grant');

  const browser = new Browser(portalUrl);
  const { submit, action, verifier } = await browser.openSignIn();
  const { response, location } = await submit({ email, password });
  expect(location).toBeUndefined();
  const page = await response.text();
  expect(page).toContain('Your organization requires a second step');
  const secret = secretIn(page);
  // Without the set-up nothing opens: neither by its last step, nor by resuming the sign-in.
  const skipped = await browser.post(`${action}/set-up/done`, {});
  expect(skipped.location).toBeUndefined();
  const resuming = new Browser(portalUrl);
  const step = await resuming.openSignIn();
  await step.submit({ email, password });
  expect((await resuming.follow(step.action.replace('interaction', 'auth'))).location).toBeUndefined();
  expect(secretIn(await (await browser.fetch(`${action}/set-up`)).text())).toBe(secret);
  const wrong = await browser.post(`${action}/set-up/confirm`, { code: '000000' });
  expect(wrong.response.status).toBe(422);
  const code = codeAt(secret, service.now());
  const codes = await (await browser.post(`${action}/set-up/confirm`, { code })).response.text();
  expect(codes.match(/<code>[\d-]{19}<\/code>/g)).toHaveLength(10);
  const done = await browser.post(`${action}/set-up/done`, {});
  const { body } = await browser.exchange(done.location, verifier);
  expect(await me(body.access_token)).toBe(200);
  // The feed that was made without a second step shows the organization no more, one that is made now does.
  const feed = (await ask('GET', '/Users/Me/Feed', body.access_token)).json() as OwnFeed;
  expect(feed.organizations.map(({ hiddenBy }) => hiddenBy ?? 'shown').sort()).toEqual([
    'secondStep',
    'shown',
  ]);
  expect(await ownIsIn(body.access_token)).toBe('shown');

  const again = await new Browser(portalUrl).openSignIn();
  expect(await (await again.submit({ email, password })).response.text()).toContain('Enter your code');
});

test('nobody sets up a second step in place of one that is in use, nor without the password', async () => {
  await put({ secondStepRequiredFor: [Role.Viewer] });
  const { email } = await anAccount([own, 'Viewer']);
  const without = new Browser(portalUrl);
  const { action } = await without.openSignIn();
  expect(await (await without.follow(`${action}/set-up`)).response.text()).not.toContain('otpauth');
  const account = await service.db.query<{ id: string }>(
    sql`select id from identity_accounts where email = ${email}`,
  );
  await service.db.query(sql`
    insert into identity_authenticators (account_id, sealed, created_at, confirmed_at)
    values (${account[0]!.id}::uuid, 'x', now(), now())`);
  const browser = new Browser(portalUrl);
  const sign = await browser.openSignIn();
  await sign.submit({ email, password });
  const page = await (await browser.follow(`${sign.action}/set-up`)).response.text();
  expect(page).not.toContain('otpauth');
  expect(page).toContain('Enter your code');
});

test('a session that lacks the second step which a new role needs ends with its next renewal', async () => {
  await put({ secondStepRequiredFor: [Role.ContentManager] });
  const { email, id } = await anAccount([own, 'Viewer']);
  const browser = new Browser(portalUrl);
  const tokens = await browser.signIn(email);
  await service.db.query(sql`update memberships set role = 'ContentManager' where person_id = ${id}::uuid`);
  service.setNow(new Date(service.now().getTime() + 120_000));
  await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  expect(await me(tokens.access_token)).toBe(401);
});

test('the strictest session length counts, for new sessions, open ones and renewed ones', async () => {
  const open = await anAccount([own, 'Viewer'], [other, 'Viewer']);
  const browser = new Browser(portalUrl);
  const tokens = await browser.signIn(open.email);
  expect((await seconds(open.subject))?.left).toBeGreaterThan(7 * 24 * 3600);
  await put({ sessionHours: 10, idleHours: 4 });
  await put({ sessionHours: 2 }, other);
  const hours = async (subject: string) => {
    const found = await seconds(subject);
    expect(found?.promised).toBeCloseTo(found?.left ?? 0, -1);
    return Math.round((found?.left ?? 0) / 360) / 10;
  };
  expect(await hours(open.subject)).toBe(2);
  service.setNow(new Date(service.now().getTime() + 120_000));
  await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  expect(await hours(open.subject)).toBe(2);
  const fresh = await anAccount([own, 'Viewer']);
  await new Browser(portalUrl).signIn(fresh.email);
  expect(await hours(fresh.subject)).toBe(4);
});

test('new passwords have the length that the strictest organization asks for', async () => {
  await put({ passwordLength: 20 });
  const { email } = await anAccount([own, 'Viewer'], [other, 'Viewer']);
  const browser = new Browser(portalUrl);
  await browser.signIn(email);
  const change = async (next: string) =>
    (await browser.post('/oidc/security/password', { current: password, next })).response;
  const short = await change('tram rides at dawn');
  expect(short.status).toBe(422);
  expect(await short.text()).toContain('Use at least 20 characters.');
  expect((await change('tram rides at dawn and dusk')).status).toBe(200);
});

test('a sign-in is refused where none of the person’s organizations allows the network', async () => {
  const { email } = await anAccount([own, 'Viewer']);
  const elsewhere = await anAccount([own, 'Viewer'], [other, 'Viewer']);
  await service.db.query(sql`
    insert into organization_policies (organization_id, allowed_networks) values (${own}::uuid, '{203.0.113.0/24}')`);
  const { submit } = await new Browser(portalUrl).openSignIn();
  const { response, location } = await submit({ email, password });
  expect([response.status, location]).toEqual([403, undefined]);
  expect(await response.text()).toContain('only from its own networks');
  expect((await new Browser(portalUrl).signIn(elsewhere.email)).access_token).toBeTruthy();
});

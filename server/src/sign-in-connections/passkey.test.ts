import { Authenticator } from '@tv/identity/testing/authenticator';
import { Browser } from '@tv/identity/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, type Portal, startPortal } from './test-connections.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.close());

/** What a page asks of a passkey. */
function optionsIn(page: string) {
  const text = /data-options="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  if (!text) throw new Error(`The page asks for no passkey: ${page}`);
  return JSON.parse(text) as { challenge: string; rpId: string; rp: { id: string }; user: { id: string } };
}

/** Adds a passkey to an account, as its owner does in the security settings. */
async function addPasskey(email: string) {
  const { browser, location } = await portal.withPassword(email);
  expect(location).toBeDefined();
  const challenge = await browser.post('/oidc/security/passkeys/new', { current: password });
  const authenticator = new Authenticator(portal.portalUrl);
  const response = authenticator.create(optionsIn(await challenge.response.text()));
  await browser.post('/oidc/security/passkeys', { response, name: 'Key' });
  return authenticator;
}

async function signInWith(authenticator: Authenticator) {
  const browser = new Browser(portal.portalUrl);
  const { address, verifier } = browser.authorizeUrl();
  const { text } = await portal.walk(browser, address);
  const action = /action="([^"]+)\/address"/.exec(text)![1]!;
  const challenge = await browser.post(`${action}/passkey`, { response: authenticator.get(optionsIn(text)) });
  const page = await challenge.response.text();
  return { browser, location: challenge.location, page, verifier };
}

test('with “only this way” an admin gets in by a passkey, even while the provider is away; a member does not', async () => {
  const works = await portal.anOrganizationWith('works.example');
  const { upstream, connection } = await portal.connect(works, {
    ...{ sub: 'w', email: 'w@works.example', email_verified: true },
  });
  const [admin, member] = [
    await portal.anAccount('admin@works.example', { organizations: [[works.id, 'Admin']] }),
    await portal.anAccount('member@works.example', { organizations: [[works.id, 'Viewer']] }),
  ];
  const keys = { admin: await addPasskey(admin.email), member: await addPasskey(member.email) };
  const set = (body: object) => portal.change(works, connection.id, body);
  expect(await set({ onlyThisWay: true })).toMatchObject({ status: 200 });
  await upstream.close();
  // The password alone is not enough.
  expect((await portal.withPassword(admin.email)).location).toBeUndefined();
  const entered = await signInWith(keys.admin);
  const { body } = await entered.browser.exchange(entered.location, entered.verifier);
  expect(await portal.me(body.access_token)).toMatchObject({ email: admin.email, role: 'InMotion.Admin' });
  const refused = await signInWith(keys.member);
  expect(refused.page).toContain('Sign in with your organization');
  // So the admin can let everybody in again.
  const answer = await portal.ask(
    'PATCH',
    `/Management/SignInConnections/${connection.id}`,
    body.access_token,
    { onlyThisWay: false },
  );
  expect(answer.statusCode).toBe(200);
  expect((await portal.withPassword(member.email)).location).toBeDefined();
});

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDisabled } from '../accounts.ts';
import { createSeal } from '../secrets.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService, testSecret } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
let now = new Date();
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db, { clock: () => now });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const browser = () => new Browser(service.portalUrl);
/** The options for the browser on a page. */
function optionsIn(html: string) {
  const text = /data-options="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  if (!text) throw new Error('the page asks for no passkey');
  return JSON.parse(text) as { challenge: string; rpId: string; rp: { id: string }; user: { id: string } } & {
    allowCredentials?: { id: string }[];
  };
}
async function toAdd(person: Browser) {
  const { response } = await person.post('/oidc/security/passkeys/new', { current: password });
  return optionsIn(await response.text());
}
async function add(person: Browser, authenticator: Authenticator, name = 'Phone') {
  const response = authenticator.create(await toAdd(person));
  return person.post('/oidc/security/passkeys', { response, name });
}
const list = async (person: Browser) => (await person.fetch('/oidc/security/passkeys')).text();

async function withPasskey(email: string, origin = service.portalUrl) {
  const { subject } = await addAccount(database.db, email);
  const person = browser();
  await person.signIn(email);
  const authenticator = new Authenticator(origin);
  await add(person, authenticator);
  return { person, authenticator, subject };
}
async function signInWith(authenticator: Authenticator, { person = browser(), isVerified = true } = {}) {
  const { html, action, verifier } = await person.openSignIn({ prompt: 'login' });
  const response = authenticator.get(optionsIn(html), isVerified);
  const { location, response: answer } = await person.post(`${action}/passkey`, { response });
  return { location, html: await answer.text(), verifier, person, response };
}

describe('a passkey', () => {
  test('is added with the password, and signs in without it', async () => {
    const { person, authenticator, subject } = await withPasskey('passkey@aurora.example');
    expect(await list(person)).toContain('<strong>Phone</strong>');
    expect(service.mails.at(-1)).toMatchObject({ to: 'passkey@aurora.example', change: 'passkey added' });
    const signed = await signInWith(authenticator);
    const { body } = await signed.person.exchange(signed.location, signed.verifier);
    expect(decodeJwt(body.id_token).sub).toBe(subject);
    expect(await list(person)).toContain('used just now');
  });

  test('cannot be added without the right password', async () => {
    await addAccount(database.db, 'guarded@aurora.example');
    const person = browser();
    await person.signIn('guarded@aurora.example');
    const { response } = await person.post('/oidc/security/passkeys/new', { current: 'not the right one' });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain('data-options');
  });

  test('is added once, in the session of the password, within twenty minutes', async () => {
    const { person, authenticator } = await withPasskey('once@aurora.example');
    const again = await person.post('/oidc/security/passkeys', {
      response: authenticator.create(await toAdd(person)),
      name: 'Again',
    });
    expect(again.response.status).toBe(422);
    const options = await toAdd(person);
    const other = browser();
    await other.signIn('once@aurora.example');
    const elsewhere = { response: new Authenticator(service.portalUrl).create(options), name: 'Elsewhere' };
    expect((await other.post('/oidc/security/passkeys', elsewhere)).response.status).toBe(422);
    later(21);
    expect((await person.post('/oidc/security/passkeys', elsewhere)).response.status).toBe(422);
    expect(await list(person)).not.toMatch(/Again|Elsewhere/);
  });

  test('of another site, without verification, or for another sign-in is refused with a message', async () => {
    const { authenticator } = await withPasskey('refused@aurora.example');
    const impostor = new Authenticator('https://elsewhere.example');
    Object.defineProperty(impostor, 'id', { value: authenticator.id });
    expect((await signInWith(impostor)).html).toContain('This passkey is not known here');
    expect((await signInWith(authenticator, { isVerified: false })).location).toBeUndefined();
    const first = await signInWith(authenticator);
    expect(first.location?.pathname).toBe('/auth');
    const person = browser();
    const { action } = await person.openSignIn();
    const replayed = await person.post(`${action}/passkey`, { response: first.response });
    expect(replayed.location).toBeUndefined();
    for (const response of ['', '{', '[]', '{"id":5}', JSON.stringify({ id: 'unknown', response: {} })])
      expect((await person.post(`${action}/passkey`, { response })).location).toBeUndefined();
  });

  test('with a count is refused when the count goes back, as that of a copy does', async () => {
    const { authenticator } = await withPasskey('counted@aurora.example');
    authenticator.counter = 10;
    expect((await signInWith(authenticator)).location?.pathname).toBe('/auth');
    authenticator.counter = 5;
    expect((await signInWith(authenticator)).location).toBeUndefined();
  });

  test('of a closed account signs nobody in', async () => {
    const { authenticator, subject } = await withPasskey('gone@aurora.example');
    await setDisabled(database.db, subject, true);
    expect((await signInWith(authenticator)).location).toBeUndefined();
  });

  test('of another person ends the session that was there', async () => {
    const { authenticator, subject } = await withPasskey('second@aurora.example');
    await addAccount(database.db, 'first@aurora.example');
    const person = browser();
    const tokens = await person.signIn('first@aurora.example');
    const signed = await signInWith(authenticator, { person });
    const { body } = await person.exchange(signed.location, signed.verifier);
    expect(decodeJwt(body.id_token).sub).toBe(subject);
    const renewed = await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.body.error).toBe('invalid_grant');
  });

  test('is removed with the password only, and only by its owner', async () => {
    const { person, authenticator } = await withPasskey('removes@aurora.example');
    const { person: stranger } = await withPasskey('stranger@aurora.example');
    const address = `/oidc/security/passkeys/${authenticator.id.toString('base64url')}/remove`;
    await stranger.post(address, { current: password });
    expect((await person.post(address, { current: 'not the right one' })).response.status).toBe(422);
    expect((await signInWith(authenticator)).location?.pathname).toBe('/auth');
    await person.post(address, { current: password });
    expect(await list(person)).toContain('You have none yet');
    expect((await signInWith(authenticator)).location).toBeUndefined();
  });
});

test('names of passkeys are escaped', async () => {
  const { person } = await withPasskey('named@aurora.example');
  await add(person, new Authenticator(service.portalUrl), '<script>alert(1)</script>');
  const html = await list(person);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>alert');
});

test('in place of a code only a passkey of the same account is accepted', async () => {
  const { authenticator } = await withPasskey('theirs@aurora.example');
  const { authenticator: own } = await withPasskey('own@aurora.example');
  // An authenticator app in use.
  await database.db.query(
    `insert into identity_authenticators (account_id, sealed, created_at, confirmed_at)
     select id, $1, now(), now() from identity_accounts where email = 'own@aurora.example'`,
    [createSeal(testSecret).seal('some name', 'JBSWY3DPEHPK3PXP')],
  );
  const step = async () => {
    const person = browser();
    const { submit, action } = await person.openSignIn();
    const { response } = await submit({ email: 'own@aurora.example', password });
    const options = optionsIn(await response.text());
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([own.id.toString('base64url')]);
    return { options, send: (response: string) => person.post(`${action}/passkey`, { response }) };
  };
  const first = await step();
  expect((await first.send(authenticator.get(first.options))).location).toBeUndefined();
  const second = await step();
  expect((await second.send(own.get(second.options))).location?.pathname).toBe('/auth');
});

test('a page offers a passkey only once its script runs', async () => {
  const { html } = await browser().openSignIn();
  expect(html).toMatch(/<form\s+class="passkey"[^>]*\shidden\s*>/);
});

test('no page offers passkeys where they are not supported', async () => {
  const plain = await startTestService(database.db, { portalUrl: 'http://127.0.0.1' });
  try {
    const address = new Browser('http://127.0.0.1').authorizeUrl().address;
    const first = await fetch(`http://127.0.0.1:${plain.port}${address}`, { redirect: 'manual' });
    const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0]);
    const page = await fetch(`http://127.0.0.1:${plain.port}${first.headers.get('location')}`, {
      headers: { cookie: cookie.join('; ') },
    });
    const html = await page.text();
    expect(html).toContain('Forgot password?');
    expect(html).not.toContain('data-options');
  } finally {
    await plain.app.close();
  }
});

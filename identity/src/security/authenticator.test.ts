import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
let now = new Date();
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db, { clock: () => now });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const browser = () => new Browser(service.portalUrl);
const send = async (person: Browser, path: string, fields: Record<string, string>) => {
  const { response } = await person.post(`/oidc/security/authenticator/${path}`, fields);
  return { status: response.status, html: await response.text() };
};
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
const secretIn = (html: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
const recoveryIn = (html: string) =>
  [...html.matchAll(/<code>([\d-]{19})<\/code>/g)].map(([, code]) => code!);

/** A signed-in person who uses an authenticator app. */
async function withApp(email: string) {
  await addAccount(database.db, email);
  const person = browser();
  await person.signIn(email);
  const secret = secretIn((await send(person, 'add', { current: password })).html);
  const recovery = recoveryIn((await send(person, 'confirm', { code: codeOf(secret) })).html);
  later(60);
  return { person, secret, recovery };
}

/** A sign-in in a new browser up to the right password. `code` sends the code. */
async function passwordStep(email: string, person = browser()) {
  const { submit, action, verifier } = await person.openSignIn();
  const { response, location } = await submit({ email, password });
  const code = async (text: string) => {
    const sent = await person.post(`${action}/code`, { code: text });
    return { ...sent, html: await sent.response.text() };
  };
  return { html: await response.text(), location, code, action, verifier, person };
}

test('is set up with the password and a first code, and then asked for at sign-in', async () => {
  const email = 'app@aurora.example';
  await addAccount(database.db, email);
  const person = browser();
  await person.signIn(email);
  expect(await send(person, 'add', { current: '' })).toMatchObject({ status: 422 });
  expect((await send(person, 'add', { current: 'not the right one' })).html).toContain(
    'not your current password',
  );
  const begun = await send(person, 'add', { current: password });
  const secret = secretIn(begun.html);
  expect(begun.html).toContain('<svg');
  expect(begun.html).toContain(`otpauth://totp/TV:${encodeURIComponent(email)}?`);

  // The app is not in use before its first code.
  expect((await passwordStep(email)).location?.pathname).toBe('/auth');
  expect(await send(person, 'confirm', { code: '000000' })).toMatchObject({
    status: 422,
    html: expect.stringContaining(secret.slice(0, 4)),
  });
  const done = await send(person, 'confirm', { code: codeOf(secret) });
  expect(recoveryIn(done.html)).toHaveLength(10);
  expect(service.mails.filter(({ to }) => to === email).at(-1)).toMatchObject({
    change: 'authenticator added',
  });

  const step = await passwordStep(email);
  expect(step.location).toBeUndefined();
  expect(step.html).toContain('Enter your code');
  expect((await step.code('')).html).toContain('Enter the code that your app shows.');
  later(60);
  const { location } = await step.code(codeOf(secret));
  expect((await step.person.exchange(location, step.verifier)).status).toBe(200);
});

test('accepts each code once, also from concurrent requests', async () => {
  const email = 'replay@aurora.example';
  const { secret } = await withApp(email);
  const code = codeOf(secret);
  const [one, other] = [await passwordStep(email), await passwordStep(email)];
  const answers = await Promise.all([one.code(code), other.code(code)]);
  expect(answers.filter(({ location }) => location?.pathname === '/auth')).toHaveLength(1);
  expect((await (await passwordStep(email)).code(code)).html).toContain('has already been used');
  // An earlier code is refused, too.
  const before = new TOTP({ secret }).generate({ timestamp: now.getTime() - 30_000 });
  expect((await (await passwordStep(email)).code(before)).response.status).toBe(422);
});

test('is replaced by a recovery code, which works once', async () => {
  const email = 'lost@aurora.example';
  const { recovery, person, secret } = await withApp(email);
  const written = recovery[0]!.replaceAll('-', ' ');
  expect((await (await passwordStep(email)).code(written)).location?.pathname).toBe('/auth');
  expect((await (await passwordStep(email)).code(recovery[0]!)).response.status).toBe(422);
  expect(await (await person.fetch('/oidc/security')).text()).toContain('9 left');
  const renewed = recoveryIn((await send(person, 'codes', { current: password, code: codeOf(secret) })).html);
  expect(renewed).toHaveLength(10);
  expect((await (await passwordStep(email)).code(recovery[1]!)).response.status).toBe(422);
  expect((await (await passwordStep(email)).code(renewed[1]!)).location?.pathname).toBe('/auth');
  const { rows } = await database.db.query('select hash from identity_recovery_codes');
  expect(JSON.stringify(rows)).not.toMatch(/\d{16}|\d{4}-\d{4}/);
});

test('cannot be bypassed', async () => {
  const email = 'passed@aurora.example';
  const { secret } = await withApp(email);
  // Without a password, or in another browser.
  const without = await browser().openSignIn();
  const sent = await browser().post(`${without.action}/code`, { code: codeOf(secret) });
  expect(sent.response.status).toBe(400);
  const own = browser();
  const { action } = await own.openSignIn();
  const skipped = await own.post(`${action}/code`, { code: codeOf(secret) });
  expect(skipped.location).toBeUndefined();
  expect(await skipped.response.text()).toContain('<h1>Sign in</h1>');
  // Long after the password.
  const late = await passwordStep(email);
  later(301);
  expect((await late.code(codeOf(secret))).location).toBeUndefined();
  // By resuming the sign-in without a code.
  const step = await passwordStep(email);
  const resumed = await step.person.follow(step.action.replace('interaction', 'auth'));
  expect(resumed.location).toBeUndefined();
});

test('a code of another person is refused', async () => {
  const email = 'mine@aurora.example';
  await withApp(email);
  const other = await withApp('theirs@aurora.example');
  expect((await (await passwordStep(email)).code(codeOf(other.secret))).response.status).toBe(422);
  expect((await (await passwordStep(email)).code(other.recovery[0]!)).response.status).toBe(422);
});

test('guessing is slowed for one source and for the account; a known browser is not delayed', async () => {
  const email = 'guessed@aurora.example';
  const { person, secret } = await withApp(email);
  const step = await passwordStep(email);
  const answers: number[] = [];
  for (let time = 0; time < 6; time++) answers.push((await step.code('000000')).response.status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  // From many networks: each has a count, and so has the account.
  const from = (host: number) => ({
    email,
    source: `203.0.113.${host}`,
    isKnownBrowser: false,
    isCode: true,
  });
  let delay = 0;
  for (let host = 0; host < 20 && delay === 0; host++)
    delay = await service.identity.throttle.begin(from(host));
  expect(delay).toBeGreaterThan(0);
  const known = await person.openSignIn({ prompt: 'login' });
  await known.submit({ email, password });
  const { location } = await person.post(`${known.action}/code`, { code: codeOf(secret) });
  expect(location?.pathname).toBe('/auth');
  // Passwords of the account are not delayed.
  expect((await passwordStep(email)).html).toContain('Enter your code');
});

test('a new password does not remove the app', async () => {
  const email = 'both@aurora.example';
  const { secret } = await withApp(email);
  const person = browser();
  await person.post('/oidc/forgotten-password', { email });
  const mail = service.mails.filter(({ to, kind }) => to === email && kind === 'new password').at(-1);
  if (mail?.kind !== 'new password') throw new Error('no mail came');
  await person.follow(mail.address);
  await person.post('/oidc/new-password', { next: 'tram rides at dawn' });
  const { submit, action } = await person.openSignIn();
  const { response } = await submit({ email, password: 'tram rides at dawn' });
  expect(await response.text()).toContain('Enter your code');
  expect((await person.post(`${action}/code`, { code: codeOf(secret) })).location?.pathname).toBe('/auth');
});

test('is removed with the password and a code only, together with its recovery codes', async () => {
  const email = 'away@aurora.example';
  const { person, secret, recovery } = await withApp(email);
  expect(await (await person.fetch('/oidc/security/authenticator/remove')).text()).toContain('name="code"');
  const code = codeOf(secret);
  const wrong = [
    { current: password },
    { current: password, code: '' },
    { current: password, code: '000000' },
    { current: 'not the right one', code },
    { code },
  ];
  for (const fields of wrong)
    expect(await send(person, 'remove', fields as Record<string, string>)).toMatchObject({ status: 422 });
  const { html } = await send(person, 'remove', {});
  expect(html).toContain('Enter your current password.');
  expect(html).toContain('Enter the code that your app shows.');
  expect((await passwordStep(email)).html).toContain('Enter your code');
  expect((await send(person, 'remove', { current: password, code })).html).toContain(
    'Authenticator app is off',
  );
  const step = await passwordStep(email);
  expect(step.location?.pathname).toBe('/auth');
  expect((await step.code(recovery[0]!)).location).toBeUndefined();
});

test('a recovery code removes it, too; guessing is slowed, and new codes need a code', async () => {
  const email = 'recovers@aurora.example';
  const { person, recovery } = await withApp(email);
  expect(await send(person, 'codes', { current: password })).toMatchObject({ status: 422 });
  expect(recoveryIn((await send(person, 'codes', { current: password })).html)).toEqual([]);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++)
    statuses.push((await send(person, 'remove', { current: password, code: '000000' })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  later(2);
  expect(await send(person, 'remove', { current: password, code: recovery[0]! })).toMatchObject({
    status: 200,
  });
});

test('a passkey, which replaces the code, is added and removed with a code only', async () => {
  const email = 'keyed@aurora.example';
  const { person, secret } = await withApp(email);
  const ask = async (fields: Record<string, string>) => {
    const { response } = await person.post('/oidc/security/passkeys/new', fields);
    return { status: response.status, html: await response.text() };
  };
  const refused = await ask({ current: password });
  expect(refused.status).toBe(422);
  expect(refused.html).not.toContain('data-options');
  expect((await ask({ current: password, code: codeOf(secret) })).html).toContain('data-options');
});

test('a secret is sealed', async () => {
  const { secret } = await withApp('sealed@aurora.example');
  const { rows } = await database.db.query('select * from identity_authenticators');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

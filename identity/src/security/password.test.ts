import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db);
});

afterAll(async () => {
  await service.app.close();
  await database.close();
});

async function signedIn(email: string) {
  await addAccount(database.db, email);
  const person = new Browser(service.portalUrl);
  return { person, tokens: await person.signIn(email) };
}
const refresh = async (person: Browser, token: string) =>
  (await person.token({ grant_type: 'refresh_token', refresh_token: token })).body.error;
const change = async (person: Browser, current: string, next: string) => {
  const { response } = await person.post('/oidc/security/password', { current, next });
  return { status: response.status, html: await response.text() };
};

test('a stranger is asked to sign in, a person sees their own account', async () => {
  const stranger = await new Browser(service.portalUrl).fetch('/oidc/security');
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).toContain('Sign in first');
  const { person } = await signedIn('seen@aurora.example');
  const page = await person.fetch('/oidc/security');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('seen@aurora.example');
});

test('a new password needs the current one and a good choice, then signs out everywhere', async () => {
  const email = 'changing@aurora.example';
  const { person, tokens } = await signedIn(email);
  expect(await change(person, '', 'short')).toMatchObject({
    status: 422,
    html: expect.stringContaining('at least 12'),
  });
  expect((await change(person, password, 'password12345')).html).toContain('This password is common');
  expect((await change(person, password, 'Vera.Viewer2026')).html).toContain('Do not use your name');
  expect((await change(person, 'not the right one', 'tram rides at dawn')).html).toContain(
    'not your current password',
  );
  expect(await refresh(person, tokens.refresh_token)).toBeUndefined();

  const done = await change(person, password, 'tram rides at dawn');
  expect(done).toMatchObject({
    status: 200,
    html: expect.stringContaining('Your password has been changed'),
  });
  expect((await person.fetch('/oidc/security')).status).toBe(401);
  expect(service.ended).toHaveLength(1);
  await new Browser(service.portalUrl).signIn(email, 'tram rides at dawn');
});

test('guessing the current password in an open browser is slowed', async () => {
  const { person } = await signedIn('open@aurora.example');
  const answers = [];
  for (let time = 0; time < 6; time++)
    answers.push((await change(person, 'a wrong guess!', 'tram rides at dawn')).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
});

test('signing out everywhere ends the sessions of other devices, too', async () => {
  const { person } = await signedIn('devices@aurora.example');
  const other = new Browser(service.portalUrl);
  const { refresh_token: token } = await other.signIn('devices@aurora.example');
  const { response } = await person.post('/oidc/security/sign-out', {});
  expect(await response.text()).toContain('You are signed out everywhere');
  expect(await refresh(other, token)).toBe('invalid_grant');
  expect(service.ended).toHaveLength(2);
  expect((await other.fetch('/oidc/security')).status).toBe(401);
});

test('another site cannot send the forms', async () => {
  const { person, tokens } = await signedIn('pressed@aurora.example');
  for (const headers of [{ 'sec-fetch-site': 'same-site' }, { origin: 'https://elsewhere.example' }]) {
    const response = await person.fetch('/oidc/security/sign-out', {
      method: 'POST',
      headers,
      body: new URLSearchParams(),
    });
    // Node's fetch sends sec-fetch-mode only; a browser's site header wins over its origin.
    expect(response.status).toBe(403);
  }
  expect(await refresh(person, tokens.refresh_token)).toBeUndefined();
});

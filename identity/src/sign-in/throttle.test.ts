import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService, testSecret } from '../testing/service.ts';

const email = 'viewer@aurora.example';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = new Date('2026-01-05T09:00:00Z');
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.query('delete from identity_attempts'));

const throttle = () => createThrottle(database.db, testSecret, () => now);
const stranger = { email, source: '203.0.113.9', isKnownBrowser: false };

async function fail(times: number, attempt = stranger) {
  const delays: number[] = [];
  for (let time = 0; time < times; time++) delays.push(await throttle().begin(attempt));
  return delays;
}

describe('delays between attempts', () => {
  test('begin after five failures and double up to a minute', async () => {
    expect(await fail(6)).toEqual([0, 0, 0, 0, 0, 1]);
    const delays: number[] = [];
    for (let time = 0; time < 8; time++) {
      const delay = await throttle().begin(stranger);
      delays.push(delay);
      later(delay);
      expect(await throttle().begin(stranger)).toBe(0);
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('hold for concurrent attempts, too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => throttle().begin(stranger)));
    expect(answers.filter((delay) => delay === 0)).toHaveLength(5);
  });

  test('end after an hour', async () => {
    await fail(9);
    later(3600);
    expect(await fail(5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('of a stranger do not delay the owner in another network, or in a known browser of the same network', async () => {
    await fail(60);
    expect(await throttle().begin({ ...stranger, source: '198.51.100.1' })).toBe(0);
    expect(await throttle().begin({ email, source: 'browser abc', isKnownBrowser: true })).toBe(0);
  });

  test('also count all accounts that one network tries', async () => {
    const delays: number[] = [];
    for (let person = 0; person < 31; person++)
      delays.push(await throttle().begin({ ...stranger, email: `person-${person}@aurora.example` }));
    expect(delays.slice(0, 30).every((delay) => delay === 0)).toBe(true);
    expect(delays[30]).toBe(1);
  });

  test('end with a right password', async () => {
    await fail(5);
    await throttle().succeeded(stranger);
    expect(await fail(5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('are stored without e-mail or network addresses', async () => {
    await fail(1);
    const { rows } = await database.db.query('select * from identity_attempts');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|aurora/);
  });
});

test('the sign-in page tells how long to wait, and the owner signs in from a known browser meanwhile', async () => {
  const service = await startTestService(database.db, { clock: () => now });
  try {
    await addAccount(database.db, email);
    const owner = new Browser(service.portalUrl);
    await owner.signIn(email);
    const guesser = await new Browser(service.portalUrl).openSignIn();
    let answer;
    for (let time = 0; time < 6; time++)
      answer = (await guesser.submit({ email, password: 'a wrong guess!' })).response;
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get('retry-after')).toBe('1');
    expect(await answer?.text()).toContain('Wait 1 second, then try again.');
    expect((await guesser.submit({ email, password })).response.status).toBe(429);
    const again = await owner.openSignIn({ prompt: 'login' });
    expect((await again.submit({ email, password })).location?.searchParams.get('code')).toBeTruthy();
  } finally {
    await service.app.close();
  }
});

test('a network is trusted for an hour after a sign-in from it', async () => {
  const office = { email, source: '198.51.100.7', isKnownBrowser: false };
  expect(await throttle().isTrusted(office)).toBe(false);
  await throttle().begin(office);
  expect(await throttle().isTrusted(office)).toBe(false);
  await throttle().succeeded(office);
  expect(await throttle().isTrusted({ ...office, email: 'somebody.else@aurora.example' })).toBe(true);
  expect(await throttle().isTrusted(stranger)).toBe(false);
  expect(await throttle().isTrusted({ ...stranger, isKnownBrowser: true })).toBe(true);
  later(3600);
  expect(await throttle().isTrusted(office)).toBe(false);
});

test('one network starts a limited number of sign-ins an hour; sessions and other networks are not affected', async () => {
  const service = await startTestService(database.db, { clock: () => now });
  try {
    await addAccount(database.db, 'early@aurora.example');
    const person = new Browser(service.portalUrl);
    await person.signIn('early@aurora.example');
    await database.db.query('update rate_limits set uses = array[2000]');
    const late = new Browser(service.portalUrl);
    const { response, html } = await late.openSignIn();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(html).toContain('Try again in 60 minutes');
    const silently = await person.follow(person.authorizeUrl({ prompt: 'none' }).address);
    expect(silently.location?.searchParams.get('code')).toBeTruthy();
    late.headers['x-forwarded-for'] = '198.51.100.200';
    expect((await late.openSignIn()).html).toContain('<h1>Sign in</h1>');
    later(3600);
    delete late.headers['x-forwarded-for'];
    expect((await late.openSignIn()).html).toContain('<h1>Sign in</h1>');
    const { rows } = await database.db.query('select key from rate_limits');
    expect(JSON.stringify(rows)).not.toMatch(/127\.0|198\.51/);
  } finally {
    await service.app.close();
  }
});

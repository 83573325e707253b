import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';
import { Browser } from './testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService, testSecret } from './testing/service.ts';

const email = 'viewer@aurora.example';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = new Date('2026-01-05T09:00:00Z');
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.query('delete from identity_attempts'));

const attempts = () => createAttempts(database.db, testSecret, () => now);
const stranger = { email, from: '203.0.113.9', knownBrowser: false };

async function fail(times: number, attempt = stranger) {
  const pauses: number[] = [];
  for (let time = 0; time < times; time++) pauses.push(await attempts().begin(attempt));
  return pauses;
}

describe('pauses between attempts', () => {
  test('begin after five failures and double up to a minute', async () => {
    expect(await fail(6)).toEqual([0, 0, 0, 0, 0, 1]);
    const pauses: number[] = [];
    for (let time = 0; time < 8; time++) {
      const pause = await attempts().begin(stranger);
      pauses.push(pause);
      later(pause);
      expect(await attempts().begin(stranger)).toBe(0);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('cannot be passed by attempts sent side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempts().begin(stranger)));
    expect(answers.filter((pause) => pause === 0)).toHaveLength(5);
  });

  test('are forgotten after an hour', async () => {
    await fail(9);
    later(3600);
    expect(await fail(5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('of a stranger do not touch the owner elsewhere, nor in a known browser behind the same address', async () => {
    await fail(60);
    expect(await attempts().begin({ ...stranger, from: '198.51.100.1' })).toBe(0);
    expect(await attempts().begin({ email, from: 'browser abc', knownBrowser: true })).toBe(0);
  });

  test('fall on an address that tries many accounts', async () => {
    const pauses: number[] = [];
    for (let person = 0; person < 31; person++)
      pauses.push(await attempts().begin({ ...stranger, email: `person-${person}@aurora.example` }));
    expect(pauses.slice(0, 30).every((pause) => pause === 0)).toBe(true);
    expect(pauses[30]).toBe(1);
  });

  test('end with a success', async () => {
    await fail(5);
    await attempts().succeeded(stranger);
    expect(await fail(5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('keep no address in the clear', async () => {
    await fail(1);
    const { rows } = await database.db.query('select * from identity_attempts');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|aurora/);
  });
});

test('the sign-in page says how long to wait, and the owner’s own browser is let in meanwhile', async () => {
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
}, 30_000);

test('wrong sign-ins at once from many networks hold up neither a known browser nor a network that signed in lately', async () => {
  const service = await startTestService(database.db, { clock: () => now });
  try {
    await addAccount(database.db, 'colleague@aurora.example');
    await addAccount(database.db, 'known@aurora.example');
    const at = (network: string) => {
      const browser = new Browser(service.portalUrl);
      browser.headers['x-forwarded-for'] = network;
      browser.longestWait = 85_000;
      return browser;
    };
    const owner = at('198.51.100.1');
    await owner.signIn('known@aurora.example');
    // Another browser, elsewhere now, and a new one in the office from which somebody signed in.
    owner.headers['x-forwarded-for'] = '192.0.2.77';
    const waiting = [
      { email: 'known@aurora.example', page: await owner.openSignIn({ prompt: 'login' }) },
      { email: 'colleague@aurora.example', page: await at('198.51.100.1').openSignIn() },
    ];
    const pages = await Promise.all(
      Array.from({ length: 55 }, (_, host) => at(`203.0.113.${host}`).openSignIn()),
    );
    const wrong = pages.map(({ submit }, index) =>
      submit({ email: `person-${index}@aurora.example`, password: 'a wrong guess!' }),
    );
    const refused = await Promise.race(
      wrong.map(async (each) => ((await each).response.status === 503 ? each : new Promise<never>(() => {}))),
    );
    expect(refused.response.headers.get('retry-after')).toBe('5');
    for (const { email: of, page } of waiting)
      expect((await page.submit({ email: of, password })).location?.searchParams.get('code')).toBeTruthy();
    const statuses = (await Promise.all(wrong)).map(({ response }) => response.status);
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
  } finally {
    await service.app.close();
  }
}, 90_000);

test('a network is known for an hour after somebody signed in there', async () => {
  const office = { email, from: '198.51.100.7', knownBrowser: false };
  expect(await attempts().isKnown(office)).toBe(false);
  await attempts().begin(office);
  expect(await attempts().isKnown(office)).toBe(false);
  await attempts().succeeded(office);
  expect(await attempts().isKnown({ ...office, email: 'somebody.else@aurora.example' })).toBe(true);
  expect(await attempts().isKnown(stranger)).toBe(false);
  expect(await attempts().isKnown({ ...stranger, knownBrowser: true })).toBe(true);
  later(3600);
  expect(await attempts().isKnown(office)).toBe(false);
});

test('one network begins so many sign-ins an hour; who is signed in goes on, and so do other networks', async () => {
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
}, 30_000);

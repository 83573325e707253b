// Slow: fifty-five sign-ins wait for hashes that take as long as those of production nearly do.
// Proves: a flood of wrong sign-ins is refused, and delays neither a known browser nor a network with a recent sign-in.
// Ground: identity/src/sign-in/throttle.ts, identity/src/passwords/hash-queue.ts, identity/src/passwords/password-hash.ts, identity/src/sign-in/sign-in.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const now = new Date('2026-01-05T09:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('concurrent wrong sign-ins from many networks delay neither a known browser nor a network with a recent sign-in', async () => {
  // Slow enough that the hashes wait for each other.
  const passwordCost = { ln: 15, r: 8, p: 1 };
  const service = await startTestService(database.db, { clock: () => now, passwordCost });
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
    // A known browser in another network, and a new browser in a network with a recent sign-in.
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
});

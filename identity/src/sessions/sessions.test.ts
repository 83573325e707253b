import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, startTestService } from '../testing/service.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

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

async function signedIn(email: string, userAgent: string) {
  const person = new Browser(service.portalUrl);
  person.headers['user-agent'] = userAgent;
  const tokens = await person.signIn(email);
  return { person, tokens };
}
const renew = async ({ person, tokens }: Awaited<ReturnType<typeof signedIn>>) =>
  (await person.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).body.error;
const settings = async ({ person }: Awaited<ReturnType<typeof signedIn>>) =>
  (await person.fetch('/oidc/security')).text();
/** The devices and ids of the sessions on the page. */
const listed = (html: string) => {
  const [, list = ''] = html.split('id="sessions"');
  return list
    .split('<li>')
    .slice(1)
    .map((row) => ({
      device: /<strong>([^<]+)/.exec(row)?.[1],
      isThis: row.includes('This browser'),
      uid: /name="session" value="([^"]+)"/.exec(row)?.[1] ?? '',
    }));
};

describe('sessions', () => {
  test('are listed by device, and this one is marked', async () => {
    await addAccount(database.db, 'lists@aurora.example');
    const desk = await signedIn('lists@aurora.example', firefox);
    await signedIn('lists@aurora.example', phone);
    const rows = listed(await settings(desk));
    expect(rows.map(({ device, isThis }) => `${device}${isThis ? ', this one' : ''}`).sort()).toEqual([
      'Firefox on Linux, this one',
      'Safari on iPhone',
    ]);
    // The claim tells the service the session of a token.
    expect(decodeJwt(desk.tokens.access_token).sid).toBe(rows.find(({ isThis }) => isThis)?.uid);
  });

  test('end one by one, with their tokens', async () => {
    await addAccount(database.db, 'ends@aurora.example');
    const desk = await signedIn('ends@aurora.example', firefox);
    const lost = await signedIn('ends@aurora.example', phone);
    const { uid } = listed(await settings(desk)).find(({ isThis }) => !isThis)!;
    await desk.person.post('/oidc/security/sessions', { session: uid });
    expect(listed(await settings(desk))).toHaveLength(1);
    expect((await lost.person.fetch('/oidc/security')).status).toBe(401);
    expect(await renew(lost)).toBe('invalid_grant');
    expect(await renew(desk)).toBeUndefined();
    const { rows } = await database.db.query(
      `select model from identity_records where payload->>'sessionUid' = $1 or uid = $1`,
      [uid],
    );
    expect(rows).toEqual([]);
  });

  test('include the current one, which ends, too', async () => {
    await addAccount(database.db, 'leaves@aurora.example');
    const desk = await signedIn('leaves@aurora.example', firefox);
    const [own] = listed(await settings(desk));
    const { response } = await desk.person.post('/oidc/security/sessions', { session: own!.uid });
    expect(await response.text()).toContain('You are signed out');
    expect(await renew(desk)).toBe('invalid_grant');
  });

  test('of other people cannot be ended', async () => {
    await addAccount(database.db, 'victim@aurora.example');
    await addAccount(database.db, 'thief@aurora.example');
    const victim = await signedIn('victim@aurora.example', firefox);
    const [own] = listed(await settings(victim));
    const thief = await signedIn('thief@aurora.example', phone);
    await thief.person.post('/oidc/security/sessions', { session: own!.uid });
    expect(await renew(victim)).toBeUndefined();
    expect(listed(await settings(victim))).toMatchObject([{ device: 'Firefox on Linux' }]);
  });

  test('are forgotten a day after their end', async () => {
    await database.db.query(
      `insert into identity_sessions (uid, subject, device, created_at, last_seen_at)
       values ('gone', 's', 'd', now() - interval '3 days', now() - interval '2 days')`,
    );
    await service.identity.prune();
    const { rows } = await database.db.query(`select uid from identity_sessions where uid = 'gone'`);
    expect(rows).toEqual([]);
    const { rows: left } = await database.db.query('select uid from identity_sessions');
    expect(left.length).toBeGreaterThan(0);
  });
});

test.each([
  [firefox, 'Firefox on Linux'],
  [phone, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

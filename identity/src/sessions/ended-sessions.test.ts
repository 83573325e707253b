import type { AdapterPayload } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePolicy } from '../account-policy.ts';
import { findAccountByEmail, setDisabled, setPasswordHash, signOutEverywhere } from '../accounts.ts';
import { createAdapter } from './adapter.ts';
import { deleteSession } from './sessions-db.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, quickHash, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db);
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const newPassword = 'tram rides at dawn';
const browser = () => new Browser(service.portalUrl);

async function anAccount() {
  const email = `person-${++people}@aurora.example`;
  return addAccount(database.db, email);
}
type Owner = Awaited<ReturnType<typeof anAccount>>;

const silently = async (person: Browser) => {
  const { address } = person.authorizeUrl({ prompt: 'none' });
  return (await person.follow(address)).location?.searchParams.get('error');
};

const endings: [string, (of: Owner, uid: string, id: string) => Promise<unknown>][] = [
  [
    'a new password',
    async ({ subject }) => setPasswordHash(database.db, subject, await quickHash(newPassword)),
  ],
  ['signing out everywhere', ({ subject }) => signOutEverywhere(database.db, subject)],
  ['closing the account', ({ subject }) => setDisabled(database.db, subject, true)],
  ['ending the session elsewhere', ({ subject }, uid) => deleteSession(database.db, subject, uid)],
  ['signing out', (_, _uid, id) => createAdapter(database.db, async () => freePolicy)('Session').destroy(id)],
];

describe.each(endings)('a session that %s ended', (name, end) => {
  test('is not saved again by a request that read it before', async () => {
    const owner = await anAccount();
    const person = browser();
    await person.signIn(owner.email);
    expect(await silently(person)).toBeNull();
    const sessions = createAdapter(database.db, async () => freePolicy)('Session');
    const { rows } = await database.db.query<{ id: string; uid: string }>(
      `select id, uid from identity_records where model = 'Session' and subject = $1`,
      [owner.subject],
    );
    const { id, uid } = rows[0]!;
    const read = (await sessions.find(id)) as AdapterPayload;
    expect(read.uid).toBe(uid);

    await end(owner, uid, id);
    await sessions.upsert(id, read, 3600);
    expect(await sessions.find(id)).toBeUndefined();
    expect(await sessions.findByUid(uid)).toBeUndefined();
    expect(await silently(person)).toBe('login_required');

    // A sign-in gives the same session a new id. So does nothing else that ends all of them.
    if (name === 'signing out') return;
    await sessions.upsert(`${id}-next`, read, 3600);
    expect(await sessions.find(`${id}-next`)).toBeUndefined();
  });
});

test('an ended session leaves nothing of the person, and its row goes', async () => {
  const owner = await anAccount();
  await browser().signIn(owner.email);
  await signOutEverywhere(database.db, owner.subject);
  const rows = async () =>
    (
      await database.db.query<{ payload: object }>(
        `select payload from identity_records where subject = $1 or payload::text like '%' || $1 || '%'`,
        [owner.subject],
      )
    ).rows;
  expect(await rows()).toEqual([]);
  await database.db.query(
    `update identity_records set expires_at = now() - interval '1 s' where payload = '{}'`,
  );
  await service.identity.prune();
  const { rows: left } = await database.db.query(`select from identity_records where payload = '{}'`);
  expect(left).toEqual([]);
});

describe('a sign-in whose last page was sent, and that is continued later,', () => {
  async function leave(owner: Owner) {
    const person = browser();
    const { action, verifier } = await person.openSignIn();
    const sent = await person.fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ email: owner.email, password }),
    });
    expect(sent.status).toBe(303);
    const go = async () => {
      const { location } = await person.follow(sent.headers.get('location')!);
      return location && (await person.exchange(location, verifier)).status;
    };
    return { person, go };
  }

  test('signs in', async () => {
    const { go } = await leave(await anAccount());
    expect(await go()).toBe(200);
  });

  test.each(endings.slice(0, 3))('signs nobody in after %s', async (_, end) => {
    const owner = await anAccount();
    const { person, go } = await leave(owner);
    await end(owner, '', '');
    expect(await go()).not.toBe(200);
    expect(await silently(person)).toBe('login_required');
  });

  test('signs nobody in where the password changed while the page was answered', async () => {
    const owner = await anAccount();
    const { person, go } = await leave(owner);
    // As if the page had been stored after the change.
    await database.db.query(`update identity_records set subject = null where model = 'Interaction'`);
    await setPasswordHash(database.db, owner.subject, await quickHash(newPassword));
    expect(await go()).toBe(400);
    expect(await silently(person)).toBe('login_required');
    expect((await findAccountByEmail(database.db, owner.email))?.subject).toBe(owner.subject);
    await browser().signIn(owner.email, newPassword);
  });
});

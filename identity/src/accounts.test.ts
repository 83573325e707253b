import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAccount,
  findAccountByEmail,
  findAccountBySubject,
  setDisabled,
  setPassword,
  signOutEverywhere,
  verifyPassword,
} from './accounts.ts';
import { freePolicy } from './account-policy.ts';
import { createAdapter } from './sessions/adapter.ts';
import { openTestDatabase, quickHash } from './testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('an e-mail address has one account, in any notation and with concurrent requests', async () => {
  const emails = ['Vera@Aurora.example', ' vera@aurora.example', 'VERA@AURORA.EXAMPLE'];
  const made = await Promise.all(
    emails.map((email) => createAccount(database.db, { email, firstName: 'Vera' })),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  const found = await findAccountByEmail(database.db, 'vera@AURORA.example ');
  expect(found).toMatchObject({ email: 'vera@aurora.example', emailVerified: false, firstName: 'Vera' });
  expect(found?.subject).toMatch(/^[0-9a-f-]{36}$/);
  expect(found).toEqual(made.find(Boolean));
  expect(await findAccountBySubject(database.db, found?.subject ?? '')).toEqual(found);
});

test('a domain with letters beyond ASCII is the same as its ASCII form', async () => {
  await createAccount(database.db, { email: 'vera@BÜCHER.example' });
  const stored = { email: 'vera@xn--bcher-kva.example' };
  expect(await findAccountByEmail(database.db, 'Vera@bücher.example')).toMatchObject(stored);
  expect(await findAccountByEmail(database.db, stored.email)).toMatchObject(stored);
});

test('without a password nobody signs in until one is set', async () => {
  const { db } = database;
  const account = await createAccount(db, { email: 'invited@aurora.example', phone: '+4712345678' });
  expect(account).toMatchObject({ phone: '+4712345678', passwordChangedAt: undefined });
  expect(await verifyPassword(db, 'invited@aurora.example', '')).toBeUndefined();
  const at = new Date('2026-02-03T04:05:06Z');
  expect(await setPassword(db, account?.subject ?? '', 'tram rides at dawn', at)).toBe(true);
  expect(await verifyPassword(db, 'Invited@aurora.example', 'tram rides at dawn')).toMatchObject({
    subject: account?.subject,
    passwordChangedAt: at,
  });
  expect(await setPassword(db, 'nobody', 'tram rides at dawn')).toBe(false);
});

test('closing an account and signing out end the records of its subject only', async () => {
  const { db } = database;
  const records = createAdapter(db, async () => freePolicy)('Session');
  for (const subject of ['t-one', 't-two']) {
    await createAccount(db, { email: `${subject}@tv.example`, subject, passwordHash: await quickHash('x') });
    await records.upsert(`session of ${subject}`, { accountId: subject, uid: `uid of ${subject}` }, 60);
  }
  await signOutEverywhere(db, 't-one');
  expect(await records.find('session of t-one')).toBeUndefined();
  expect(await records.findByUid('uid of t-two')).toMatchObject({ accountId: 't-two' });
  expect(await setDisabled(db, 't-two', true)).toBe(true);
  expect(await records.find('session of t-two')).toBeUndefined();
  expect((await findAccountBySubject(db, 't-two'))?.disabledAt).toBeInstanceOf(Date);
  await setDisabled(db, 't-two', false);
  expect((await findAccountBySubject(db, 't-two'))?.disabledAt).toBeUndefined();
});

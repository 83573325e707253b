import { createAccount, findAccountByEmail } from '@tv/identity/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBranding } from '../organization/branding/branding-db.ts';
import type { TextQueries } from '../platform/db/database.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, testIssuer, type TestService } from '../test-service.ts';
import { endAccess } from './account-db.ts';
import { createAccountMailSender } from './send-account-mail.ts';

let service: TestService;
let sendMail: ReturnType<typeof createAccountMailSender>;
let organization: string;

beforeAll(async () => {
  service = await startTestService();
  const outbox = createOutbox('a secret key that only this test has');
  sendMail = createAccountMailSender({
    db: service.db,
    outbox,
    signIn: { issuer: testIssuer, securityAddress: `${testIssuer}/security` },
  });
  organization = await anOrganization(service.db, { name: 'Aurora Energy' });
  await service.db.query(sql`
    update organizations set logo_file = 'logo.png', ui_customizations = ${JSON.stringify({
      buttonPrimaryDefaultColor: '#2FD6A3',
      unknownColor: '#000000',
      mainBackgroundColor: 'red',
    })}::jsonb where id = ${organization}`);
  await aPerson(service.db, { subject: 'member', organizations: [organization] });
});
afterAll(() => service.close());

const account = async (email: string, subject: string) => {
  const made = await createAccount(service.db.text, { email, subject });
  return made ?? (await findAccountByEmail(service.db.text, email))!;
};
const link = { kind: 'new password', address: 'https://tv.example/oidc/new-password?token=x' } as const;

test('a mail and the change it tells of are written together, or neither is', async () => {
  const to = await account('member@tv.example', 'member');
  const write = (db: TextQueries) =>
    db.query('update identity_accounts set first_name = $2 where subject = $1', ['member', 'Vera']);
  await expect(
    sendMail(to, link, async (db) => {
      await write(db);
      throw new Error('lost on the way');
    }),
  ).rejects.toThrow('lost on the way');
  expect((await findAccountByEmail(service.db.text, to.email))?.firstName).toBeUndefined();
  expect(await sendMail(to, link, async () => false)).toBe(false);
  expect(await service.mails(to.email)).toEqual([]);

  expect(
    await sendMail(to, link, async (db) => {
      await write(db);
      return true;
    }),
  ).toBe(true);
  expect((await findAccountByEmail(service.db.text, to.email))?.firstName).toBe('Vera');
  const [mail] = await service.mails(to.email);
  expect(mail).toMatchObject({ to: [to.email], subject: 'Choose a new password' });
  expect(mail?.text).toContain('your account at Aurora Energy');
  expect(mail?.text).toContain(link.address);
});

test('every mail names its subject, and works for an account without a person', async () => {
  const to = await account('nobody@tv.example', 'nobody');
  const changes = [
    'password changed',
    'authenticator added',
    'authenticator removed',
    'recovery codes made',
    'passkey added',
    'passkey removed',
  ] as const;
  for (const change of changes) await sendMail(to, { kind: 'changed', change }, async () => true);
  await sendMail(to, { kind: 'confirm email', address: 'https://tv.example/confirm' }, async () => true);
  const mails = await service.mails(to.email);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(7);
  for (const { text } of mails) {
    expect(text).not.toMatch(/undefined|null/);
    expect(text).toContain('TV');
  }
  expect(mails[0]?.text).toContain(`${testIssuer}/security`);
  expect(mails.at(-1)?.text).toContain('https://tv.example/confirm');
});

test('media addresses of a person who is signed out everywhere end', async () => {
  const version = async () => {
    const rows = await service.db.query<{ v: number }>(
      sql`select rights_version as v from people where subject = 'member'`,
    );
    return rows[0]!.v;
  };
  const before = await version();
  await endAccess(service.db.text, 'https://another.example', 'member');
  expect(await version()).toBe(before);
  await endAccess(service.db.text, testIssuer, 'member');
  expect(await version()).toBe(before + 1);
});

test('the branding is that of a person’s own organization, of the one asked for, or of the only one', async () => {
  const aurora = {
    id: organization,
    name: 'Aurora Energy',
    logoUrl: `/api/media/organizations/${organization}/logo?version=logo`,
    colors: { buttonPrimaryDefaultColor: '#2FD6A3' },
  };
  const branding = (of: Parameters<typeof findBranding>[2]) => findBranding(service.db, testIssuer, of);
  expect(await branding({ subject: 'member' })).toEqual(aurora);
  expect(await branding({ subject: 'nobody' })).toBeUndefined();
  expect(await branding({ organizationId: organization })).toEqual(aurora);
  await anOrganization(service.db, { isProvider: true });
  expect(await branding(undefined)).toEqual(aurora);
  const other = await anOrganization(service.db, { name: 'Harbor Bank' });
  expect(await branding(undefined)).toBeUndefined();
  expect(await branding({ organizationId: other })).toEqual({ id: other, name: 'Harbor Bank', colors: {} });
});

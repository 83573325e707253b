// Slow: passwords, mails, a code's half minute and a passkey in real browsers.
// Proves: a forgotten password, other sessions, an authenticator app and a passkey work by hand.
// Ground: identity/src/security, identity/src/pages, server/src/portal/routes.ts.
import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newPerson } from '../desk/at-desk.ts';
import { linkInMail } from '../mails.ts';
import { oneTimeCode } from './one-time-code.ts';
import { DEMO_PASSWORD, expect, fillInSignIn, signIn, test } from '../portal.ts';

// What these pages decide is proven in identity/src. Here they are pages in a browser.
test.use({ mayComplainOf: [/status of 4(22|10)/] });

test('who has forgotten the password chooses a new one by mail, and signs in with it', async ({ page }) => {
  const { email } = await newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectNoViolation(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await page.goto(await linkInMail(email));
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('New password').fill('password12345');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is common')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('New password').fill('tram rides at dawn');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to portal' }).click();
  await fillInSignIn(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await fillInSignIn(page, email, 'tram rides at dawn');
  await arrive(page);
});

test('somebody sees where they are signed in, ends one of the sessions, and turns on an authenticator app', async ({
  page,
  browser,
}) => {
  const { email } = await newPerson();
  const lost = await otherBrowser(browser);
  await signIn(lost, email);
  await page.goto('/');
  await fillInSignIn(page, email);
  await arrive(page);

  await page.getByRole('button', { name: /^Your account/ }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Security settings' }).click();
  const settings = await opening;
  await expect(settings.getByRole('heading', { name: 'Security settings' })).toBeVisible();
  await expectNoViolation(settings);
  const others = settings.getByRole('button', { name: /^End session/ });
  const sessions = await others.count();
  expect(sessions).toBe(2);
  await expect(settings.getByText('This browser')).toBeVisible();
  const other = settings.getByRole('listitem').filter({ has: others }).filter({ hasNotText: 'This browser' });
  await other.getByRole('button').click();
  await expect(other).toHaveCount(0);
  await expect(settings.getByText('This browser')).toBeVisible();
  await lost.reload();
  await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await settings.getByRole('link', { name: 'Set up authenticator app' }).click();
  await settings.getByLabel('Current password').fill(DEMO_PASSWORD);
  await settings.getByRole('button', { name: 'Set up' }).click();
  await expect(settings.getByRole('img', { name: 'QR code to scan' })).toBeVisible();
  await expectNoViolation(settings);
  const key = await settings.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await settings.getByLabel('Code', { exact: true }).fill(oneTimeCode(key.replaceAll(' ', '')));
  await settings.getByRole('button', { name: 'Turn on' }).click();
  const codes = settings.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery] = await codes.allInnerTexts();
  await expectNoViolation(settings);

  await fillInSignIn(lost, email);
  await lost.getByLabel('Code').fill('000000');
  await lost.getByRole('button', { name: 'Continue' }).click();
  await expect(lost.getByText('This code is wrong')).toBeVisible();
  await expectNoViolation(lost);
  await lost.getByLabel('Code').fill(recovery!);
  await lost.getByRole('button', { name: 'Continue' }).click();
  await arrive(lost);
  await lost.context().close();
});

test('a passkey signs in without a password, until it is removed', async ({ page }) => {
  const { email } = await newPerson();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, email);
  await page.goto('/oidc/security/passkeys');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('This laptop');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('This laptop').first()).toBeVisible();
  await expectNoViolation(page);

  await page.goto('/oidc/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'Back to portal' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await arrive(page);

  await page.goto('/oidc/security/passkeys');
  await page.getByRole('link', { name: 'Remove This laptop' }).click();
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.goto('/oidc/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'Back to portal' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey is not known here')).toBeVisible();
});

const arrive = (page: Page) => expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();

const otherBrowser = async (browser: Browser) =>
  (await browser.newContext({ baseURL: process.env.PUBLIC_URL! })).newPage();

import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from './accessibility.ts';
import { linkInMail } from './mails.ts';
import { beginNewcomer, makeNewcomer, newcomersPassword } from './newcomer.ts';
import { oneTimeCode } from './one-time-code.ts';
import { expect, fillInSignIn, test } from './portal.ts';

test.use({ mayComplainOf: [/status of 4(22|10)/] });
test.describe.configure({ timeout: 120_000 });

test('who has forgotten the password chooses a new one by mail, and signs in with it', async ({
  page,
  request,
}) => {
  const email = await makeNewcomer(request);
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectNoViolation(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  const link = await linkInMail(email, 1);

  await page.goto(link);
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('New password').fill('password12345');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Many people use this one')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('New password').fill('tram rides at dawn');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to portal' }).click();
  await fillInSignIn(page, email, newcomersPassword);
  await expect(page.getByText('Email or password is not right')).toBeVisible();
  await fillInSignIn(page, email, 'tram rides at dawn');
  await arrive(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('somebody sees where they are signed in and ends one of the sessions', async ({
  page,
  request,
  browser,
}) => {
  const email = await makeNewcomer(request);
  await page.goto('/');
  await fillInSignIn(page, email, newcomersPassword);
  await arrive(page);
  const lost = await otherBrowser(browser);
  await lost.goto('/');
  await fillInSignIn(lost, email, newcomersPassword);
  await arrive(lost);

  await page.getByRole('button', { name: /^Your account/ }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Security settings' }).click();
  const settings = await opening;
  await expect(settings.getByRole('heading', { name: 'Security settings' })).toBeVisible();
  await expectNoViolation(settings);
  const others = settings.getByRole('listitem').filter({ hasText: /^\s*Chrome on \w+\s+Seen/ });
  await expect(others).toHaveCount(1);
  await expect(settings.getByText('This browser')).toBeVisible();
  await others.getByRole('button', { name: /^End session/ }).click();
  await expect(others).toHaveCount(0);
  await expect(settings.getByText('This browser')).toBeVisible();

  await lost.reload();
  await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await lost.context().close();
});

test('an authenticator app is asked for once it is on', async ({ page, request, browser }) => {
  const email = await makeNewcomer(request);
  await page.goto('/');
  await fillInSignIn(page, email, newcomersPassword);
  await arrive(page);
  await page.goto('/oidc/security');
  await page.getByRole('link', { name: 'Set up authenticator app' }).click();
  await page.getByLabel('Current password').fill(newcomersPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'The key as a picture' })).toBeVisible();
  await expectNoViolation(page);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery] = await codes.allInnerTexts();
  await expectNoViolation(page);

  const other = await otherBrowser(browser);
  await other.goto('/');
  await fillInSignIn(other, email, newcomersPassword);
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('This code is not right')).toBeVisible();
  await expectNoViolation(other);
  await other.getByLabel('Code').fill(recovery!);
  await other.getByRole('button', { name: 'Continue' }).click();
  await arrive(other);
  await other.context().close();
});

test('a passkey signs in without a password, until it is removed', async ({ page, request }) => {
  const email = await makeNewcomer(request);
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
  await page.goto('/');
  await fillInSignIn(page, email, newcomersPassword);
  await arrive(page);
  await page.goto('/oidc/security');
  await page.getByRole('link', { name: 'Manage passkeys' }).click();
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(newcomersPassword);
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
  await page.getByLabel('Current password').fill(newcomersPassword);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.goto('/oidc/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'Back to portal' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey does not sign anybody in here')).toBeVisible();
});

test('who sets up an account where somebody else is signed in signs in as themselves', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await fillInSignIn(page, 'viewer@aurora.example');
  await arrive(page);
  const { email, link } = await beginNewcomer(request);
  await page.goto(link);
  await page.getByLabel('First name').fill('Newly');
  await page.getByLabel('Last name').fill('Arrived');
  await page.getByLabel('Password', { exact: true }).fill(newcomersPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(newcomersPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await arrive(page);
  await expect(page.getByRole('button', { name: 'Your account: Newly Arrived' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages work, and offer nothing that would not', async ({ page, request }) => {
    const email = await makeNewcomer(request);
    await page.goto('/oidc/forgotten-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.goto(await linkInMail(email, 1));
    await page.getByLabel('New password').fill('tram rides at dawn');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

    await page.goto(`/oidc/auth?${authorization()}`);
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
    await fillInSignIn(page, email, 'tram rides at dawn');
    await page.waitForURL('**/auth?*');
    await page.goto('/oidc/security');
    await expect(page.getByText('This browser')).toBeVisible();
    await page.getByRole('button', { name: /^End session/ }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  });
});

/** What the portal asks with, made by hand. */
const authorization = () =>
  new URLSearchParams({
    client_id: 'tv-portal',
    response_type: 'code',
    redirect_uri: `${process.env.PUBLIC_URL}/auth`,
    scope: 'openid profile email username directory InMotionApi GLHomeHeader',
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', // RFC 7636, appendix B
    code_challenge_method: 'S256',
  }).toString();

const arrive = (page: Page) => expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();

const otherBrowser = async (browser: Browser) => (await browser.newContext()).newPage();

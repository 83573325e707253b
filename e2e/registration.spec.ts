import type { APIRequestContext, Page } from '@playwright/test';
import { Role } from '@tv/contract/enumerations';
import { expectNoViolation } from './accessibility.ts';
import { callAsCommandLine, callPattern } from './calls.ts';
import { linkInMail } from './mails.ts';
import { AURORA, expect, signIn, test } from './portal.ts';

const link = 'aaaaaaaa-0000-4000-8000-000000000001';
const password = 'four quiet words here';

test.use({ mayComplainOf: [/status of 40[0149]/] });

/** An address that no other test and no earlier run uses. */
const newcomer = (domain: string) => `newcomer-${crypto.randomUUID().slice(0, 8)}@${domain}`;

test('somebody registers, proves their address, sets up the account, signs in and is in', async ({
  page,
}) => {
  const email = newcomer('aurora.example');
  await page.goto(`/self-registration/${link}`);
  await expect(page).toHaveURL(`/public/${AURORA}/self-registration/${link}`);
  await expect(page.getByRole('heading', { name: 'Join Aurora Energy' })).toBeVisible();
  await expectNoViolation(page);

  const field = page.getByLabel('Email');
  await field.fill('no address');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await field.fill('');
  await expect(page.getByText('This field is required')).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText('newc')).toContainText('newc*************@aurora.example');
  expect(page.url()).not.toContain('newcomer');

  const first = await linkInMail(email);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('status').getByText('Email has been resent')).toBeVisible();
  await expect(page.getByText(/You can ask for another email in/)).toBeVisible();
  const second = await linkInMail(email, 1);
  expect(second).not.toBe(first);

  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/account-setup');
  await fillInPerson(page);
  await expectNoViolation(page);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await arrive(page, email);
  await expect(page.getByRole('region', { name: 'Safety' })).toBeAttached();

  await page.context().clearCookies();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Your account is set up already' })).toBeVisible();
});

test('an address becomes an organization with its first Admin', async ({ page }) => {
  const email = newcomer('trial.example');
  const name = `Orchard ${email.slice(9, 17)}`;
  await page.goto('/free-trial');
  await expectNoViolation(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  await page.goto(await linkInMail(email));
  await expect(page.getByText(email)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const begin = page.getByRole('button', { name: 'Start free trial' });
  await begin.click();
  await expect(page.getByLabel('Organization name')).toBeFocused();
  await expect(page.getByLabel('Organization name')).toHaveAccessibleDescription('This field is required');
  await page.getByLabel('Organization name').fill('Aurora Energy');
  await fillInPerson(page);
  await begin.click();
  await expect(page.getByLabel('Organization name')).toHaveAccessibleDescription(/has this name already/);
  await page.getByLabel('Organization name').fill(name);
  await begin.click();
  await arrive(page, email);
  await expect(page.getByText('This organization does not have any content.')).toBeVisible();
  await expect(page.getByText(name).first()).toBeAttached();
});

test('somebody invited sets up the account beside another person’s session, and is in as themselves', async ({
  page,
  request,
}) => {
  await signIn(page, 'viewer@aurora.example');
  const email = newcomer('invited.example');
  for (let time = 0; time < 2; time++) await invite(request, email, 'InMotion.ContentManager');
  const link = await linkInMail(email);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectNoViolation(page);
  await fillInPerson(page);
  await page.keyboard.press('Enter');
  await arrive(page, email);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  // Only who may do more than watch is offered it.
  await expect(page.getByRole('menuitem', { name: 'Switch to admin' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your account is set up already' })).toBeVisible();
});

test('an invitation that has run out is sent again, and one that was withdrawn is none', async ({
  page,
  request,
}) => {
  const email = newcomer('invited.example');
  const { id } = await invite(request, email);
  const first = await linkInMail(email);
  // A week cannot be waited for: the service's answer of then, once.
  await page.route(
    callPattern('GET /Users/OnBoarding/Token'),
    (route) => route.fulfill({ status: 400, json: { errorCode: 29, message: 'expired', traceId: '' } }),
    { times: 1 },
  );
  await page.goto(first);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Resend invitation' }).press('Enter');
  await expect(page.getByRole('status').getByText('Email has been resent')).toBeVisible();
  const second = await linkInMail(email, 1);
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();

  await callAsCommandLine(request, 'DELETE /Management/Invitations/:id', { params: { id } });
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible();
});

test('links that lead nowhere say so', async ({ page }) => {
  const unknown = crypto.randomUUID();
  await page.goto(`/self-registration/${unknown}`);
  await expect(page).toHaveURL('/not-registered');
  await page.goto(`/public/${AURORA}/registered/${link}/${unknown}`);
  await expect(page).toHaveURL(`/public/${AURORA}/not-registered`);
  await expect(page.getByRole('heading', { name: 'You are not registered' })).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/account-setup?token=unknown');
  await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible();
  expect(page.url()).not.toContain('unknown');
});

test('a long address stays within a phone’s screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = () =>
    page.locator('html').evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
  const email = newcomer('aurora.example').replace('-', 'o'.repeat(40));
  await page.goto(`/self-registration/${link}`);
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await room()).toBe(0);
  const other = email.replace('newcomer', 'invited');
  await invite(request, other);
  await page.goto(await linkInMail(other));
  await expect(page.getByText(other)).toBeVisible();
  expect(await room()).toBe(0);
  await page.goto('/oidc/forgotten-password');
  await page.getByLabel('Email').fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByText(other)).toBeVisible();
  expect(await room()).toBe(0);
});

const invite = (request: APIRequestContext, email: string, role: Role = Role.Viewer) =>
  callAsCommandLine(request, 'POST /Management/Invitations', {
    query: { organizationId: AURORA },
    body: { email, role },
  });

/** With the keyboard alone: names, and a password whose rules tick off while it is typed. */
async function fillInPerson(page: Page): Promise<void> {
  const write = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await page.getByLabel('First name').focus();
  await write('New');
  await write('Viewer');
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await page.keyboard.type(password.slice(0, 10));
  await expect(rule('Not easy to guess')).toContainText('(met)');
  await expect(rule('At least 12 characters')).toContainText('(not met yet)');
  await write(password.slice(10));
  await expect(rule('At least 12 characters')).toContainText('(met)');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await write('+49 30 1234567');
}

/** The toast, then the provider's form with the address filled in, then the portal. */
async function arrive(page: Page, email: string): Promise<void> {
  const told = 'Account successfully created. Please wait while we redirect you...';
  await expect(page.getByRole('status').getByText(told)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

import type { Page } from '@playwright/test';
import { Role } from '@tv/contract/enumerations';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newPerson } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { linkInMail } from '../mails.ts';
import { AURORA, expect, signIn, test } from '../portal.ts';

const link = 'aaaaaaaa-0000-4000-8000-000000000001';
const password = 'four quiet words here';

test.use({ mayComplainOf: [/status of 40[0149]/] });

/** An address that no other test and no earlier run uses. */
const newcomer = (domain: string) => `newcomer-${crypto.randomUUID().slice(0, 8)}@${domain}`;

test('somebody registers, proves their address, sets up the account, signs in and is in', async ({
  page,
}) => {
  // As long as addresses are, on a phone.
  const email = newcomer('aurora.example').replace('-', 'o'.repeat(40));
  await page.setViewportSize({ width: 360, height: 740 });
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
  await expect(page.getByText('newc')).toContainText(/newc\*+@aurora\.example/);
  await expectWithinWidth(page);
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
  await expect(page.getByText(email)).toBeVisible();
  await expectWithinWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillInPerson(page);
  await expectNoViolation(page);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await arrive(page, email);
  await expect(page.getByRole('region', { name: 'Safety' })).toBeAttached();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Your account is already set up' })).toBeVisible();
});

test('an address becomes an organization with its first Admin', { tag: '@all' }, async ({ page }) => {
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
  await expect(page.getByLabel('Organization name')).toHaveAccessibleDescription(/this name already exists/);
  await page.getByLabel('Organization name').fill(name);
  await begin.click();
  await arrive(page, email);
  await expect(page.getByText('This organization does not have any content.')).toBeVisible();
  await expect(page.getByText(/^Upload your first video/)).toBeVisible();
  await expect(page.getByText(name).first()).toBeAttached();
});

test(
  'somebody invited sets up the account beside another person’s session, and is in as themselves',
  { tag: '@all' },
  async ({ page, request }) => {
    const { email: other } = await newPerson();
    await signIn(page, other);
    const email = newcomer('invited.example');
    for (let time = 0; time < 2; time++)
      await callAsCommandLine(request, 'POST /Management/Invitations', {
        query: { organizationId: AURORA },
        body: { email, role: Role.ContentManager },
      });
    await page.goto(await linkInMail(email));
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
  },
);

async function expectWithinWidth(page: Page): Promise<void> {
  const room = await page
    .locator('html')
    .evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
  expect(room).toBe(0);
}

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
  await expect(rule('Not common or easy to guess')).toContainText('(met)');
  await expect(rule('At least 12 characters')).toContainText('(not met yet)');
  await write(password.slice(10));
  await expect(rule('At least 12 characters')).toContainText('(met)');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await write('+49 30 1234567');
}

/** The toast, then the provider's form with the address filled in, then the portal. */
async function arrive(page: Page, email: string): Promise<void> {
  const message = 'Account successfully created. Please wait while we redirect you...';
  await expect(page.getByRole('status').getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

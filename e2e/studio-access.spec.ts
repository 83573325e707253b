import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, tabTo, typeInto } from './tab-to.ts';

const said = (page: Page, words: string) => page.locator('[data-toast]').getByText(words);

async function open(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/studio/organization/${path}`);
  await fillInSignIn(page, 'admin@aurora.example');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('by keys alone: a link to register is made for one domain, and deactivated', async ({ page }) => {
  await open(page, 'Ways in', 'access');
  await pressOn(page.getByRole('button', { name: 'New link' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await tabTo(dialog.getByLabel('Only addresses of these domains'));
  await page.keyboard.type('night-shift.example,');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'The link is there.')).toBeVisible();
  const link = page.getByRole('listitem').filter({ hasText: 'Addresses of night-shift.example' });
  await expect(link).toContainText('without an end');
  await pressOn(link.getByRole('button', { name: /^Deactivate/ }), 'Enter');
  await expect(link).toContainText('Deactivated');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test('a domain is asked for with its record, and a token of a directory is shown once', async ({ page }) => {
  await open(page, 'Ways in', 'access');
  await pressOn(page.getByRole('button', { name: 'Add a domain' }), 'Enter');
  await typeInto(page.getByLabel('Domain', { exact: true }), 'night-shift.example');
  await page.keyboard.press('Enter');
  const domain = page.getByRole('listitem').filter({ hasText: 'Not proven yet' });
  await expect(domain).toContainText('TXT record');
  await pressOn(domain.getByRole('button', { name: /^Give up/ }), 'Enter');
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Give up' }), 'Enter');
  await expect(domain).toHaveCount(0);

  await pressOn(page.getByRole('button', { name: 'New token' }), 'Enter');
  await typeInto(page.getByLabel('Name', { exact: true }), 'Company directory');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/\S{20,}/);
  await expect(page.getByLabel('Address for the directory')).toHaveValue(/\/scim/i);
  expect(await violationsOn(page)).toEqual([]);
  await pressOn(page.getByRole('button', { name: 'Done' }), 'Enter');
  const token = page.getByRole('listitem').filter({ hasText: 'Company directory' });
  await expect(token).toContainText('never used');
  await pressOn(token.getByRole('button', { name: /^Revoke/ }), 'Enter');
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Revoke' }), 'Enter');
  await expect(token).toHaveCount(0);
});

test.describe('policies', () => {
  test.use({ mayComplainOf: [/400/] });

  test('networks without the own address are refused at their field, and nothing is lost', async ({
    page,
  }) => {
    await open(page, 'Policies', 'policies');
    const networks = page.getByLabel('Networks from which the portal opens');
    await typeInto(networks, '203.0.113.0/24');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await pressOn(save, 'Enter');
    await expect(page.getByText(/must include your own address/)).toBeVisible();
    await expect(networks).toHaveAttribute('aria-invalid', 'true');
    await pressOn(page.getByRole('switch', { name: 'Admin', exact: true }), 'Space');
    await expect(page.getByText(/^This is your own role/)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await expect(networks).toHaveValue('203.0.113.0/24');
    await pressOn(page.getByRole('button', { name: 'Discard' }), 'Enter');
    await expect(networks).toHaveValue('');

    await typeInto(page.getByLabel('New passwords have at least'), '11');
    await pressOn(save, 'Enter');
    await expect(page.getByText('Type a whole number from 12 to 128.')).toBeVisible();
    await typeInto(page.getByLabel('New passwords have at least'), '14');
    await pressOn(save, 'Enter');
    await expect(said(page, 'Policies saved.')).toBeVisible();
    await typeInto(page.getByLabel('New passwords have at least'), '');
    await pressOn(save, 'Enter');
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  });
});

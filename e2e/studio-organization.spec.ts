import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './accessibility.ts';
import { callPattern } from './calls.ts';
import { enterNewOrganization } from './new-organization.ts';
import { painted } from './painted.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, tabTo, typeInto } from './tab-to.ts';

const picture = join(import.meta.dirname, '../docs/pictures/home.jpg');

async function choosePicture(page: Page, button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: button }), 'Enter');
  await (await chooser).setFiles(picture);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('link');

test.describe.configure({ timeout: 120_000 });

test('the first steps of an organization, its categories and its looks by keyboard alone', async ({
  page,
  request,
}) => {
  const email = await enterNewOrganization(page, request, '/studio/organization');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 5 done');
  await expectNoViolation(page);

  await pressOn(steps.getByRole('link', { name: 'Add a category' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  const name = page.getByLabel('New category');
  await tabTo(name);
  for (const each of ['Talks', 'Tours', 'Walks']) {
    await page.keyboard.type(each);
    await page.keyboard.press('Enter');
    await expect(rows(page).filter({ hasText: each })).toBeVisible();
    await expect(name).toHaveValue('');
  }
  const ordered = page.waitForResponse(callPattern('PUT /Management/Categories/Order'));
  await pressOn(page.getByRole('button', { name: 'Move Walks' }), 'ArrowUp', 'ArrowUp');
  await expect(rows(page)).toHaveText(['Walks', 'Talks', 'Tours']);
  await expect(page.getByRole('button', { name: 'Move Walks' })).toBeFocused();
  expect((await ordered).status()).toBe(204);
  await expectNoViolation(page);
  await page.reload();
  await expect(rows(page)).toHaveText(['Walks', 'Talks', 'Tours']);

  await pressOn(rows(page).filter({ hasText: 'Walks' }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'Add a manager' }), 'Enter');
  const candidates = page.getByRole('listbox', { name: 'Add a manager' }).getByRole('option');
  await expect(candidates.filter({ hasText: 'First Admin' })).toBeVisible();
  await page.keyboard.type('admin');
  await expect(candidates).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
  await choosePicture(page, 'Choose a picture');
  await expect(page.getByRole('img', { name: 'Cover of Walks' })).toBeVisible();
  await typeInto(page.getByLabel('Description'), 'Every Monday.');
  await typeInto(page.getByLabel('Tags'), 'forest,');
  await pressOn(page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expectNoViolation(page);
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Every Monday.');
  await expect(page.getByRole('button', { name: 'Remove forest' })).toBeVisible();

  await page.goto('/studio/organization/categories');
  await pressOn(rows(page).filter({ hasText: 'Tours' }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'Merge into …' }), 'Enter');
  const targets = page.getByRole('listbox', { name: 'Merge Tours into' }).getByRole('option');
  await expect(targets).toHaveCount(2);
  await page.keyboard.type('talk');
  await expect(targets).toHaveCount(1);
  await page.keyboard.press('Enter');
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/studio/organization/categories');
  await expect(rows(page)).toHaveText(['Walks', 'Talks']);

  await page.goto('/studio/organization/branding');
  const light = page.getByRole('figure', { name: 'Light' });
  await typeInto(page.getByLabel('Links', { exact: true }), '#ffffff');
  await expect(light).toContainText('Not shown here, because it would be hard to read: Links.');
  await expect(page.getByRole('figure', { name: 'Dark' })).not.toContainText('Not shown');
  await typeInto(page.getByLabel('Accent', { exact: true }), '#2fd6a3');
  await pressOn(page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await choosePicture(page, 'Choose a logo');
  await expect(page.getByRole('img', { name: 'The logo now' })).toBeVisible();
  await expectNoViolation(page);
  await page.reload();
  await expect(page.getByLabel('Accent', { exact: true })).toHaveValue('#2FD6A3');

  await page.goto('/studio/organization');
  await expect(steps).toContainText('2 of 5 done');
  await pressOn(steps.getByRole('button', { name: 'Dismiss' }), 'Enter');
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Branding/ }).first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('each preview shows its own theme, also to who reads in high contrast', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tv.theme', 'high-contrast'));
  await page.goto('/studio/organization/branding');
  await fillInSignIn(page, 'admin@aurora.example');
  const lightness = async (name: string) => {
    const preview = page.getByRole('figure', { name, exact: true }).locator('[data-theme]');
    const color = await painted(preview, 'background-color');
    return Number(/\d+/.exec(color)?.[0]);
  };
  expect(await lightness('Light')).toBeGreaterThan(200);
  expect(await lightness('Dark')).toBeLessThan(60);
  expect(await lightness('High contrast')).toBe(0);
});

test.describe('settings', () => {
  test.use({ mayComplainOf: [/status of 400/] });

  test('settings of the player and of publishing are saved, and a wrong site is told', async ({
    page,
    request,
  }) => {
    await enterNewOrganization(page, request, '/studio/organization/player');
    await pressOn(page.getByRole('switch', { name: 'Play at once' }), 'Space');
    const sites = page.getByLabel('Addresses, one in a line');
    await typeInto(sites, 'http://intranet.example');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await pressOn(save, 'Enter');
    await expect(sites).toHaveAccessibleDescription(/"http:\/\/intranet.example" is none/);
    await typeInto(sites, 'https://intranet.example');
    // What is not saved outlasts a reload.
    await page.reload();
    await expect(sites).toHaveValue('https://intranet.example');
    await pressOn(save, 'Enter');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await expectNoViolation(page);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Play at once' })).toBeChecked();
    await expect(sites).toHaveValue('https://intranet.example');

    await page.goto('/studio/organization/publishing');
    await pressOn(page.getByRole('switch', { name: 'Review before publishing' }), 'Space');
    await pressOn(page.getByRole('switch', { name: 'Public pages' }), 'Space');
    await expect(page.getByText('Without public pages there are no feeds.')).toBeVisible();
    await pressOn(save, 'Enter');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await expectNoViolation(page);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Public pages' })).not.toBeChecked();
  });
});

test('who manages content only finds nothing about the organization', async ({ page }) => {
  await page.goto('/studio/organization/branding');
  await fillInSignIn(page, 'content@aurora.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Links', { exact: true })).toHaveCount(0);
  await page.goto('/studio');
  await expect(page.getByRole('navigation', { name: 'Studio' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Organization', exact: true })).toHaveCount(0);
});

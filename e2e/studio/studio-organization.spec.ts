import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newOrganization } from '../desk/at-desk.ts';
import { callPattern } from '../calls.ts';
import { painted } from '../page-checks/painted.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo, typeInto } from '../page-checks/tab-to.ts';

const picture = join(import.meta.dirname, '../../docs/pictures/home.jpg');

async function choosePicture(page: Page, button: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(button, 'Enter');
  await (await chooser).setFiles(picture);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('link');

/** The first channel of the ground of a preview of the colours. */
async function lightness(page: Page, name: string): Promise<number> {
  const preview = page.getByRole('figure', { name, exact: true }).locator('[data-theme]');
  return Number(/\d+/.exec(await painted(preview, 'background-color'))?.[0]);
}

test('the first steps of an organization, its categories and its looks by keyboard alone', async ({
  page,
}) => {
  const { admin } = await newOrganization();
  await enter(page, admin, '/studio/organization');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 5 done');
  await expectNoViolation(page);

  await pressOn(steps.getByRole('link', { name: 'Add a category' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  const name = page.getByLabel('New category');
  await tabTo(name);
  for (const each of ['Talks', 'Walks']) {
    await page.keyboard.insertText(each);
    await page.keyboard.press('Enter');
    await expect(rows(page).filter({ hasText: each })).toBeVisible();
    await expect(name).toHaveValue('');
  }
  const ordered = page.waitForResponse(callPattern('PUT /Management/Categories/Order'));
  await pressOn(page.getByRole('button', { name: 'Move Walks', exact: true }), 'ArrowUp');
  await expect(rows(page)).toHaveText(['Walks', 'Talks']);
  expect((await ordered).status()).toBe(204);
  await page.reload();
  await expect(rows(page)).toHaveText(['Walks', 'Talks']);

  await pressOn(rows(page).filter({ hasText: 'Walks' }), 'Enter');
  await typeInto(page.getByLabel('Description'), 'Every Monday.');
  await typeInto(page.getByLabel('Tags'), 'forest,');
  await choosePicture(page, page.getByRole('button', { name: 'Choose a picture' }));
  await expect(page.getByRole('img', { name: 'Cover of Walks' })).toHaveAttribute('src', /^blob:/);
  const saved = page.waitForResponse(callPattern('PATCH /Management/Categories/:id'));
  await pressOn(page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  expect(await (await saved).json()).toMatchObject({ description: 'Every Monday.' });
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Cover of Walks' })).toHaveAttribute(
    'src',
    /Cover|cover|covers/,
  );
  await pressOn(page.getByRole('button', { name: 'Add a manager' }), 'Enter');
  await expect(page.getByRole('combobox', { name: 'Name or email address' })).toBeFocused();
  await page.keyboard.insertText(admin);
  await expect(page.getByRole('listbox', { name: 'Add a manager' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${admin}` })).toBeVisible();
  await expectNoViolation(page);

  await page.goto('/studio/organization/branding');
  const onDark = page.getByRole('group', { name: 'Logo for dark backgrounds' });
  await choosePicture(page, onDark.getByRole('button', { name: 'Choose a logo' }));
  await expect(onDark.getByRole('img', { name: 'Current logo' })).toBeVisible();
  await typeInto(page.getByLabel('Links', { exact: true }), '#ffffff');
  await expect(page.getByRole('figure', { name: 'Light' })).toContainText(
    'Not shown here, because it would be hard to read: Links.',
  );
  await expect(page.getByRole('figure', { name: 'Dark' })).not.toContainText('Not shown');
  await typeInto(page.getByLabel('Accent', { exact: true }), '#2fd6a3');
  await pressOn(page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await expectNoViolation(page);

  // Each preview shows its own theme, also to who reads in high contrast.
  await page.evaluate(`localStorage.setItem('tv.theme', 'high-contrast')`);
  await page.reload();
  await expect(page.getByLabel('Accent', { exact: true })).toHaveValue('#2FD6A3');
  expect(await lightness(page, 'Light')).toBeGreaterThan(200);
  expect(await lightness(page, 'Dark')).toBeLessThan(60);
  expect(await lightness(page, 'High contrast')).toBe(0);

  await page.goto('/studio/organization');
  await expect(steps).toContainText('2 of 5 done');
  await pressOn(steps.getByRole('button', { name: 'Dismiss' }), 'Enter');
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Branding/ }).first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newPerson } from '../desk/at-desk.ts';
import { mailTo } from '../mails.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo } from '../page-checks/tab-to.ts';

const toastWith = (page: Page, words: string) => page.locator('[data-toast]').getByText(words);

test('by keys alone: people are invited by pasting, one gets a role with a category, and is deactivated and back', async ({
  page,
}) => {
  const { email } = await newPerson();
  const guest = `guest-of-${email}`;
  await enter(page, 'admin@aurora.example', '/studio/organization/people');
  await pressOn(page.getByRole('button', { name: 'Invite people' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Email addresses')).toBeFocused();
  await page.keyboard.insertText(`Guest <${guest}>; ${email}\nthe whole team`);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('no address in it');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('1 invitation sent')).toBeVisible();
  await expect(dialog.getByText('1 is already a member')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeFocused();

  const people = page.getByRole('grid', { name: 'People' });
  await expect(people).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.insertText(email);
  await expect(people.locator('[data-row]')).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
  const row = people.getByRole('row').filter({ hasText: email });
  await pressOn(row, 'Enter');
  await page.keyboard.press('Tab');
  const role = page.getByLabel('Role', { exact: true });
  await expect(role).toBeFocused();
  await page.keyboard.type('C');
  await pressOn(page.getByRole('button', { name: 'Add a category' }), 'Enter');
  await expect(page.getByRole('combobox', { name: 'Type to find' })).toBeFocused();
  await page.keyboard.type('customer');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take the category Customer stories away' })).toBeVisible();
  await pressOn(role, 'Control+Enter');
  await expect(toastWith(page, 'Access of Newly Arrived saved.')).toBeVisible();
  await expect(row).toContainText('Content manager');
  await expect(row).toContainText('1 category');

  await tabTo(row);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeVisible();
  await page.keyboard.type('D');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Deactivated');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Deactivated');
  await mailTo(guest, /Aurora Energy/);
});

test.describe('the audit log', () => {
  // Where no webhook is set the service says so.
  test.use({ mayComplainOf: [/404/] });

  test(
    'by keys alone: the lines of an action are narrowed, saved as a table, and read',
    { tag: '@all' },
    async ({ page }) => {
      await enter(page, 'admin@aurora.example', '/studio/organization/audit-log');
      const log = page.getByRole('grid', { name: 'Audit log' });
      await expect(log.locator('[data-row]').first()).toBeVisible();
      await pressOn(page.getByRole('button', { name: 'Add filter' }), 'Enter');
      await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Type to find' })).toBeFocused();
      await page.keyboard.type('signed in');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/action=signed\+in/);
      const line = log.locator('[data-row]').first();
      await expect(line).toContainText('Signed in');
      expect(await violationsOn(page)).toEqual([]);

      const download = page.waitForEvent('download');
      await pressOn(page.getByRole('button', { name: 'Export' }), 'Enter');
      const file = await (await download).path();
      const [head, ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n');
      expect(head).toContain('Time (UTC),Action,Person');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((each) => each.includes(',signed in,'))).toBe(true);

      await pressOn(line, 'Enter');
      await expect(page.getByRole('dialog', { name: 'Signed in' })).toContainText('Network');
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(line).toBeFocused();
    },
  );
});

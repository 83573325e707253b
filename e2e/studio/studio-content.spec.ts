import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newCategory, newItem, newOrganization } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { tabTo } from '../page-checks/tab-to.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Content' });
const rows = (page: Page) => table(page).locator('[data-row]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const selectedCount = (page: Page, count: number) =>
  page.getByRole('region', { name: 'Selected items' }).getByText(`${count} selected`);
const toastWith = (page: Page, text: string) => page.locator('[data-toast]').getByText(text);

async function enterStudio(page: Page, email: string, path = '/studio'): Promise<void> {
  await enter(page, email, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('by keys alone: the list is walked, sorted, filtered, and twenty items are filed under a category and back', async ({
  page,
}) => {
  const { id: organizationId, admin } = await newOrganization();
  await newCategory({ organizationId, name: 'Customer stories' });
  await newCategory({ organizationId, name: 'Safety' });
  const titles = Array.from({ length: 21 }, (_, index) => `Turbine ${String(index + 10)}`);
  await Promise.all(titles.map((title) => newItem({ organizationId, title })));
  await enterStudio(page, admin, '/studio?sortBy=title');

  // Like a mailbox.
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Turbine 30')).toBeFocused();
  await expect(row(page, 'Turbine 30')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(rows(page).nth(0)).toBeFocused();

  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(0)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(table(page).getByRole('button', { name: 'Title, category' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/descending=true/);
  const head = table(page).getByRole('columnheader', { name: 'Title, category' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).nth(0)).toContainText('Turbine 30');
  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'All shortcuts' })).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search content' })).toBeFocused();
  await page.keyboard.type('turbine 17');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 21', { exact: true })).toBeVisible();
  await page.goto('/studio?sortBy=title');

  await tabTo(page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
  await page.keyboard.press('Enter');
  const states = page.getByRole('listbox', { name: 'Status' });
  await expect(states).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page).toHaveURL(/state=published/);
  await expect(states.getByRole('option', { name: 'Published' })).toHaveAttribute('aria-selected', 'true');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');

  // The table is one Tab stop.
  await expect(rows(page).first()).toBeVisible();
  await tabTo(rows(page).first());
  await page.keyboard.press('x');
  for (let more = 1; more < 20; more += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(selectedCount(page, 20)).toBeVisible();
  await expect(table(page).locator('[data-row][aria-selected="true"]').first()).toBeAttached();
  await expectNoViolation(page);

  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Type to find' })).toBeFocused();
  await page.keyboard.type('customer');
  const option = page.getByRole('option', { name: 'Customer stories' });
  await expect(page.getByRole('listbox', { name: 'Category' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(toastWith(page, 'Categories of 20 items changed.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Customer stories');

  await page.keyboard.press('z');
  await expect(toastWith(page, 'Undone.')).toBeVisible();
  await expect(rows(page).first()).not.toContainText('Customer stories');
  await page.keyboard.press('Escape');
  await expect(selectedCount(page, 20)).toHaveCount(0);
});

test('an item is deleted and restored by keys alone', { tag: '@all' }, async ({ page }) => {
  const title = 'Last year in the archive';
  const { id: organizationId, admin } = await newOrganization();
  await Promise.all([title, 'This year'].map((each) => newItem({ organizationId, title: each })));
  await enterStudio(page, admin, '/studio?sortBy=title');
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(rows(page).first());
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Del');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, '1 item deleted.')).toBeVisible();

  // Days later it is found among what is deleted.
  await page.goto('/studio');
  await expect(rows(page).first()).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=deleted/);
  await page.keyboard.press('Escape');
  await expect(row(page, title)).toBeVisible();
  await tabTo(row(page, title));
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Res');
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, '1 item restored.')).toBeVisible();
});

test(
  'what another window changes is seen when this one gets the focus',
  { tag: '@all' },
  async ({ page, context }) => {
    const title = 'Seen from two windows';
    const { id: organizationId, admin } = await newOrganization();
    await newItem({ organizationId, title });
    await enterStudio(page, admin);
    const other = await context.newPage();
    await other.goto('/studio');
    for (const [choice, word] of [
      ['Unlisted', 'Unlisted'],
      ['Listed', /Public|Internal/],
    ] as const) {
      await row(other, title).getByRole('checkbox').click();
      await other.getByRole('button', { name: 'Who sees it', exact: true }).click();
      await other.getByRole('option', { name: new RegExp(`^${choice}:`) }).click();
      await expect(row(other, title)).toContainText(word);
      await other.getByRole('button', { name: 'Clear selection' }).click();
      await page.bringToFront();
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await expect(row(page, title)).toContainText(word);
      await other.bringToFront();
    }
  },
);

test('on a telephone a long press selects, and filters are a sheet', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, 'manager@aurora.example');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Audio' }).click();
  await expectNoViolation(page);
  await sheet.getByRole('button', { name: 'All filters' }).click();
  await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  await expect(page).toHaveURL(/type=audio/);
  await rows(page).first().dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200, clientY: 300 });
  await expect(selectedCount(page, 1)).toBeVisible();
  await rows(page).first().dispatchEvent('pointerup', { pointerType: 'touch' });
  await expectNoViolation(page);
});

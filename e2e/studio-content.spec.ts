import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './accessibility.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, itemOf, test } from './portal.ts';
import { pressOn, tabTo } from './tab-to.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

/** Brings in a recording that no other test uses. */
async function importTone(title: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tv-studio-content-'));
  const file = join(folder, 'tone.m4a');
  const tone = ['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=311:duration=2', file];
  await promisify(execFile)(ffmpeg, tone, { timeout: 60_000 });
  await importMedia(file, ['--title', title]);
  await rm(folder, { recursive: true });
}

const table = (page: Page) => page.getByRole('grid', { name: 'Content' });
const rows = (page: Page) => table(page).locator('[data-row]');
/** The row that Tab leads to. */
const currentRow = (page: Page) => table(page).locator('[data-row][tabindex="0"]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const selectedCount = (page: Page, count: number) =>
  page.getByRole('region', { name: 'Selected items' }).getByText(`${count} selected`);

async function enterStudio(page: Page, email: string, path = '/studio'): Promise<void> {
  await page.goto(path);
  await fillInSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('by keys alone: filter, select twenty items, file them under a category, take it back', async ({
  page,
}) => {
  await enterStudio(page, 'manager@aurora.example');
  await tabTo(page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
  await page.keyboard.press('Enter');
  const states = page.getByRole('listbox', { name: 'Status' });
  await expect(states).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page).toHaveURL(/\?state=published$/);
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
  const field = page.getByRole('combobox', { name: 'Type to find' });
  await expect(field).toBeFocused();
  await page.keyboard.type('customer');
  const option = page.getByRole('option', { name: 'Customer stories' });
  await expect(page.getByRole('listbox', { name: 'Category' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-toast]').getByText('Categories of 20 items changed.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Customer stories');

  await page.keyboard.press('z');
  await expect(page.locator('[data-toast]').getByText('Undone.')).toBeVisible();
  await expect(rows(page).first()).not.toContainText('Customer stories');
  await page.keyboard.press('Escape');
  await expect(selectedCount(page, 20)).toHaveCount(0);
});

test('by keys alone: another manager and another language of captions, each taken back', async ({ page }) => {
  await enterStudio(page, 'manager@aurora.example', '/studio?sortBy=title&captions=de');
  const bar = page.getByRole('region', { name: 'Selected items' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selectedCount(page, 2)).toBeVisible();
  const openMore = async () => {
    await page.keyboard.press('F6');
    await tabTo(bar.getByRole('button', { name: 'More' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
  };
  await openMore();
  await page.keyboard.type('Man');
  await expect(page.getByRole('menuitem', { name: 'Manager …' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Find a name or an e-mail address' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.type('content@');
  await expect(page.getByRole('listbox', { name: 'Managers' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]').getByText('Manager of 2 items changed.')).toBeVisible();
  await tabTo(currentRow(page));
  await page.keyboard.press('z');
  await expect(page.locator('[data-toast]').getByText('Undone.')).toBeVisible();

  await openMore();
  await page.keyboard.type('Lang');
  await expect(page.getByRole('menuitem', { name: 'Language of captions …' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Language of captions' });
  await tabTo(dialog.getByLabel('Captions marked as'));
  await page.keyboard.type('Ger');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dutch');
  await expectNoViolation(page);
  await tabTo(dialog.getByRole('button', { name: 'Apply to 2 items' }));
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[data-toast]').getByText('Captions of 2 items are marked as Dutch.'),
  ).toBeVisible();
  await tabTo(currentRow(page));
  await page.keyboard.press('z');
  await expect(page.locator('[data-toast]').getByText('Undone.')).toBeVisible();
});

test('an item is deleted and restored by keys alone', async ({ page }) => {
  test.setTimeout(90_000);
  const title = 'Last year in the archive';
  await importTone(title);
  await enterStudio(page, 'admin@aurora.example', '/studio?sortBy=title');
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(rows(page).first());
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Del');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]').getByText('1 item deleted.')).toBeVisible();

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
  await expect(page.locator('[data-toast]').getByText('1 item restored.')).toBeVisible();
});

test('the table is walked like a mailbox, and its menu opens by a key', async ({ page }) => {
  await enterStudio(page, 'manager@aurora.example', '/studio?sortBy=title');
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(table(page).locator('[data-row]:focus')).toBeInViewport();
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
  await expect(table(page).getByRole('columnheader', { name: 'Title, category' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.goBack();
  await expect(table(page).getByRole('columnheader', { name: 'Title, category' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search content' })).toBeFocused();
  await page.keyboard.type('fifty hertz');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
});

test('a view is saved under a name, is there after a reload, and is deleted', async ({ page }, { retry }) => {
  // One item, whatever other tests bring in at the same time.
  await enterStudio(page, 'manager@aurora.example', '/studio?searchTerm=fifty+hertz&sortBy=title');
  await expect(rows(page)).toHaveCount(1);
  const name = `One rhythm ${retry}`;
  await page.getByRole('button', { name: 'Save as a view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the view a name.')).toBeVisible();
  await dialog.getByLabel('Name of the view').fill(name);
  await pressOn(dialog.getByLabel('Name of the view'), 'Enter');
  const views = page.getByRole('navigation', { name: 'Views of the list' });
  const own = views.getByRole('link', { name: `${name} 1 item` });
  await expect(own).toHaveAttribute('aria-current', 'page');

  await page.reload();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: /^All / }).click();
  await expect(rows(page)).not.toHaveCount(1);
  await own.click();
  await expect(rows(page)).toHaveCount(1);
  await expectNoViolation(page);

  await page.getByRole('button', { name: 'This view' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await expect(own).toHaveCount(0);
  await expect(views.getByRole('link', { name: /^All / })).toHaveAttribute('aria-current', 'page');
});

test('what another window changes is seen when this one gets the focus', async ({ page, context }) => {
  const { title } = itemOf('open-day-nordvik');
  await enterStudio(page, 'manager@aurora.example', '/studio?sortBy=title');
  const other = await context.newPage();
  await other.goto('/studio?sortBy=title');
  for (const [choice, word] of [
    ['Not listed', 'Unlisted'],
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
});

test('on a telephone a long press selects, and filters are a sheet', async ({ page }) => {
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

test.describe('who has no right there', () => {
  test.use({ mayComplainOf: [/404/] });
  test('gets the ordinary page for addresses that lead nowhere', async ({ page }) => {
    await page.goto('/studio');
    await fillInSignIn(page, 'viewer@aurora.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
});

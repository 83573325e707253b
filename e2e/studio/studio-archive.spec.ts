import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo } from '../page-checks/tab-to.ts';

test(
  'an item is archived by keys alone, after it was said what that saves',
  { tag: '@all' },
  async ({ page }) => {
    const id = await newItem({ title: 'Harbour in fog', hasOriginal: true });
    await enter(page, 'admin@aurora.example', `/studio/content/${id}`);
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('Arch');
    await expect(page.getByRole('menuitem', { name: 'Archive…' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Archive 1 item' });
    await expect(dialog.getByText(/^This saves .* [KM]B\.$/)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
    await page.keyboard.type('Arch');
    await page.keyboard.press('Enter');
    await pressOn(dialog.getByRole('button', { name: 'Archive' }), 'Enter');
    await expect(page.getByText('This item is archived.')).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Bring back' }));
    expect(await violationsOn(page)).toEqual([]);
  },
);

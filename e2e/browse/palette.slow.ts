// Slow: two products are walked by keys alone.
// Proves: pages and items are reached by their names.
// Ground: web/src/pages/layout/viewer-palette.tsx, ui/src/palette.
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';

test('by keys alone: a page of the studio and an item are reached by their names, in studio and portal', async ({
  page,
}) => {
  const id = await newItem({ title: 'Heron over the reeds' });
  await enter(page, 'admin@aurora.example', '/studio');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const field = dialog.getByRole('combobox');
  // The code of the palette comes after the page.
  const open = () =>
    expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
  const goTo = async (typed: string, option: string | RegExp) => {
    await open();
    await page.keyboard.type(typed);
    await expect(dialog.getByRole('option', { name: option }).first()).toHaveAttribute('data-active', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await goTo('brand', /^Branding/);
  await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible();
  await goTo('heron', /^Heron over the reeds/);
  await expect(page).toHaveURL(new RegExp(`/studio/content/${id}$`));

  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await open();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await goTo('reeds', /^Heron over the reeds/);
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
});

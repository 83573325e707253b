// Slow: an item's sound is cut and sent to a captions service.
// Proves: captions are made, approved and translated by keyboard.
// Ground: studio/src/machine-captions, server/src/machine-captions.
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, typeInto } from '../page-checks/tab-to.ts';

test('a manager makes, approves and translates captions by keyboard alone', async ({ page }) => {
  const id = await newItem({ title: 'Heat pumps in the cold' });
  await enter(page, 'admin@aurora.example', `/studio/content/${id}?tab=captions`);
  let actions = 0;
  const press = async (name: RegExp | string) => {
    actions += 1;
    await pressOn(page.getByRole('button', { name }), 'Enter');
  };
  const madeByMachine = (language: string) =>
    page.getByRole('listitem').filter({ hasText: 'auto-generated' }).filter({ hasText: language });
  await expect(page.getByText('There are no captions yet.')).toBeVisible();
  await press('Generate captions');
  await expect(madeByMachine('English')).toBeVisible({ timeout: 60_000 });
  expect(await violationsOn(page)).toEqual([]);
  await press(/^Approve ?: English/);
  await expect(page.getByText('Captions approved').first()).toBeVisible();
  await expect(madeByMachine('English')).toHaveCount(0);
  expect(actions).toBe(2);

  // A translation: choose the language, then go.
  await typeInto(page.getByLabel('Into'), 'German');
  await press('Translate');
  await expect(madeByMachine('German')).toBeVisible({ timeout: 60_000 });

  // Viewers read that a machine made it.
  await page.goto(`/watch/${id}`);
  const languages = page.getByLabel('Language').getByRole('option');
  await expect(languages).toHaveText(['English', 'German (auto-generated)']);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await pressOn(page.getByRole('button', { name: 'Settings' }), 'Enter');
  await page.getByRole('menuitem', { name: /^Captions/ }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /German/ })).toContainText('auto-generated');
  await expect(page.getByRole('menuitemradio', { name: /English/ })).not.toContainText('auto-generated');
});

import { expectNoViolation } from './accessibility.ts';
import { expect, itemOf, signIn, test } from './portal.ts';

test('the header offers what goes on from what is typed, and what was searched before', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example');
  const field = page.getByRole('combobox', { name: 'Search' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('fifty');
  const title = itemOf('fifty-hertz').title;
  const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const offer = offers.filter({ hasText: title });
  await expect(offer).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('ArrowDown');
  await expect(offer).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await offer.getAttribute('id')) ?? 'no id');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await field.fill('wind park');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=wind(%20|\+)park/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await field.click();
  await expect(offers).toHaveText([/wind park/, new RegExp(title.toLowerCase())]);
  await page.keyboard.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(offers).toHaveCount(0);
});

test('on a telephone the field lies over the header until it is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'viewer@aurora.example');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('safe');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

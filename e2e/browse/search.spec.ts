import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { enter, expect, itemOf, test } from '../portal.ts';

const { title, speakers = [] } = itemOf('north-wind');
const speaker = speakers[0] ?? 'a speaker of the item';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('article').getByRole('heading');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const filter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** A value of an opened filter, without its count. */
const value = (page: Page, name: string) =>
  page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}( \\d|$)`) });

test(
  'the header offers what goes on from what is typed, and what was searched before',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, 'viewer@aurora.example');
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('fifty');
    const found = itemOf('fifty-hertz').title;
    const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    const offer = offers.filter({ hasText: found });
    await expect(offer).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('ArrowDown');
    await expect(offer).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await offer.getAttribute('id')) ?? 'no id',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();

    await field(page).fill('wind park');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?searchTerm=wind(%20|\+)park/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();

    await field(page).click();
    await expect(offers).toHaveText([/wind park/, new RegExp(found.toLowerCase())]);
    await page.keyboard.press('Escape');
    await expect(offers).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(offers).toHaveCount(0);
  },
);

test('results are filtered with the keyboard, the address is shared, and Back takes it back', async ({
  page,
}) => {
  await enter(page, 'viewer@aurora.example', '/search?searchTerm=wind');
  const total = page.getByText(/^\d+ results$/);
  const all = (await total.textContent()) ?? '';

  await filter(page, 'Type').click();
  const video = page.getByRole('menuitemradio', { name: /^Video \d+ items?$/ });
  const count = Number(/\d+/.exec((await video.textContent()) ?? '')?.[0]);
  await video.click();
  await expect(page.getByText(`${count} result${count === 1 ? '' : 's'}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Video' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(filter(page, 'Type')).toBeFocused();

  await filter(page, 'Category').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await expectNoViolation(page);
  await value(page, 'Town halls').press('Enter');
  await expect(chips(page)).toHaveText(['Town halls']);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Category')).toBeFocused();
  await expect(total).not.toHaveText(all);

  await filter(page, 'Speaker').click();
  await value(page, speaker).click();
  await page.keyboard.press('Escape');
  await expect(chips(page)).toHaveText(['Town halls', `Speaker: ${speaker}`]);
  await expect(titles(page)).toHaveText([title]);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(titles(other)).toHaveText([title]);
  await expect(chips(other)).toHaveText(['Town halls', `Speaker: ${speaker}`]);
  await other.close();

  await page.goBack();
  await expect(chips(page)).toHaveText(['Town halls']);
  await page.goBack();
  await expect(total).toHaveText(all);
  await expect(titles(page).nth(1)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
});

test(
  'on a telephone the field lies over the header until it is left, and the filters are a sheet',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(page, 'viewer@aurora.example', '/search?searchTerm=wind&published=1999');
    await expect(page.getByText('No results match the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Filters 1 selected' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByText('1999').click();
    await sheet.getByText('Video').click();
    await expectNoViolation(page);
    await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(chips(page)).toHaveText(['Video']);
    await expect(titles(page).first()).toBeVisible();
    await expectNoViolation(page);

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('safe');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  },
);

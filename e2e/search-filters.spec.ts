import type { Page } from '@playwright/test';
import { expectNoViolation } from './accessibility.ts';
import { expect, itemOf, signIn, test } from './portal.ts';

const { title, speakers = [] } = itemOf('north-wind');
const speaker = speakers[0] ?? 'a speaker of the item';

const results = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('article');
const titles = (page: Page) => results(page).getByRole('heading');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');
const filter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** A value of an opened filter, without its count. */
const value = (page: Page, name: string) =>
  page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}( \\d|$)`) });

test('results are filtered by category and speaker, the address is shared, and Back takes it back', async ({
  page,
}) => {
  await signIn(page, 'viewer@aurora.example', '/search?searchTerm=wind');
  await expect(titles(page).nth(1)).toBeVisible();
  const all = await titles(page).count();

  await filter(page, 'Category').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await expectNoViolation(page);
  await value(page, 'Town halls').press('Enter');
  await expect(chips(page)).toHaveText(['Town halls']);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Category')).toBeFocused();
  await expect(titles(page)).not.toHaveCount(all);

  await filter(page, 'Speaker').click();
  await value(page, speaker).click();
  await page.keyboard.press('Escape');
  await expect(chips(page)).toHaveText(['Town halls', `Speaker: ${speaker}`]);
  await expect(titles(page)).toHaveText([title]);
  await expectNoViolation(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(titles(other)).toHaveText([title]);
  await expect(chips(other)).toHaveText(['Town halls', `Speaker: ${speaker}`]);
  await other.close();

  await page.goBack();
  await expect(chips(page)).toHaveText(['Town halls']);
  await page.goBack();
  await expect(titles(page)).toHaveCount(all);
  await expect(chips(page)).toHaveCount(0);
});

test('a filter says how many it would find, finds as many, and is taken back by its chip', async ({
  page,
}) => {
  await signIn(page, 'viewer@aurora.example', '/search?searchTerm=wind');
  await expect(titles(page).nth(1)).toBeVisible();
  await filter(page, 'Type').click();
  const video = page.getByRole('menuitemradio', { name: /^Video \d+ items?$/ });
  const count = Number(/\d+/.exec((await video.textContent()) ?? '')?.[0]);
  await video.click();
  await expect(page.getByText(`${count} result${count === 1 ? '' : 's'}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Video' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(filter(page, 'Type')).toBeFocused();
});

test('on a telephone the filters are a sheet, and filters that leave nothing can be cleared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'viewer@aurora.example', '/search?searchTerm=wind&published=1999');
  await expect(page.getByText('Nothing that was found matches the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Filters 1 chosen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('1999').click();
  await sheet.getByText('Video').click();
  await expectNoViolation(page);
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(chips(page)).toHaveText(['Video']);
  await expect(titles(page).first()).toBeVisible();
  await expectNoViolation(page);
});

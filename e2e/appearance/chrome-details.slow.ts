// Slow: pages with the longest texts are laid out at many sizes.
// Proves: long names burst nothing, and help opens where it tells of the page.
// Ground: web/src/features/chrome, web/src/pages/guide*.
import { violationsOn } from '../page-checks/accessibility.ts';
import { expect, itemOf, signIn, test } from '../portal.ts';
import { findBursts, stretchTexts } from './stretched.ts';
import { findText } from './text-below.ts';

test('names and titles of 300 signs burst nothing on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const text = await stretchTexts(page, 300);
  await signIn(page, 'both@aurora.example');
  for (const path of ['/', `/watch/${itemOf('night-shift-3').id}?t=0`, '/playlist']) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await findBursts(page, text), path).toEqual([]);
  }
});

test('with a wide mark the portal’s name stays whole, the survey stands over no text, and the studio’s bar fits telephones', async ({
  page,
}) => {
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60"/></svg>`;
  await page.route(/Users\/Me$/, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { organization: object };
    const organization = { ...user.organization, logoUrl: '/wide.svg' };
    await route.fulfill({ response, json: { ...user, organization } });
  });
  await page.route('**/wide.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: wide }));
  await signIn(page, 'manager@aurora.example', '/categories');
  const logo = page.getByRole('banner').getByRole('link', { name: 'TV | Internal' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const edge = (await menu.locator('> div').boundingBox())!.width;
  const box = (await logo.getByText('Internal').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(edge);

  await expect(page.getByRole('main').getByText('Town halls').first()).toBeVisible();
  const tab = (await page.getByRole('complementary', { name: 'Feedback' }).boundingBox())!;
  const below = await page.evaluate(findText, { left: tab.x, top: tab.y, height: tab.height });
  expect(below).toEqual([]);

  await page.goto('/studio');
  await expect(page.getByRole('link', { name: 'TV | Studio' })).toBeVisible();
  for (const width of [320, 360, 390, 440, 480]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
});

test('help in the studio opens the guide where it tells of the page, and the guide is searched by keyboard', async ({
  page,
}) => {
  await signIn(page, 'content@aurora.example', '/studio/upload');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help' }).click();
  const guide = await opened;
  const upload = guide.getByRole('region', { name: 'Upload a video or a recording' });
  await expect(upload.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(upload.getByRole('link', { name: 'Open: Upload' })).toHaveAttribute('href', '/studio/upload');
  const picture = upload.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((shown: { naturalWidth: number }) => shown.naturalWidth))
    .toBe(1440);
  await expect(guide.getByRole('heading', { level: 2 })).toHaveText([
    'For content managers',
    'For viewers',
    'For organization managers',
    'For admins',
  ]);
  expect(await violationsOn(guide)).toEqual([]);

  await guide.keyboard.press('/');
  await guide.keyboard.type('Schédule');
  await expect(guide.getByText(/^\d+ tasks for “Schédule”$/)).toBeVisible();
  await guide.keyboard.press('ArrowDown');
  const results = guide.getByRole('list', { name: 'Tasks found' });
  await expect(results.getByRole('link').first()).toBeFocused();
  await expect(guide).toHaveURL(/\?searchTerm=Sch/);
  await guide.keyboard.press('Enter');
  await expect(guide.getByRole('heading', { level: 3, name: 'Schedule', exact: true })).toBeFocused();
  await expect(guide.getByRole('heading', { level: 3, name: 'Schedule', exact: true })).toBeInViewport();
  await guide.goBack();
  await expect(guide.getByRole('searchbox')).toHaveValue('Schédule');
});

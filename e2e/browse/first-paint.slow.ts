// Slow: pages are painted without scripts, and compared.
// Proves: the first picture is there without scripts, and stays where it lies.
// Ground: server/src/portal, web/index.html.
import type { Page } from '@playwright/test';
import { AURORA, expect, publicPath, test } from '../portal.ts';

// The first HTML of public pages paints their largest picture before any script has come, where the screen's own
// will be, and gives way to it.

test.use({ viewport: { width: 390, height: 844 } });

const boxOf = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return [x, y, width, height].map(Math.round);
};

for (const [name, path, own] of [
  ['home', `/public/${AURORA}`, 'section[data-under-header]'],
  ['watch page', `${publicPath('fifty-hertz')}?t=0`, 'main section[aria-label="Video player"]'],
] as const)
  test(`${name}: the picture is there without scripts, and lies where it stays`, async ({
    page,
    browser,
  }) => {
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      baseURL: process.env.PUBLIC_URL!,
    });
    const early = await bare.newPage();
    await early.goto(path);
    await expect(early.locator('#first-paint img')).toBeVisible();
    const first = await boxOf(early, '#first-paint');
    await bare.close();

    await page.goto(path);
    await expect(page.locator('main img[fetchpriority="high"]').first()).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    expect(await boxOf(page, own)).toEqual(first);
  });

test('a page that is left at once does not leave its picture on the next one', async ({ page }) => {
  const left = Promise.withResolvers<void>();
  await page.route('**/poster?*', (route) => left.promise.then(() => route.continue()));
  await page.goto(`/public/${AURORA}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'See all: Coming soon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  left.resolve();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

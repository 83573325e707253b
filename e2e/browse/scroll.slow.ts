// Slow: long pages are scrolled, left, reloaded and come back to.
// Proves: Back and a reload find the page where it stood.
// Ground: web/src/pages/layout/use-scroll-position.ts, web/src/routes.tsx.
import type { Page } from '@playwright/test';
import { AURORA, enter, expect, test } from '../portal.ts';

// A new place begins at its top; Back, and a reload, find the page where it stood, though its lists come later.

const placeOf = (page: Page) =>
  page.evaluate(() => Math.round((globalThis as unknown as { scrollY: number }).scrollY));
const training = (page: Page) => page.getByRole('region', { name: 'Training' });

async function goDown(page: Page): Promise<number> {
  await training(page).scrollIntoViewIfNeeded();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(900);
  // Rows that came near the screen take their real height, which moves the end of the page.
  let before = -1;
  await expect
    .poll(async () => {
      const isStill = (await placeOf(page)) === before;
      before = await placeOf(page);
      return isStill;
    })
    .toBe(true);
  return placeOf(page);
}

async function expectScrollAfterBack(page: Page): Promise<void> {
  const stood = await goDown(page);
  const card = training(page).getByRole('article').getByRole('link').first();
  const title = (await card.textContent())!;
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(stood);
}

test('Back and a reload find the page where it stood; the same address anew begins at its top', async ({
  page,
}) => {
  await enter(page, 'viewer@aurora.example');
  await expectScrollAfterBack(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/public/${AURORA}`);
  await expectScrollAfterBack(page);
  const stood = await placeOf(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(stood);
  await page.goto('/guide');
  await page.goto(`/public/${AURORA}`);
  await expect(training(page)).toBeAttached();
  expect(await placeOf(page)).toBe(0);
});

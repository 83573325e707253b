import type { Page } from '@playwright/test';
import { AURORA, expect, signIn, test } from './portal.ts';

// A new place begins at its top; Back, and a reload, find the page where it stood, though its lists come later.

const placeOf = (page: Page) =>
  page.evaluate(() => Math.round((globalThis as unknown as { scrollY: number }).scrollY));

async function goDown(page: Page): Promise<number> {
  await page.getByRole('region', { name: 'Training' }).scrollIntoViewIfNeeded();
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

for (const width of [390, 1440])
  test(`${width} px wide: Back finds the page where it stood`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'viewer@aurora.example');
    const stood = await goDown(page);
    const card = page
      .getByRole('region', { name: 'Training' })
      .getByRole('article')
      .getByRole('link')
      .first();
    const title = (await card.textContent())!;
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await placeOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(stood);
  });

test('a reload finds the page where it stood; the same address anew begins at its top', async ({ page }) => {
  await page.goto(`/public/${AURORA}`);
  const stood = await goDown(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(stood);
  await page.goto('/logout');
  await page.goto(`/public/${AURORA}`);
  await expect(page.getByRole('region', { name: 'Training' })).toBeAttached();
  expect(await placeOf(page)).toBe(0);
});

import type { Page } from '@playwright/test';
import { expect, publicPath, test } from './portal.ts';
import { currentTime } from './watching.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });

test('who presses Play on the picture stays in the player, where the arrows are its keys', async ({
  page,
}) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=0`);
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => currentTime(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(player(page)).toBeFocused();
  await page.keyboard.press('k');
  const stopped = await currentTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeCloseTo(stopped + 5, 1);
});

test('the Tab key finds the controls while it plays and they have left the picture', async ({ page }) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=0`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect(player(page)).not.toHaveAttribute('data-controls-shown', { timeout: 30_000 });
  const controls = player(page).locator('[data-controls]');
  await expect(controls).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  const seek = page.getByRole('slider', { name: 'Seek' });
  for (let presses = 0; presses < 20 && !(await seek.evaluate((it) => it.matches(':focus'))); presses++)
    await page.keyboard.press('Tab');
  await expect(seek).toBeFocused();
  await expect(controls).toHaveCSS('opacity', '1');
});

import type { Page } from '@playwright/test';
import { expect, publicPath, test } from './portal.ts';
import { currentTime, play } from './watching.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });

test('the keys are shown by ?, do what they say, and can be switched off on this device', async ({
  page,
}) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=0`);
  await play(page);
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('row', { name: 'M Mute' })).toBeVisible();
  await keys.getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  const stopped = await currentTime(page);
  await page.keyboard.press('5');
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  expect(await currentTime(page)).toBe(stopped);
  // the way back for those who need no keys
  await page.reload();
  await play(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await keys.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(stopped + 5);
});

test('captions look as chosen, and still do after a reload', async ({ page }) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=0`);
  await play(page);
  const captions = page.getByRole('button', { name: 'Captions', exact: true });
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Caption style' }).click();
  await expect(page.getByRole('menuitem', { name: 'Size' })).toContainText('150 %');
  await page.getByRole('menuitem', { name: 'Colour' }).click();
  await page.getByRole('menuitemradio', { name: 'Yellow' }).click();
  await page.keyboard.press('Escape');
  const shown = player(page).locator('[lang]');
  const looksSo = async () => {
    await expect(shown.locator('span')).toHaveCSS('color', 'rgb(255, 224, 77)', { timeout: 20_000 });
    await expect(shown).toHaveAttribute('style', /--size: 1\.5/);
  };
  await looksSo();
  await page.reload();
  await play(page);
  await looksSo();
});

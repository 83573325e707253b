import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { chromium } from '../browsers/chromium.ts';
import { savePicture, sizes } from '../page-checks/picture.ts';
import { enter, expect, test } from '../portal.ts';
import { fakeDevices, recorderEmail } from './recording.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';

// Recording in each of its states, at every size and in every theme, and once in German; looked at by axe, and measured.
const launched = await chromium(true);
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launched, args: [...(launched.args ?? []), ...fakeDevices] },
});
test.describe.configure({ timeout: 600_000 });

/** The theme changes beneath what is open. */
async function look(page: Page, name: string, isWhole: boolean): Promise<void> {
  for (const [width, height] of sizes.filter((_, at) => isWhole || at % 2 === 0)) {
    await page.setViewportSize({ width, height });
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(wider, `${name} ${width}: pixels wider than the window`).toBeLessThanOrEqual(0);
    for (const theme of isWhole ? themes : themes.slice(0, 1)) {
      await changeTheme(page, theme);
      await savePicture(page, `screenshots/record/${name}-${width}-${theme}.png`);
      expect.soft(await violationsOn(page, rulesIn(theme)), `${name} ${width} ${theme}: axe`).toEqual([]);
    }
    await changeTheme(page, themes[0]);
  }
}

for (const [locale, folder] of [
  ['en-GB', ''],
  ['de-DE', 'de/'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const isWhole = folder === '';

    test('a screen with a camera is recorded', async ({ page }) => {
      await beginInFirstTheme(page);
      await enter(page, recorderEmail, '/studio/record');
      const modes = page
        .getByRole('group', { name: /^(What to record|Was aufgenommen wird)$/ })
        .getByRole('radio');
      await expect(modes).toHaveCount(4, { timeout: 90_000 });
      const looked = (name: string) => look(page, `${folder}${name}`, isWhole);
      await looked('before');
      await modes.nth(2).check({ force: true });
      const main = page.locator('main');
      await main.getByRole('button', { name: /^(Choose a screen|Bildschirm)/ }).press('Enter');
      await expect(main.locator('video')).toBeVisible();
      await looked('open');
      await page.keyboard.press('r');
      await expect(page.getByRole('timer')).toBeVisible();
      await page.keyboard.press('c');
      await looked('recording');
      await page.keyboard.press('p');
      await looked('paused');
      await page.keyboard.press('s');
      await expect(main.getByRole('slider')).toHaveCount(2);
      await looked('after');
      await page.reload();
      await expect(main.locator('ul li').filter({ has: page.getByRole('button') })).toHaveCount(1);
      await looked('on-this-device');
    });

    test('the camera is refused', async ({ page }) => {
      await beginInFirstTheme(page);
      await page.addInitScript(`navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotAllowedError'))`);
      await enter(page, recorderEmail, '/studio/record');
      const main = page.locator('main');
      await main.getByRole('button', { name: /^(Turn on|Kamera)/ }).click({ timeout: 90_000 });
      await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await look(page, `${folder}refused`, isWhole);
    });
  });

import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { savePicture } from '../page-checks/picture.ts';
import { expect, publicPath, test } from '../portal.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';
import { play } from './watching.ts';

// Every state of the player, checked by axe and saved as a picture in `screenshots/player/`.
const sizes = [
  [360, 800],
  [1440, 900],
] as const;

test.describe.configure({ timeout: 300_000 });
// what is lost on purpose is complained of
test.use({ mayComplainOf: [/ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of sizes)
  test(`the player's states, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginInFirstTheme(page);
    // What comes next waits, so that it can be looked at in every theme.
    await page.addInitScript(() => {
      if (!localStorage.getItem('tv.player')) localStorage.setItem('tv.player', '{"autoplayNext":false}');
    });
    const look = async (state: string) => {
      for (const theme of themes) {
        await changeTheme(page, theme);
        await savePicture(page, `screenshots/player/${state}-${width}-${theme}.png`);
        expect.soft(await violationsOn(page, rulesIn(theme)), `${state} ${theme}: axe`).toEqual([]);
      }
      await changeTheme(page, themes[0]);
    };
    const player = page.getByRole('region', { name: /player$/i }).first();
    const settings = page.getByRole('button', { name: 'Settings' });

    await page.goto(publicPath('solar-field'));
    await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
    await look('untouched');
    await play(page);
    const captions = page.getByRole('button', { name: 'Captions', exact: true });
    if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
    await page.keyboard.press('k');
    await page.keyboard.press('1');
    await expect(player.locator('[data-cue]').first()).toBeVisible();
    await look('captions');
    await page.getByRole('slider', { name: 'Seek' }).hover();
    await expect(player.locator('[data-seek-picture]')).toBeVisible();
    await look('seek-picture');
    await settings.click();
    await expect(page.getByRole('menuitem', { name: 'Quality' })).toBeVisible();
    await look('menu');
    await page.getByRole('menuitem', { name: 'Caption style' }).click();
    await look('menu-caption-style');
    await page.getByRole('menuitem', { name: 'Colour' }).click();
    await look('menu-colour');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await look('keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await look('theatre');
    await page.keyboard.press('t');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    await look('full-screen');
    await page.keyboard.press('f');
    await page.keyboard.press('k');
    await player.focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible();
    await look('next');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await look('ended');
    await page.keyboard.press('i');
    await expect(page.getByRole('region', { name: 'Mini player' })).toBeVisible();
    await look('corner');

    await page.goto(`${publicPath('night-shift-3')}?t=0`);
    await play(page);
    await look('sound');
    await lose(page);
    await page.goto(publicPath('fifty-hertz'));
    await expect(page.getByRole('alert')).toContainText('connection was lost', { timeout: 60_000 });
    await look('lost');
  });

/** From now on no piece of any stream arrives. */
const lose = (page: Page) => page.route(/\.(m3u8|mp4|m4s)(\?|$)/, (route) => route.abort());

import type { Page } from '@playwright/test';
import { callPattern } from './calls.ts';
import { painted } from './painted.ts';
import { AURORA, expect, itemOf, publicPath, signIn, test, watchPath } from './portal.ts';
import { currentTime, play } from './watching.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('breadcrumbs lead back, and Discover has one name', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example');
    for (const [path, parent, address] of [
      ['/categories', 'Home', '/'],
      [`/categories/${AURORA.slice(0, 8)}-0000-4000-8000-000000000005`, 'Discover', '/categories'],
      ['/followed-categories', 'Discover', '/categories'],
      ['/coming-soon', 'Home', '/'],
      [watchPath('fifty-hertz'), 'Discover', '/categories'],
    ] as const) {
      await page.goto(path);
      const way = main(page).getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(way.getByRole('link', { name: parent }), path).toBeInViewport({ ratio: 1 });
      await expect(way.getByRole('link', { name: parent })).toHaveAttribute('href', address);
      await expect(way.locator('[aria-current="page"]')).toHaveText(
        (await page.getByRole('heading', { level: 1 }).textContent())!,
      );
    }
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Discover' })).toBeVisible();
  });

  for (const theme of ['dark', 'light'])
    test(`the buttons of a featured item lie above its fade, ${theme}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), theme);
      await signIn(page, 'viewer@aurora.example');
      const words = page.getByRole('listitem', { name: /^1 of/ });
      for (const button of [
        words.getByRole('link', { name: 'Play' }),
        words.getByRole('button', { name: /^Save/ }),
        words.getByRole('button', { name: 'More' }),
      ]) {
        const { x, y, width, height } = (await button.boundingBox())!;
        // Whatever is painted over the middle of the button, at its lower edge, where the fade is strongest.
        const isOnTop = await button.evaluate(
          (element, [left, top]) => {
            const page = globalThis as unknown as {
              document: { elementFromPoint: (x: number, y: number) => unknown };
            };
            return (element as unknown as { contains: (other: unknown) => boolean }).contains(
              page.document.elementFromPoint(left!, top!),
            );
          },
          [x + width / 2, y + height - 4],
        );
        expect.soft(isOnTop, await button.innerText()).toBe(true);
      }
    });
});

test('a saved upcoming item tells its date, and that it is coming soon', async ({ page }) => {
  await signIn(page, 'both@aurora.example', watchPath('open-day-nordvik'));
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Saved to Playlist')).toBeVisible();
  await page.goto('/playlist');
  const card = page.getByRole('article').filter({ hasText: itemOf('open-day-nordvik').title });
  await expect(card).toContainText(/\b20\d\d · Coming soon/);
  await card.getByRole('button', { name: 'Remove from playlist' }).click();
  await expect(card).toHaveCount(0);
});

test('what is begun can be taken out of the row, and stays out', async ({ page }) => {
  await signIn(page, 'manager@aurora.example', `${watchPath('night-shift-2')}?t=0`);
  const player = page.getByRole('region', { name: 'Audio player' });
  await play(page);
  // What was looked at for a few seconds only is not begun.
  await expect.poll(() => currentTime(page), { timeout: 40_000 }).toBeGreaterThan(9);
  const told = page.waitForResponse((answer) => callPattern('POST /WatchedTimestamps').test(answer.url()));
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  expect((await told).ok()).toBe(true);
  await page.goto('/');
  const begun = page.getByRole('region', { name: 'Continue watching' }).getByRole('article');
  const card = begun.filter({ hasText: itemOf('night-shift-2').title });
  await card.getByRole('button', { name: 'Remove from Continue watching' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(card).toHaveCount(0);
});

test.describe('while the player waits', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('its spinner is 3.8 rem wide', async ({ page }) => {
    // Never answered: the player waits as long as the test looks.
    await page.route(/\.(m4s|mp4)(\?|$)/, () => {});
    await page.goto(`${publicPath('fifty-hertz')}?t=0`);
    const player = page.getByRole('region', { name: 'Video player' });
    await player.getByRole('button', { name: 'Play', exact: true }).first().click();
    const spinner = player.getByRole('status').locator('svg');
    await expect(spinner).toBeVisible();
    for (const side of ['width', 'height'])
      expect(Number.parseFloat(await painted(spinner, side))).toBeCloseTo(3.8 * 16, 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

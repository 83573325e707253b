import { expect, publicPath, test } from './portal.ts';
import { play } from './watching.ts';

test('what is a hair longer in sound than in picture still ends', async ({ page }) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=16`);
  await play(page);
  await expect
    .poll(
      () =>
        page
          .locator('video')
          .first()
          .evaluate((media) => (media as unknown as { ended: boolean }).ended),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
});

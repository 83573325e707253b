import { AURORA, DEMO_PASSWORD, expect, HARBOR, itemOf, publicPath, test } from '../portal.ts';
import { choose, currentTime, pictureHeight, play } from '../watch/watching.ts';

test('a visitor watches what is public, and is offered nothing that needs an account', async ({ page }) => {
  const featured = page.getByRole('region', { name: 'Featured' });
  await page.goto(`/public/${HARBOR}`);
  await expect(featured).toBeVisible();
  await expect(page.getByText('Harbor Bank').first()).toBeVisible();
  await expect(page.getByText(itemOf('solar-field').title)).toHaveCount(0);

  // The way in is in reach on every screen.
  for (const width of [320, 360, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 320) await page.goto(`/public/${AURORA}`);
    const way = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
    await expect(way).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
  await expect(featured).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /My playlist/ })).toHaveCount(0);
  for (const slug of ['five-checks', 'grid-under-stress'])
    await expect(page.getByText(itemOf(slug).title)).toHaveCount(0);

  await page.goto(publicPath('open-day-nordvik'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(itemOf('open-day-nordvik').title);
  await expect(page.locator('video')).toHaveCount(0);

  await page.goto(`${publicPath('fifty-hertz')}?t=5`);
  await expect(title).toHaveText(itemOf('fifty-hertz').title);
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /playlist/ })).toHaveCount(0);
  // The arrows seek while nothing has the focus.
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(5);
  const from = await currentTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(from + 4);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentTime(page)).toBeLessThan(from + 4);
  await play(page);
  await choose(page, 'Quality', '360p');
  await expect.poll(() => pictureHeight(page)).toBe(360);
});

test.describe('what is not for everybody', () => {
  test.use({ mayComplainOf: [/status of 40[034]/] });

  test(
    'a locked item opens with its password only, and stays open in this tab; others are not there',
    { tag: '@all' },
    async ({ page }) => {
      for (const id of [itemOf('five-checks').id, crypto.randomUUID()]) {
        await page.goto(`/public/${AURORA}/watch/${id}`);
        await expect(page.getByRole('heading', { name: 'This is not available' })).toBeVisible();
      }
      await page.goto(publicPath('quieter-blades'));
      const asks = page.getByRole('heading', { name: 'Password required' });
      const password = page.getByLabel('Password', { exact: true });
      await expect(asks).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
      await password.fill('not this one');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('alert')).toContainText('Wrong password');
      await password.fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(asks).toHaveCount(0);
      await play(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: itemOf('quieter-blades').title })).toBeVisible();
      await expect(asks).toHaveCount(0);

      // An embed is the player alone.
      await page.goto(publicPath('fifty-hertz').replace('/watch/', '/embed/'));
      await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await play(page);
    },
  );
});

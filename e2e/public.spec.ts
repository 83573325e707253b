import { callAddress } from './calls.ts';
import { AURORA, DEMO_PASSWORD, expect, HARBOR, itemOf, publicPath, test } from './portal.ts';
import { choose, pictureHeight, play } from './watching.ts';

test('a visitor comes to the public home and watches an item, and is offered nothing that needs an account', async ({
  page,
}) => {
  await page.goto(`/public/${AURORA}`);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /My playlist/ })).toHaveCount(0);
  for (const title of [itemOf('five-checks').title, itemOf('grid-under-stress').title])
    await expect(page.getByText(title)).toHaveCount(0);

  const item = itemOf('fifty-hertz');
  await page.goto(publicPath('fifty-hertz'));
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /playlist/ })).toHaveCount(0);
  await play(page);
  await choose(page, 'Quality', '360p');
  await expect.poll(() => pictureHeight(page), { timeout: 30_000 }).toBe(360);
});

test.describe('a locked item', () => {
  test.use({ mayComplainOf: [/status of 403/] });

  test('opens with its password only, and stays open in this tab', async ({ page }) => {
    await page.goto(publicPath('quieter-blades'));
    await expect(page.getByRole('heading', { name: 'Password required' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('alert')).toContainText('not right');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('heading', { name: 'Password required' })).toHaveCount(0);
    await play(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: itemOf('quieter-blades').title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Password required' })).toHaveCount(0);
  });
});

test('an upcoming item says when it comes, and has no player', async ({ page }) => {
  await page.goto(publicPath('open-day-nordvik'));
  await expect(page.getByRole('heading', { level: 1, name: itemOf('open-day-nordvik').title })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('each organization has its own public pages', async ({ page }) => {
  await page.goto(`/public/${HARBOR}`);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page.getByText('Harbor Bank').first()).toBeVisible();
  await expect(page.getByText(itemOf('solar-field').title)).toHaveCount(0);
});

test('an embed is the player alone', async ({ page }) => {
  await page.goto(publicPath('fifty-hertz').replace('/watch/', '/embed/'));
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await play(page);
});

test.describe('without moving previews', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card under the mouse has its page ready before it is pressed', async ({ page }) => {
    const item = itemOf('fifty-hertz');
    await page.goto(`/public/${AURORA}/tag/${encodeURIComponent(item.tags[0] ?? '')}`);
    const card = page.getByRole('main').getByRole('link', { name: item.title });
    await expect(card).toBeVisible();
    const asked = page.waitForRequest((request) =>
      request.url().endsWith(callAddress('GET /MediaContents/Publics/:id', { params: { id: item.id } })),
    );
    await card.hover();
    await asked;
    expect(page.url()).not.toContain('/watch/');
  });
});

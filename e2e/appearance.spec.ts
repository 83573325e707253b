import type { Locator } from '@playwright/test';
import { callPattern } from './calls.ts';
import { painted } from './painted.ts';
import { AURORA, expect, HARBOR, publicPath, signIn, test, watchPath } from './portal.ts';

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const [slug, shape] of [
    ['tower-climb', 9 / 16],
    ['ice-on-the-blade', 1],
    ['fifty-hertz', 16 / 9],
  ] as const)
    test(`the picture of "${slug}" takes the room there is`, async ({ page }) => {
      await signIn(page, 'viewer@aurora.example', `${watchPath(slug)}?t=0`);
      const player = page.getByRole('region', { name: 'Video player' });
      await expect(player).toBeVisible();
      const { width, height } = await boxOf(player);
      expect(width).toBeGreaterThan(300);
      expect(width / height).toBeCloseTo(shape, 1);
    });
});

test.describe('where a word is longer than a telephone is wide', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  const word = 'Datenschutzgrundverordnungsbeauftragtenschulungen';
  const isWithin = async (what: Locator) => {
    const { x, width } = await boxOf(what);
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(360);
  };

  test('rows, cards and lists stay as wide as it', async ({ page }) => {
    await page.route(callPattern('GET /Categories'), async (route) => {
      const response = await route.fetch();
      const categories = (await response.json()) as { mediaContents?: object[] }[];
      const json = categories.map((category) => ({
        ...category,
        name: word,
        mediaContents: category.mediaContents?.map((item) => ({ ...item, title: word })),
      }));
      await route.fulfill({ response, json });
    });
    await signIn(page, 'viewer@aurora.example');
    const row = page.getByRole('region', { name: word }).first();
    await row.scrollIntoViewIfNeeded();
    await isWithin(row.getByRole('heading', { name: word }));
    await isWithin(row.getByRole('article').first());
    await row.getByRole('button', { name: 'Open video details' }).first().click();
    await isWithin(page.getByRole('dialog').getByRole('button', { name: 'Close video details' }));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Categories' }).click();
    await isWithin(page.getByRole('dialog').getByRole('link', { name: word }).first().getByText(word));
  });
});

test.describe('on the smallest telephone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the search field ends before the window does', async ({ page }) => {
    await page.goto(`/public/${AURORA}`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = await boxOf(page.getByRole('search'));
    expect(field.x + field.width).toBeLessThanOrEqual(320 - 8);
  });
});

test.describe('on a telephone that lies on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the picture stands in the middle', async ({ page }) => {
    await page.goto(`${publicPath('fifty-hertz')}?t=0`);
    const player = page.getByRole('region', { name: 'Video player' });
    await expect(player).toBeVisible();
    const { x, width } = await boxOf(player);
    expect(x).toBeCloseTo(740 - x - width, 0);
  });
});

test.describe('where text is twice as large', () => {
  test.use({ viewport: { width: 480, height: 800 } });

  test('every part of the playlist is reached', async ({ page }) => {
    await page.addInitScript({
      content: `addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))`,
    });
    await signIn(page, 'viewer@aurora.example', '/playlist');
    const parts = page.getByRole('navigation', { name: 'Playlist states' }).getByRole('link');
    await expect(parts).toHaveCount(3);
    await parts.last().scrollIntoViewIfNeeded();
    const { x, width } = await boxOf(parts.last());
    expect(x + width).toBeLessThanOrEqual(480);
  });
});

for (const [width, height] of [
  [1366, 650],
  [1280, 720],
  [740, 360],
] as const)
  test(`${width} × ${height}: a featured item is told below the header, and can be played`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/public/${HARBOR}`);
    const words = page.getByRole('listitem', { name: /^1 of/ });
    const header = await boxOf(page.getByRole('banner'));
    const facts = await boxOf(words.getByText('Harbor hour'));
    expect(facts.y).toBeGreaterThanOrEqual(header.y + header.height);
    const play = await boxOf(words.getByRole('link', { name: 'Play' }));
    expect(play.y + play.height).toBeLessThan(height);
  });

test('a long title and a long category of a featured item end below the header', async ({ page }) => {
  const long = 'Everything that was said in a large room in front of many people, with questions and answers';
  await page.route(/showOnlyFeatured=true/, async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as object[];
    const json = items.map((item) => ({ ...item, title: long, categories: [{ id: AURORA, name: long }] }));
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 1366, height: 650 });
  await signIn(page, 'viewer@aurora.example');
  const words = page.getByRole('listitem', { name: /^1 of/ });
  const header = await boxOf(page.getByRole('banner'));
  const facts = await boxOf(words.getByText(`${long} ·`));
  expect(facts.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test.describe('with the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen is told from what is not', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', '/settings');
    const option = (name: string) => page.getByRole('group', { name: 'Theme' }).getByText(name);
    const ground = (what: Locator) => painted(what, 'background-color');
    expect(await ground(option('System default'))).not.toBe(await ground(option('Light')));

    await page.goto('/playlist?state=watching');
    const part = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
    expect(await ground(part(/^Watching/))).not.toBe(await ground(part(/^Pending/)));
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const entry = (name: RegExp) => navigation.getByRole('link', { name });
    expect(await ground(entry(/playlist/))).not.toBe(await ground(entry(/Home/)));
  });

  test('what lies on a picture is seen', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', `${watchPath('night-shift-2')}?t=0`);
    const play = page
      .getByRole('region', { name: 'Audio player' })
      .getByRole('button', { name: 'Play', exact: true });
    expect(await painted(play, 'color')).toBe('rgb(255, 255, 255)');

    await page.goto('/');
    // The hero wears the dark theme, whatever the system's colours are.
    await expect(page.getByRole('button', { name: 'Pause featured' })).toHaveCSS(
      'color',
      'rgb(244, 246, 250)',
    );
    // A part of it would let the picture through.
    expect(await painted(page.getByRole('banner'), 'background-color')).toMatch(/^rgb\(/);
  });
});

test.describe('where one reads from right to left', () => {
  test('the menu stands at the right, and a row goes on to the left', async ({ page }) => {
    await page.addInitScript({
      content: `addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'))`,
    });
    await signIn(page, 'viewer@aurora.example');
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    expect((await boxOf(home)).x).toBeGreaterThan(720);

    await page.setViewportSize({ width: 800, height: 900 });
    const row = page.getByRole('region', { name: 'Town halls' });
    const first = row.getByRole('article').first();
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    const { x } = await boxOf(first);
    await row.getByRole('button', { name: 'Next: Town halls' }).click();
    await expect(row.getByRole('button', { name: 'Previous: Town halls' })).toBeEnabled();
    await expect.poll(async () => (await boxOf(first)).x).toBeGreaterThan(x + 100);
    await row.getByRole('article').nth(2).getByRole('link').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(row.getByRole('article').nth(3).getByRole('link')).toBeFocused();
  });
});

test.describe('in light', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what a featured item opens is as light as the page', async ({ page }) => {
    await page.addInitScript({ content: `localStorage.setItem('tv.theme', 'light')` });
    await signIn(page, 'viewer@aurora.example');
    await page.getByRole('listitem', { name: /^1 of/ }).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

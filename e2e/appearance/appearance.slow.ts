// Slow: pages are laid out and measured at many sizes and in forced colours.
// Proves: layout, text size, system colours and right to left hold in a real browser.
// Ground: **/*.css, ui/src.
import type { Locator, Page } from '@playwright/test';
import { callPattern } from '../calls.ts';
import { painted } from '../page-checks/painted.ts';
import { AURORA, expect, HARBOR, publicPath, signIn, test, watchPath } from '../portal.ts';

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const chooseTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), theme);
const player = (page: Page) => page.getByRole('region', { name: 'Video player' });

test.describe('on telephones', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a picture takes the room there is, the way back is in sight, and a spinner is 3.8 rem wide', async ({
    page,
  }) => {
    for (const [slug, shape] of [
      ['tower-climb', 9 / 16],
      ['ice-on-the-blade', 1],
      ['fifty-hertz', 16 / 9],
    ] as const) {
      await signIn(page, 'viewer@aurora.example', `${watchPath(slug)}?t=0`);
      await expect(player(page)).toBeVisible();
      const { width, height } = await boxOf(player(page));
      expect(width).toBeGreaterThan(300);
      expect(width / height).toBeCloseTo(shape, 1);
    }
    const way = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(way.getByRole('link', { name: 'Discover' })).toBeInViewport({ ratio: 1 });
    await expect(way.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/categories');
    await expect(way.locator('[aria-current="page"]')).toHaveText(
      (await page.getByRole('heading', { level: 1 }).textContent())!,
    );

    // One that lies on its side. Media is never answered: the player waits as long as the test looks.
    await page.route(/\.(m4s|mp4)(\?|$)/, () => {});
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(`${publicPath('fifty-hertz')}?t=0`);
    await expect(player(page)).toBeVisible();
    const { x, width } = await boxOf(player(page));
    expect(x).toBeCloseTo(740 - x - width, 0);
    await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
    const spinner = player(page).getByRole('status').locator('svg');
    await expect(spinner).toBeVisible();
    for (const side of ['width', 'height'])
      expect(Number.parseFloat(await painted(spinner, side))).toBeCloseTo(3.8 * 16, 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('long words, the search field and text twice as large stay within the screen', async ({ page }) => {
    const word = 'Datenschutzgrundverordnungsbeauftragtenschulungen';
    const isWithin = async (what: Locator, edge = 360) => {
      const { x, width } = await boxOf(what);
      expect(width).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(edge);
    };
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
    await page.getByRole('button', { name: 'Discover' }).click();
    const drawer = page.getByRole('dialog');
    await isWithin(drawer.getByRole('link', { name: word }).first().getByText(word));
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await isWithin(page.getByRole('search'), 320 - 8);

    await page.setViewportSize({ width: 480, height: 800 });
    await page.goto('/playlist');
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    const parts = page.getByRole('navigation', { name: 'Playlist states' }).getByRole('link');
    await expect(parts).toHaveCount(3);
    await parts.last().scrollIntoViewIfNeeded();
    await isWithin(parts.last(), 480);
  });
});

test('a featured item is told below the header at every size, and can be played', async ({ page }) => {
  await page.goto(`/public/${HARBOR}`);
  const words = page.getByRole('listitem', { name: /^1 of/ });
  const isBelowHeader = async (facts: Locator) => {
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(facts)).y).toBeGreaterThanOrEqual(header.y + header.height);
  };
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await isBelowHeader(words.getByText('Harbor hour'));
    const play = await boxOf(words.getByRole('link', { name: 'Play' }));
    expect(play.y + play.height).toBeLessThan(height);
  }

  const long = 'Everything that was said in a large room in front of many people, with questions and answers';
  await page.route(/showOnlyFeatured=true/, async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as object[];
    const json = items.map((item) => ({ ...item, title: long, categories: [{ id: AURORA, name: long }] }));
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 1366, height: 650 });
  await signIn(page, 'viewer@aurora.example');
  await isBelowHeader(words.getByText(`${long} ·`));
});

test.describe('with the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen is told from what is not, and what lies on a picture is seen', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', '/settings');
    const option = (name: string) => page.getByRole('group', { name: 'Theme' }).getByText(name);
    const ground = (what: Locator) => painted(what, 'background-color');
    expect(await ground(option('System default'))).not.toBe(await ground(option('Light')));

    const navigation = page.getByRole('navigation', { name: 'Main' });
    const entry = (name: RegExp) => navigation.getByRole('link', { name });
    await entry(/playlist/).click();
    await page.getByRole('navigation', { name: 'Playlist states' }).getByText('Watching').click();
    const part = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
    await expect(part(/^Watching/)).toHaveAttribute('aria-current', /./);
    expect(await ground(part(/^Watching/))).not.toBe(await ground(part(/^Pending/)));
    expect(await ground(entry(/playlist/))).not.toBe(await ground(entry(/Home/)));

    await entry(/Home/).click();
    // The hero wears the dark theme, whatever the system's colours are.
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCSS(
      'color',
      'rgb(244, 246, 250)',
    );
    // A part of it would let the picture through.
    expect(await painted(page.getByRole('banner'), 'background-color')).toMatch(/^rgb\(/);

    await page.goto(`${watchPath('night-shift-2')}?t=0`);
    const audio = page.getByRole('region', { name: 'Audio player' });
    await expect(audio.getByRole('button', { name: 'Play', exact: true })).toHaveCSS(
      'color',
      'rgb(255, 255, 255)',
    );
  });
});

test('where one reads from right to left the menu stands at the right, and a row goes on to the left', async ({
  page,
}) => {
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

test.describe('over a picture', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the name is light, buttons lie above the fade in both themes, and what they open is as the page', async ({
    page,
  }) => {
    const words = page.getByRole('listitem', { name: /^1 of/ });
    await chooseTheme(page, 'dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'viewer@aurora.example');
    await expectButtonsOnTop(words);

    await chooseTheme(page, 'light');
    await page.addInitScript(() => localStorage.setItem('tv.side-menu', 'collapsed'));
    await page.reload();
    await expectButtonsOnTop(words);
    await page.setViewportSize({ width: 1440, height: 900 });
    const name = page.getByRole('banner').getByRole('link', { name: 'TV | Internal' });
    await expect(name).toHaveCSS('color', 'rgb(244, 246, 250)');
    await words.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

/** Nothing is painted over the buttons of a featured item, at their lower edges, where the fade is strongest. */
async function expectButtonsOnTop(words: Locator): Promise<void> {
  for (const button of [
    words.getByRole('link', { name: 'Play' }),
    words.getByRole('button', { name: /^Save/ }),
    words.getByRole('button', { name: 'More' }),
  ]) {
    await expect(button).toBeVisible();
    const { x, y, width, height } = await boxOf(button);
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
}

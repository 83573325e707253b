import type { Page } from '@playwright/test';
import { items } from '../../demo/world.ts';
import { expect, itemOf, publicPath, test } from '../portal.ts';
import { tabTo } from '../page-checks/tab-to.ts';
import { currentTime, duration, play, pressControl } from './watching.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });

test(
  'captions look as chosen and stay free, the keys can be switched off, and both outlive a reload',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${publicPath('fifty-hertz')}?t=0`);
    await play(page);
    await page.keyboard.press('k');
    const captions = page.getByRole('button', { name: 'Captions', exact: true });
    if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await pressControl(page.getByRole('button', { name: 'Settings' }));
    await page.getByRole('menuitem', { name: 'Caption style' }).click();
    await expect(page.getByRole('menuitem', { name: 'Size' })).toContainText('150%');
    await page.getByRole('menuitem', { name: 'Colour' }).click();
    await page.getByRole('menuitemradio', { name: 'Yellow' }).click();
    await page.keyboard.press('Escape');
    const shown = player(page).locator('[lang]:has([data-cue])');
    const looksSo = async () => {
      await expect(shown.locator('[data-cue]')).toHaveCSS('color', 'rgb(255, 224, 77)');
      await expect(shown).toHaveAttribute('style', /--size: 1\.5/);
    };
    await looksSo();

    await test.step('the picture of a place that is pointed at does not cover them', async () => {
      await page.getByRole('slider', { name: 'Seek' }).hover();
      const picture = player(page).locator('[data-seek-picture]');
      await expect(picture).toBeVisible();
      await expect
        .poll(async () => {
          const [above, below] = [
            await shown.locator('[data-cue]').boundingBox(),
            await picture.boundingBox(),
          ];
          return above !== null && below !== null && above.y + above.height <= below.y;
        })
        .toBe(true);
    });

    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await test.step('the question mark shows the keys, which can be switched off', async () => {
      await page.keyboard.press('?');
      await expect(keys.getByRole('row', { name: 'M Mute' })).toBeVisible();
      await expect(keys.getByRole('row', { name: '/ Go to the search field' })).toBeVisible();
      await keys.getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      const stopped = await currentTime(page);
      await page.keyboard.press('5');
      await page.keyboard.press('?');
      await expect(keys).toBeHidden();
      expect(await currentTime(page)).toBe(stopped);
    });

    await test.step('after a reload the look is the same, and the menu brings the keys back', async () => {
      await page.reload();
      await play(page);
      await looksSo();
      await page.keyboard.press('?');
      await expect(keys).toBeHidden();
      await pressControl(page.getByRole('button', { name: 'Settings' }));
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await keys.getByRole('switch').click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('9');
      await expect.poll(() => currentTime(page)).toBeGreaterThan(15);
    });
  },
);

test(
  'the player is steered by keys alone: the focus stays in it, and Tab finds controls that have left the picture',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${publicPath('fifty-hertz')}?t=0`);
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    await expect(player(page)).toBeFocused();
    await page.keyboard.press('k');
    const stopped = await currentTime(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeCloseTo(stopped + 5, 1);

    await page.keyboard.press('k');
    await expect(player(page)).not.toHaveAttribute('data-controls-shown');
    const controls = player(page).locator('[data-controls]');
    await expect(controls).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await tabTo(page.getByRole('slider', { name: 'Seek' }));
    await expect(controls).toHaveCSS('opacity', '1');
  },
);

test('what plays goes on in the corner while browsing, and comes back to its page', async ({ page }) => {
  const path = publicPath('fifty-hertz');
  await page.goto(`${path}?t=0`);
  await play(page);
  const corner = page.getByRole('region', { name: 'Mini player' });
  await expect(corner).toBeHidden();
  const before = await currentTime(page);
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await expect(corner).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 0.3);
  await expect(corner.getByRole('button', { name: 'Pause' })).toBeVisible();
  // on other pages the letters are theirs
  await page.keyboard.press('k');
  await expect(corner.getByRole('button', { name: 'Pause' })).toBeVisible();
  await corner.getByRole('button', { name: 'Pause' }).click();
  const stopped = await currentTime(page);
  expect(stopped).toBeGreaterThan(before);

  await page.keyboard.press('i');
  await expect(page).toHaveURL(path);
  await expect(corner).toBeHidden();
  expect(await currentTime(page)).toBe(stopped);
  await page.keyboard.press('k');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(stopped);

  // I leaves the page, be it paused; and what is closed is gone
  await page.keyboard.press('k');
  await page.keyboard.press('i');
  await expect(corner).toBeVisible();
  await corner.getByRole('button', { name: 'Close mini player' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test(
  'at the end the next item is offered and begins, also in full screen, and none stays behind',
  { tag: '@all' },
  async ({ page }) => {
    /** The title of the first that needs no password. */
    const upNext = async (): Promise<string> => {
      await page.getByRole('tab', { name: 'Up next' }).click();
      const titles = page.getByRole('tabpanel').getByRole('listitem');
      await expect(titles.first()).toBeVisible();
      const texts = await titles.allTextContents();
      const open = texts.find((text) => !text.includes(itemOf('quieter-blades').title)) ?? '';
      return items.find(({ title }) => open.includes(title))?.title ?? '';
    };
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const first = itemOf('fifty-hertz').title;
    // Its sound is a hair longer than its picture.
    await page.goto(`${publicPath('fifty-hertz')}?t=18`);
    const second = await upNext();
    await play(page);
    const next = page.getByRole('region', { name: 'Up next' });
    await expect(next).toContainText(second);
    await expect(next).toContainText(/Up next in \d s/);
    expect(await currentTime(page)).toBeCloseTo(await duration(page), 0);
    await next.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(heading(first)).toBeVisible();

    await page.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(() => currentTime(page)).toBeLessThan(5);
    await page.keyboard.press('End');
    await next.getByRole('button', { name: 'Play now' }).click();
    await expect(heading(second)).toBeVisible();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
    await expect(page.locator('video')).toHaveCount(1);

    const third = await upNext();
    await player(page).focus();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    await page.keyboard.press('Shift+N');
    await expect(page).toHaveTitle(new RegExp(third));
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
    await page.mouse.move(400, 400);
    await page.getByRole('button', { name: 'Exit full screen' }).click();

    await test.step('what has not begun does not stay in the corner', async () => {
      const fourth = await upNext();
      await page.getByRole('link', { name: fourth }).first().click();
      await expect(heading(fourth)).toBeVisible();
      await expect(player(page).getByRole('button', { name: 'Play' }).first()).toBeVisible();
      await expect(page.locator('video')).toHaveCount(1);
      await page.getByRole('link', { name: 'Discover' }).first().click();
      await expect(heading('Discover')).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    });
  },
);

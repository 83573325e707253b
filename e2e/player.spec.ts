import type { Page } from '@playwright/test';
import { SubtitleKind } from '@tv/contract/enumerations';
import { items } from '../demo/world.ts';
import { callAsCommandLine } from './calls.ts';
import { deleteSubtitles } from './delete-subtitles.ts';
import { expect, itemOf, publicPath, signIn, test, watchPath } from './portal.ts';
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
  await expect(keys.getByRole('row', { name: '/ Go to the search field' })).toBeVisible();
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
  const shown = player(page).locator('[lang]:has([data-cue])');
  const looksSo = async () => {
    await expect(shown.locator('[data-cue]')).toHaveCSS('color', 'rgb(255, 224, 77)', { timeout: 20_000 });
    await expect(shown).toHaveAttribute('style', /--size: 1\.5/);
  };
  await looksSo();
  await page.reload();
  await play(page);
  await looksSo();
});

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
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 0.5);
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

test('another item takes the place of the one before; a paused one does not stay in the corner', async ({
  page,
}) => {
  await page.goto(`${publicPath('solar-field')}?t=0`);
  await play(page);
  await page.getByRole('tab', { name: 'Up next' }).click();
  await page.getByRole('link', { name: itemOf('house-in-balance').title }).click();
  await expect(page.getByRole('heading', { level: 1, name: itemOf('house-in-balance').title })).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Play' }).first()).toBeVisible();
  await expect(page.locator('video')).toHaveCount(1);
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('at the end', () => {
  /** The title of the first that needs no password. */
  const upNext = async (page: Page): Promise<string> => {
    await page.getByRole('tab', { name: 'Up next' }).click();
    const titles = page.getByRole('tabpanel').getByRole('listitem');
    await expect(titles.first()).toBeVisible();
    const texts = await titles.allTextContents();
    const open = texts.find((text) => !text.includes(itemOf('quieter-blades').title)) ?? '';
    return items.find(({ title }) => open.includes(title))?.title ?? '';
  };
  const toTheEnd = async (page: Page) => {
    await player(page).focus();
    await page.keyboard.press('End');
  };

  test('the next of the category begins after a moment, which can be stopped', async ({ page }) => {
    const first = itemOf('solar-field');
    await page.goto(`${publicPath('solar-field')}?t=0`);
    const second = await upNext(page);
    await play(page);
    await toTheEnd(page);
    const next = page.getByRole('region', { name: 'Up next' });
    await expect(next).toContainText(second);
    await expect(next).toContainText(/Up next in \d s/);
    await next.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();

    await page.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(() => currentTime(page)).toBeLessThan(5);
    await toTheEnd(page);
    // nobody touches anything
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible({
      timeout: 20_000,
    });
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  });

  test('the next follows in full screen, by Shift and N too', async ({ page }) => {
    await page.goto(`${publicPath('solar-field')}?t=0`);
    const second = await upNext(page);
    await play(page);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    await page.keyboard.press('Shift+N');
    await expect(page).toHaveTitle(new RegExp(second));
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
    await page.mouse.move(400, 400);
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  });
});

test('what is opened from the playlist is followed by what waits there', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', '/playlist');
  const cards = page.getByRole('main').getByRole('list').getByRole('article').getByRole('link');
  const [first, second] = [await cards.nth(0).textContent(), await cards.nth(1).textContent()];
  await cards.nth(0).click();
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
  await play(page);
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await expect(page).toHaveURL(/list=playlist/);
});

test('a transcript is copied with its times', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(publicPath('solar-field'));
  await page.getByRole('button', { name: 'Copy with times' }).click();
  await expect(page.getByText('Transcript copied to clipboard').first()).toBeVisible();
  const copied: unknown = await page.evaluate('navigator.clipboard.readText()');
  const [chapter, first] = String(copied).split('\n');
  expect(chapter).toBe('Morning');
  expect(first).toMatch(/^0:0\d {2}\S/);
});

test('the picture of a place that is pointed at does not cover a caption', async ({ page }) => {
  await page.goto(`${publicPath('solar-field')}?t=0`);
  await play(page);
  const captions = page.getByRole('button', { name: 'Captions', exact: true });
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
  await page.keyboard.press('k');
  const text = player(page).locator('[data-cue]');
  await expect(text).toBeVisible();
  await page.getByRole('slider', { name: 'Seek' }).hover();
  const picture = player(page).locator('[data-seek-picture]');
  await expect(picture).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await text.boundingBox(), await picture.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
});

test('what is seen is spoken where somebody described it, once it is switched on', async ({
  page,
  request,
}) => {
  const { id } = itemOf('sea-park-from-above');
  await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
    params: { id, languageCode: 'en' },
    query: { kind: SubtitleKind.DESCRIPTION },
    bytes: 'WEBVTT\n\n00:01.000 --> 00:03.000\nGulls circle over the turbines.\n',
  });
  try {
    await page.addInitScript({
      content: `globalThis.said = [];
        speechSynthesis.speak = (words) => { said.push(words.text); setTimeout(() => words.onend?.(), 50); };`,
    });
    await page.goto(`${publicPath('sea-park-from-above')}?t=0`);
    await play(page);
    // captions to read are another matter
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Spoken descriptions' }).click();
    await page.getByRole('menuitemradio', { name: 'On', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('0');
    const said = () => page.evaluate('globalThis.said');
    await expect.poll(said).toEqual(['Gulls circle over the turbines.']);
    await expect(page.getByText('Gulls circle')).toHaveCount(0);
  } finally {
    await deleteSubtitles(request, id, ({ kind }) => kind === SubtitleKind.DESCRIPTION);
  }
});

test('what was begun goes on where it was, or starts over', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', `${watchPath('storm-room')}?t=12`);
  await play(page);
  await page.keyboard.press('k');
  const reached = await currentTime(page);
  // the report of a pause has been taken
  await page.goto('/');
  await page.goto(watchPath('storm-room'));
  await expect(page.getByText(/Continues at 0:1\d/)).toBeVisible();
  await play(page);
  expect(await currentTime(page)).toBeGreaterThanOrEqual(reached - 1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => currentTime(page)).toBeLessThan(5);
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

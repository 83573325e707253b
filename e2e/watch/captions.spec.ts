import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Visibility } from '@tv/contract/enumerations';
import { newItem } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { AURORA, expect, test } from '../portal.ts';
import { currentTime, play } from './watching.ts';

const file = `WEBVTT

STYLE
::cue(.warm) { color: #ff8800 }

REGION
id:low
width:40%
lines:2
regionanchor:0%,100%
viewportanchor:5%,95%

00:00.000 --> 01:00.000
<v Ann Lee>We <i>listen</i> <c.warm>now</c></v>
<v Bob>And act</v>

00:00.000 --> 01:00.000 line:0 position:10% size:50% align:start
top left, x<y, press <Enter>

00:00.000 --> 01:00.000 line:50%,center align:right
<ruby>風<rt>かぜ</rt></ruby>

00:00.000 --> 01:00.000 region:low
in a region

00:00.000 --> 01:00.000 vertical:rl line:80%,end
縦書き
`;

/** Opens an item with these captions, paused while all of them show. */
async function open(page: Page, request: APIRequestContext): Promise<void> {
  const id = await newItem({ title: 'Captions everywhere', visibility: Visibility.PUBLIC });
  const read = await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
    params: { id, languageCode: 'ja' },
    bytes: file,
  });
  expect(read).toEqual({ format: 'VTT', encoding: 'utf-8', cuesCount: 5, notes: [] });
  await page.addInitScript(() => localStorage.setItem('tv.player', JSON.stringify({ captions: 'ja' })));
  await page.goto(`/public/${AURORA}/watch/${id}?t=0`);
  await play(page);
  await page.keyboard.press('k');
  if (
    (await page.getByRole('button', { name: 'Captions', exact: true }).getAttribute('aria-pressed')) !==
    'true'
  )
    await page.keyboard.press('c');
}

test('captions show what the file says, where it says it, and the transcript says who speaks', async ({
  page,
  request,
}) => {
  await open(page, request);
  const player = page.getByRole('region', { name: 'Video player' });
  const cue = (text: string | RegExp) => player.locator('[data-cue]').filter({ hasText: text });
  const usual = cue('listen');
  await expect(usual).toHaveText('Ann Lee: We listen now Bob: And act');
  await expect(usual.locator('span[style*="italic"]')).toHaveText('listen');
  await expect(usual.getByText('now', { exact: true })).toHaveCSS('color', 'rgb(255, 136, 0)');
  await expect(cue('top left')).toHaveText('top left, x<y, press <Enter>');
  await expect(cue('風').locator('rt')).toHaveText('かぜ');

  const picture = (await player.boundingBox())!;
  /** The middle of a cue, in percent of the picture. */
  const middle = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox())!;
    return {
      x: ((x + width / 2 - picture.x) / picture.width) * 100,
      y: ((y + height / 2 - picture.y) / picture.height) * 100,
    };
  };
  // the stream has them too, and nobody reads them twice
  expect(await page.evaluate(`document.querySelector('video').textTracks.length`)).toBe(0);
  expect((await middle(cue('top left'))).y).toBeLessThan(15);
  expect((await middle(cue('top left'))).x).toBeLessThan(35);
  const ruby = await middle(cue('風'));
  expect(ruby.x).toBeGreaterThan(85);
  expect(Math.abs(ruby.y - 45)).toBeLessThan(12);
  expect((await middle(cue('in a region'))).x).toBeLessThan(45);
  const upright = (await cue('縦書き').boundingBox())!;
  expect(upright.height).toBeGreaterThan(upright.width);
  // nothing hides under the controls
  const scrubber = (await page.getByRole('slider', { name: 'Seek' }).boundingBox())!;
  for (const each of await player.locator('[data-cue]').all()) {
    const box = (await each.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(scrubber.y);
    expect(box.y).toBeGreaterThanOrEqual(picture.y);
  }

  await page.getByRole('tab', { name: 'Transcript' }).click();
  const transcript = page.getByRole('tabpanel');
  await expect(transcript.getByText('Ann Lee:')).toBeVisible();
  await expect(transcript.getByText(/We listen now Bob: And act/)).toBeVisible();

  // On paper it is dark on light, and there is nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(transcript.getByText('Ann Lee:')).toBeVisible();
  for (const pressed of [page.getByRole('banner'), page.getByRole('tablist'), page.locator('video')])
    await expect(pressed).toBeHidden();
});

const inArabic = `WEBVTT

00:00.000 --> 01:00.000
<v Ann Lee>مرحبا بكم في TV.
Hello again.</v>
`;

test.describe('in Arabic @all', () => {
  test.use({ locale: 'ar' });

  test('each line of captions has its own direction, and time runs from left to right', async ({
    page,
    request,
  }) => {
    const id = await newItem({ title: 'Captions in Arabic', visibility: Visibility.PUBLIC });
    await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
      params: { id, languageCode: 'ar' },
      bytes: inArabic,
    });
    await page.addInitScript(() => localStorage.setItem('tv.player', JSON.stringify({ captions: 'ar' })));
    await page.goto(`/public/${AURORA}/watch/${id}?t=0`);
    await page.getByRole('button', { name: 'تشغيل', exact: true }).first().click();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
    await page.keyboard.press('k');
    const cue = page.locator('[data-cue]');
    await expect(cue).toHaveText(/^Ann Lee: مرحبا بكم في TV.\s+Hello again.$/);

    /** Where the last character of a text stands, in pixels from the left. */
    const leftOf = (text: string) =>
      page.evaluate<number>(`(() => {
        const text = ${JSON.stringify(text)};
        const walker = document.createTreeWalker(document.querySelector('[data-cue]'), NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const at = walker.currentNode.textContent.indexOf(text);
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(walker.currentNode, at + text.length - 1);
          range.setEnd(walker.currentNode, at + text.length);
          return range.getBoundingClientRect().left;
        }
      })()`);
    // Who speaks is at the right, the words run to the left, and their full stop is at the left end.
    expect(await leftOf('Ann Lee')).toBeGreaterThan(await leftOf('م'));
    expect(await leftOf('م')).toBeGreaterThan(await leftOf('TV'));
    expect(await leftOf('TV')).toBeGreaterThan(await leftOf('TV.'));
    // The line in English ends at the right.
    expect(await leftOf('again.')).toBeGreaterThan(await leftOf('H'));

    const before = await currentTime(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 3);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => currentTime(page)).toBeLessThan(before + 1);

    // The menu of settings is at the right, and captions move out of its way.
    const player = page.getByRole('region').filter({ has: page.locator('video') });
    await player.getByRole('button', { name: 'الإعدادات' }).click();
    const menu = (await page.getByRole('menu').boundingBox())!;
    await expect
      .poll(async () => {
        const { x, width } = (await cue.boundingBox())!;
        return x + width;
      })
      .toBeLessThanOrEqual(menu.x);
  });
});

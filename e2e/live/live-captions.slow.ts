// Slow: a stream comes in real time, and is transcribed while it does.
// Proves: what is said at an event, and what somebody types, is read by viewers while it is on air, and is the draft of its recording.
// Ground: server/src/live/captions, studio/src/live/captions-section.tsx, player/src/captions/live-captions.tsx.
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { startEncoder } from './live-encoder.ts';
import { endEvent, makeKey, planEvent, untilItPlays } from './live-event.ts';
import { accessTokenOf } from '../../tools/test-device.ts';
import { callAsCommandLine } from '../calls.ts';
import { test } from '../embed/other-site.ts';
import { AURORA, DEMO_PASSWORD, expect, signIn } from '../portal.ts';
import { press } from '../recording/recording.ts';
import { lookInThemes } from '../page-checks/look-in-themes.ts';
import { secondsSince, speech } from '../media/tones.ts';

test.describe.configure({ timeout: 400_000 });

/** Writes down when each word is first shown: `[word, milliseconds since 1970]`. */
const watchWords = (page: Page) =>
  page.evaluate(`(() => {
    globalThis.shownWords = [];
    let before = '';
    const read = () => {
      const text = document.body.textContent;
      for (const [, word] of text.matchAll(/Word (\\d+)\\./g))
        if (!before.includes('Word ' + word + '.')) globalThis.shownWords.push([Number(word), Date.now()]);
      before = text;
    };
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
  })()`);

test('what is said and what is typed is read while an event is on air', async ({
  page,
  browser,
  site,
  request,
}) => {
  const id = await planEvent(page, 'Town hall with captions');
  await page.getByRole('switch', { name: 'Offer captions' }).press('Space');
  await page.getByRole('switch', { name: 'Automatic captions' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Automatic captions' })).toBeChecked();
  const { address, key } = await makeKey(page);
  const viewer = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const encoder = startEncoder('flv', `${address}/${key}`, speech);
  try {
    await expect(page.getByText('Ready to go on air')).toBeVisible({ timeout: 60_000 });
    await press(page, 'Go on air');
    await expect(page.getByText('On air', { exact: true })).toBeVisible();

    await signIn(viewer, 'viewer@aurora.example', `/watch/${id}`);
    await untilItPlays(viewer);
    await watchWords(viewer);
    await viewer.keyboard.press('c');
    await expect(viewer.getByText(/^Word \d+\.$/).first()).toBeVisible({ timeout: 60_000 });
    const words = () => viewer.evaluate<[number, number][]>('globalThis.shownWords');
    await expect.poll(async () => (await words()).length, { timeout: 120_000 }).toBeGreaterThan(12);
    // The first ones were said before the captions were switched on.
    const delays = (await words())
      .slice(3)
      .map(([word, at]) => secondsSince(word, at))
      .toSorted((one, other) => one - other);
    console.log(
      `from word to caption: ${delays[Math.floor(delays.length / 2)]?.toFixed(1)} s at the median, ${delays.at(-1)?.toFixed(1)} s at most, of ${delays.length}`,
    );

    await page.getByRole('textbox', { name: 'Type a caption' }).fill('Welcome to the town hall');
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('Welcome to the town hall')).toBeVisible();
    await test.step('also in the player of another site', async () => {
      const portal = process.env['PUBLIC_URL']!;
      await callAsCommandLine(request, 'PATCH /Management/Organization', {
        ...{ query: { organizationId: AURORA }, body: { apiOrigins: [site.other] } },
      });
      const token = await accessTokenOf(portal, 'viewer@aurora.example', DEMO_PASSWORD);
      site.show(`<!doctype html><html lang="en"><title>Intranet</title>
        <script type="module" src="${portal}/player/1/tv-player.js"></script>
        <tv-player portal="${portal}" item="${id}"></tv-player>
        <script>document.querySelector('tv-player').token = ${JSON.stringify(token)}</script>`);
      const other = await browser.newPage();
      await other.goto(`${site.other}/page`);
      const element = other.locator('tv-player');
      await element.getByRole('button', { name: 'Play', exact: true }).click();
      await element.getByRole('button', { name: /^(Captions|Subtitles)/ }).click();
      await expect(element.getByText(/^Word \d+\.$/).first()).toBeVisible({ timeout: 60_000 });
      await other.close();
    });
    await expectNoViolation(page);
    await lookInThemes(viewer, 'live-captions');
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/live-captions-studio.png`, fullPage: true });
    await endEvent(page);
  } finally {
    await encoder.stop();
  }
  // What was said is a draft in the editor.
  await page.goto(`/studio/content/${id}?tab=captions`);
  await expect(page.getByText(/English/).first()).toBeVisible();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByText('Welcome to the town hall').first()).toBeVisible();
  await expect(page.getByText(/^Word \d+\.$/).first()).toBeVisible();
});

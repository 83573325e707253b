// Slow: streams come in real time, and a recording is encoded.
// Proves: an event goes from a plan to its recording at one address, sent by an encoder through RTMP and SRT, and by a browser alone.
// Ground: server/src/live, studio/src/live, studio/src/upload/broadcast, web/src/features/watch/live.
import type { Browser, Page } from '@playwright/test';
import { callAsCommandLine } from '../calls.ts';
import { chromium } from '../browsers/chromium.ts';
import { latencyOn, startEncoder } from './live-encoder.ts';
import { endEvent, makeKey, planEvent, untilItPlays } from './live-event.ts';
import { button, fakeDevices, press } from '../recording/recording.ts';
import { expect, signIn, test } from '../portal.ts';

const launched = await chromium(true);
test.use({
  launchOptions: { ...launched, args: [...(launched.args ?? []), ...fakeDevices] },
  // Of the line that is lost on purpose.
  mayComplainOf: [/ERR_INTERNET_DISCONNECTED|WebSocket connection/],
});
test.describe.configure({ timeout: 400_000 });

/** Somebody who is on the page of an event before it begins: opening it costs time that the encoder needs as well. */
async function aViewer(browser: Browser, id: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: process.env['PUBLIC_URL']! });
  await signIn(page, email, `/watch/${id}`);
  return page;
}

async function watch(page: Page, id: string): Promise<void> {
  await page.goto(`/watch/${id}`);
  await untilItPlays(page);
}

test('an encoder’s event is watched by two, and its recording is at the same address', async ({
  page,
  browser,
  request,
}) => {
  const id = await planEvent(page, 'Town hall by encoder');
  await expect(page.getByText(/^srt:/)).toBeVisible();
  const { address, key } = await makeKey(page);
  const viewers = [
    await aViewer(browser, id, 'viewer@aurora.example'),
    await aViewer(browser, id, 'manager@aurora.example'),
  ];
  let encoder = startEncoder('flv', `${address}/${key}`);
  try {
    await expect(page.getByText('Ready to go on air')).toBeVisible({ timeout: 60_000 });
    await press(page, 'Go on air');
    await expect(page.getByText('On air', { exact: true })).toBeVisible();
    for (const viewer of viewers) await watch(viewer, id);
    const measured: number[] = [];
    for (let turn = 0; turn < 40; turn++) {
      for (const viewer of viewers) {
        const latency = await latencyOn(viewer);
        if (latency !== null) measured.push(latency);
      }
      await page.waitForTimeout(250);
    }
    const sorted = measured.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
    console.log(
      `glass to glass: ${at(0.5)} s at the median, ${at(0.99)} s at p99, of ${sorted.length} looks`,
    );
    expect(sorted.length).toBeGreaterThan(20);

    // The encoder changes to SRT with the same key.
    await encoder.stop();
    const srt = await page.getByText(/^srt:/).textContent();
    encoder = startEncoder('mpegts', `${srt}?streamid=${key}`);
    await expect(page.getByText(/^SRT · /)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('On air', { exact: true })).toBeVisible({ timeout: 60_000 });
    await endEvent(page);
    const versions = () =>
      callAsCommandLine(request, 'GET /Management/MediaContents/:id/Versions', { params: { id } });
    await expect
      .poll(async () => (await versions()).find(({ isCurrent }) => isCurrent)?.original?.fileName, {
        timeout: 180_000,
      })
      .toBe('recording.ts');
    const item = () => callAsCommandLine(request, 'GET /Management/MediaContents/:id', { params: { id } });
    await expect.poll(async () => (await item()).thumbnailPlaceholder, { timeout: 180_000 }).toBeTruthy();
    expect((await item()).durationInSeconds).toBeGreaterThan(10);
    for (const viewer of viewers) {
      await viewer.goto(`/watch/${id}`);
      await expect
        .poll(() => viewer.evaluate<number>("document.querySelector('video')?.duration ?? 0"), {
          timeout: 60_000,
        })
        .toBeGreaterThan(10);
      await viewer.close();
    }
  } finally {
    await encoder.stop();
  }
});

test('a browser sends its camera, goes on after a lost line, and keeps a copy', async ({ page, browser }) => {
  const id = await planEvent(page, 'Town hall by browser');
  const viewer = await aViewer(browser, id, 'viewer@aurora.example');
  await press(page, 'Use this browser');
  await press(page, 'Turn on the camera');
  await press(page, 'Start sending');
  await expect(page.getByText('Ready to go on air')).toBeVisible({ timeout: 90_000 });
  await press(page, 'Go on air');
  await expect(page.getByText('On air', { exact: true })).toBeVisible();
  await watch(viewer, id);
  await page.context().setOffline(true);
  await page.waitForTimeout(3000);
  await page.context().setOffline(false);
  const time = () => viewer.evaluate<number>("document.querySelector('video').currentTime");
  const seen = await time();
  await expect.poll(time, { timeout: 60_000 }).toBeGreaterThan(seen + 8);
  await press(page, 'Stop sending');
  await expect(button(page, 'Turn on the camera')).toBeVisible({ timeout: 60_000 });
  await endEvent(page);
  await page.goto('/studio/record');
  await expect(page.getByText(/is not uploaded yet/)).toBeVisible();
  await viewer.close();
});

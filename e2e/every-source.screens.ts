import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runFfmpeg } from '../server/src/ingest/run-ffmpeg.ts';
import { sourceKinds } from '../server/src/ingest/test-source-kinds.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../server/src/ingest/test-sources.ts';
import { checkStream } from './check-stream.ts';
import { importMedia } from './import-media.ts';
import { expect, test } from './portal.ts';

// Every kind of source is brought in with the command, then watched by a visitor from its first second to its end.
test.describe.configure({ timeout: 300_000 });

for (const { file, args, seconds = 5 } of sourceKinds)
  test(`${file} plays to its end`, async ({ page }) => {
    const { stream } = await bringIn(page, file, args);
    const media = await watchToTheEnd(page);
    expect(Math.abs(media.duration - seconds), `${media.duration} s`).toBeLessThan(0.1);
    expect(Math.abs(media.currentTime - seconds), `ended at ${media.currentTime} s`).toBeLessThan(0.1);
    if (args.some((each) => each.startsWith('testsrc'))) expect(media.pictures).toBeGreaterThan(3);
    if (args.some((each) => each.startsWith('sine='))) expect(media.loudness).toBeGreaterThan(0.01);
    else expect(media.loudness).toBe(0);

    const { durationInSeconds } = await checkStream(await stream);
    expect(Math.abs(durationInSeconds - seconds)).toBeLessThan(0.1);
    await playInFfmpeg(await stream);
  });

test('an hour plays from where one jumps to its end', async ({ page }) => {
  const args = [...picture('320x180', 3600, 1), ...tone(3600), ...h264, '-c:a', 'aac', '-b:a', '32k'];
  const { watched } = await bringIn(page, 'hour.mp4', args);
  await page.goto(`${watched}?t=3594`);
  const media = await watchToTheEnd(page);
  expect(Math.abs(media.duration - 3600), `${media.duration} s`).toBeLessThan(0.1);
  expect(Math.abs(media.currentTime - 3600)).toBeLessThan(0.1);
  expect(media.pictures).toBeGreaterThan(3);
  expect(media.loudness).toBeGreaterThan(0.01);
});

/** Makes the file, imports it for everybody, opens its page; `stream` is the playlist that the player asks for. */
async function bringIn(page: Page, file: string, args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-source-'));
  try {
    await makeSource(join(folder, file), args);
    const watched = await importMedia(join(folder, file), ['--title', file, '--public'], 240_000);
    expect(watched).toMatch(/^\/public\//);
    const stream = page.waitForRequest(/\.m3u8/).then((request) => request.url());
    await page.goto(watched);
    return { stream, watched };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Presses Play and waits for the end, looking at the pictures and listening all the while. */
async function watchToTheEnd(page: Page): Promise<Noticed> {
  await expect(page.locator('video, audio').first()).toBeAttached();
  await page.evaluate(lookAndListen);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const noticed = () => page.evaluate<Noticed>('noticed()');
  await expect.poll(async () => (await noticed()).ended, { timeout: 60_000 }).toBe(true);
  return noticed();
}

/** Seconds; how many different pictures were painted; the loudest moment, as the root mean square of its samples. */
type Noticed = { ended: boolean; duration: number; currentTime: number; pictures: number; loudness: number };

const lookAndListen = `(() => {
  const media = document.querySelector('video, audio');
  const pictures = new Set();
  let loudness = 0;
  if (media.requestVideoFrameCallback) {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const look = () => {
      brush.drawImage(media, 0, 0, 64, 36);
      pictures.add(brush.getImageData(0, 0, 64, 36).data.join());
      media.requestVideoFrameCallback(look);
    };
    media.requestVideoFrameCallback(look);
  }
  const context = new AudioContext();
  addEventListener('click', () => context.resume(), { capture: true });
  const analyser = context.createAnalyser();
  context.createMediaElementSource(media).connect(analyser).connect(context.destination);
  const samples = new Float32Array(analyser.fftSize);
  setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    loudness = Math.max(loudness, Math.sqrt(square));
  }, 50);
  window.noticed = () => ({
    ended: media.ended,
    duration: media.duration,
    currentTime: media.currentTime,
    pictures: pictures.size,
    loudness,
  });
})()`;

/** Any error at all fails. */
const playInFfmpeg = (address: string) =>
  runFfmpeg('ffmpeg', ['-nostdin', '-v', 'error', '-xerror', '-i', address, '-f', 'null', '-'], {
    ffmpegPath,
    timeLimitInSeconds: 60,
  });

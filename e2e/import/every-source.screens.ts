import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runFfmpeg } from '../../server/src/ingest/run-ffmpeg.ts';
import { sourceKinds } from '../../server/src/ingest/media-package/test-source-kinds.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../../server/src/ingest/test-sources.ts';
import { checkStream } from './check-stream.ts';
import { runImport } from './import-media.ts';
import { expect, test } from '../portal.ts';

// Every kind of source is brought in with the command, then watched by a visitor from its first second to its end.
test.describe.configure({ timeout: 600_000 });

const half = Math.ceil(sourceKinds.length / 2);
for (const [name, kinds] of [
  ['the first half of them', sourceKinds.slice(0, half)],
  ['the second half of them', sourceKinds.slice(half)],
] as const)
  test(`every kind of source plays to its end: ${name}`, async ({ page }) => {
    const watched = await bringIn(kinds);
    for (const { file, args, seconds = 5 } of kinds)
      await test.step(file, async () => {
        const request = page.waitForRequest(/\.m3u8/);
        await page.goto(watched.get(file) ?? `${file} was not brought in`);
        const stream = (await request).url();
        const media = await watchToTheEnd(page);
        expect.soft(Math.abs(media.duration - seconds), `${file}: ${media.duration} s`).toBeLessThan(0.1);
        expect
          .soft(Math.abs(media.currentTime - seconds), `${file}: ended at ${media.currentTime} s`)
          .toBeLessThan(0.1);
        if (args.some((each) => each.startsWith('testsrc')))
          expect.soft(media.pictures, file).toBeGreaterThan(3);
        if (args.some((each) => each.startsWith('sine=')))
          expect.soft(media.loudness, file).toBeGreaterThan(0.01);
        else expect.soft(media.loudness, file).toBe(0);

        const { durationInSeconds } = await checkStream(stream);
        expect.soft(Math.abs(durationInSeconds - seconds), file).toBeLessThan(0.1);
        await playInFfmpeg(stream);
      });
  });

test('an hour plays from where one jumps to its end', async ({ page }) => {
  const args = [...picture('320x180', 3600, 1), ...tone(3600), ...h264, '-c:a', 'aac', '-b:a', '32k'];
  const watched = await bringIn([{ file: 'hour.mp4', args }]);
  await page.goto(`${watched.get('hour.mp4')}?t=3594`);
  const media = await watchToTheEnd(page, 1);
  expect(Math.abs(media.duration - 3600), `${media.duration} s`).toBeLessThan(0.1);
  expect(Math.abs(media.currentTime - 3600)).toBeLessThan(0.1);
  expect(media.pictures).toBeGreaterThan(3);
  expect(media.loudness).toBeGreaterThan(0.01);
});

/** Makes the files and imports them for everybody, all at once; answers the path of each one's page. */
async function bringIn(kinds: readonly { file: string; args: string[] }[]): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-source-'));
  try {
    for (const { file, args } of kinds) await makeSource(join(folder, file), args);
    const rows = kinds.map(({ file }) => `${file},${file}`);
    writeFileSync(join(folder, 'sheet.csv'), ['file,title', ...rows].join('\n'));
    const { stdout } = await runImport([folder, '--sheet', join(folder, 'sheet.csv'), '--public'], 480_000);
    const made = stdout.matchAll(
      new RegExp(`^(.+)\\n +${process.env.PUBLIC_URL}(/public/\\S*/watch/\\S+)$`, 'gm'),
    );
    return new Map([...made].map(([, title, path]) => [title!, path!]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Presses Play and waits for the end, looking at the pictures and listening all the while; twice as fast as it is, where nothing is said. */
async function watchToTheEnd(page: Page, rate = 2): Promise<Noticed> {
  await expect(page.locator('video, audio').first()).toBeAttached();
  await page.evaluate(lookAndListen);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.evaluate(`document.querySelector('video, audio').playbackRate = ${rate}`);
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
    // It reads from the portal: the sandbox of files has no network.
    sandbox: 'limits',
    timeLimitInSeconds: 60,
  });

// Slow: Shaka comes from a registry. Proves: hls.js, Shaka and ffprobe read captions from the stream itself.
// Ground: server/src/streaming/**, server/src/captions/write-segments.ts, server/src/media/*playlist*.ts.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { captionsOf } from '../../demo/captions.ts';
import { callAddress } from '../calls.ts';
import { expect, itemOf, test } from '../portal.ts';

// Players without the portal around them, as casting and apps have them: they get captions from the stream itself.
const item = itemOf('solar-field');
const stream = callAddress('GET /media/:id/:version/:file', {
  params: { id: item.id, version: 1, file: 'master.m3u8' },
  query: { jwt: 'public' },
});
const root = join(import.meta.dirname, '../..');
const shakaVersion = '5.2.12';

/** Shaka is 86 MB: it is fetched for this test only, once; undefined where no registry can be reached. */
function fetchShaka(): string | undefined {
  const folder = join(root, '.cache', `shaka-player-${shakaVersion}`);
  const file = join(folder, 'package/dist/shaka-player.hls.js');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const options = {
    cwd: folder,
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  };
  let packed: Buffer;
  try {
    packed = execFileSync('npm', ['pack', '--silent', `shaka-player@${shakaVersion}`], options);
  } catch {
    return undefined;
  }
  execFileSync('tar', ['-xzf', packed.toString().trim(), 'package/dist/shaka-player.hls.js'], options);
  return file;
}

/** A page with nothing but a video element and a player's script. */
async function openBare(page: Page, script: string): Promise<void> {
  await page.route('**/bare/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<video muted></video><script src="player.js"></script>',
    }),
  );
  await page.route('**/bare/player.js', (route) =>
    route.fulfill({ path: script, contentType: 'text/javascript' }),
  );
  await page.route('**/favicon.ico', (route) => route.fulfill({ body: '' }));
  await page.goto('/bare/');
}

/** What the browser shows at a second. */
async function shownAt(page: Page, second: number): Promise<unknown> {
  await page.evaluate(`document.querySelector('video').currentTime = ${second}`);
  return page.evaluate(`[...document.querySelector('video').textTracks]
    .filter((track) => track.mode === 'showing')
    .flatMap((track) => [...(track.activeCues ?? [])].map((cue) => cue.text))`);
}

async function showsCaptions(page: Page): Promise<void> {
  const [first, second] = captionsOf(item, 'en');
  for (const cue of [second!, first!])
    await expect
      .poll(() => shownAt(page, (cue.startTime + cue.endTime) / 2), { timeout: 20_000 })
      .toEqual([cue.text]);
}

test('hls.js lists the captions, and shows them at their time', async ({ page }) => {
  const packageFile = createRequire(join(root, 'player/package.json')).resolve('hls.js/package.json');
  await openBare(page, join(packageFile, '../dist/hls.js'));
  await page.evaluate(`
    globalThis.hls = new Hls();
    hls.loadSource(${JSON.stringify(stream)});
    hls.attachMedia(document.querySelector('video'));
  `);
  const listed = () => page.evaluate('hls.subtitleTracks.map(({ name, lang }) => [name, lang])');
  await expect.poll(listed).toEqual([
    ['Deutsch', 'de'],
    ['English', 'en'],
  ]);
  // nothing that nobody asked for
  expect(await page.evaluate('hls.subtitleTrack')).toBe(-1);
  await page.evaluate('hls.subtitleDisplay = true; hls.subtitleTrack = 1;');
  await showsCaptions(page);
});

test('Shaka lists the captions, and shows them at their time', async ({ page }) => {
  const script = fetchShaka();
  test.skip(script === undefined, 'No registry gives Shaka.');
  await openBare(page, script!);
  await page.evaluate(`(async () => {
    globalThis.player = new shaka.Player();
    await player.attach(document.querySelector('video'));
    await player.load(${JSON.stringify(stream)});
  })()`);
  const listed = await page.evaluate(
    'player.getTextTracks().map(({ language, label }) => [label, language]).sort()',
  );
  expect(listed).toEqual([
    ['Deutsch', 'de'],
    ['English', 'en'],
  ]);
  await page.evaluate(`player.selectTextTrack(player.getTextTracks().find(({ language }) => language === 'en'));
    player.setTextTrackVisibility?.(true);`);
  await showsCaptions(page);
});

test('ffprobe reads a rendition of captions', async ({ request }) => {
  test.skip(spawnSync('ffprobe', ['-version']).status !== 0, 'ffprobe is not installed.');
  const playlist = await (await request.get(stream)).text();
  const english = /LANGUAGE="en",DEFAULT=NO.*URI="(captions-[^"]+)"/.exec(playlist)?.[1];
  const address = `${process.env.PUBLIC_URL}${stream.replace(/master.*/, '')}${english}`;
  const entries = ['-show_entries', 'stream=codec_name:packet=pts_time', '-of', 'json'];
  const read = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...entries, address]).toString()) as {
    streams: { codec_name: string }[];
    packets: { pts_time: string }[];
  };
  expect(read.streams.map(({ codec_name }) => codec_name)).toEqual(['webvtt']);
  const starts = captionsOf(item, 'en').map(({ startTime }) => startTime.toFixed(2));
  expect(read.packets.map(({ pts_time }) => Number(pts_time).toFixed(2))).toEqual(starts);
});

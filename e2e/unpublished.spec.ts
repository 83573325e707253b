import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFfmpegInstalled } from '../server/src/ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../server/src/ingest/test-sources.ts';
import { expectNoViolation } from './accessibility.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { play } from './watching.ts';

test.skip(!isFfmpegInstalled(ffmpegPath), 'ffmpeg is not installed');
test.describe.configure({ timeout: 180_000 });
test.use({ mayComplainOf: [/404/] });

test('who manages a draft watches it, is told what it is, and leaves no trace; a viewer finds nothing', async ({
  page,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-draft-'));
  try {
    const file = join(folder, 'draft.mp4');
    await makeSource(file, [...picture('640x360', 5), ...tone(5, 347), ...h264, '-c:a', 'aac']);
    const path = await importMedia(file, ['--title', 'Not for all yet', '--draft', '--public']);
    expect(path).toMatch(/^\/watch\//);
    const told: string[] = [];
    page.on('request', (request) => {
      if (/Visitors|WatchedTimestamps/.test(request.url())) told.push(request.url());
    });
    await page.goto(path);
    await fillInSignIn(page, 'manager@aurora.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Not for all yet' })).toBeVisible();
    await expect(page.getByText('Draft – only those who manage it see this')).toBeVisible();
    for (const name of [/^Like/, /^Save/, 'Share'])
      await expect(page.getByRole('group', { name: 'Actions' }).getByRole('button', { name })).toHaveCount(0);
    await play(page);
    await expectNoViolation(page);
    for (const [width, height] of [
      [360, 800],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `screenshots/unpublished-${width}.png` });
    }
    await page.goto('/');
    expect(told).toEqual([]);

    const viewer = await browser.newPage();
    await viewer.goto(new URL(path, process.env.PUBLIC_URL).href);
    await fillInSignIn(viewer, 'viewer@aurora.example');
    await expect(viewer.getByRole('heading', { name: 'This is not here' })).toBeVisible();
    await viewer.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

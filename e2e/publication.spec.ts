import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFfmpegInstalled } from '../server/src/ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../server/src/ingest/test-sources.ts';
import { AURORA } from '../demo/organizations.ts';
import { callAsCommandLine, callPattern } from './calls.ts';
import { importMedia } from './import-media.ts';
import { expect, signIn, test } from './portal.ts';
import { play } from './watching.ts';

test.skip(!isFfmpegInstalled(ffmpegPath), 'ffmpeg is not installed');
test.describe.configure({ timeout: 180_000 });

test('an open countdown becomes a player by itself, on each kind of page', async ({
  page,
  browser,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-publication-'));
  try {
    const file = join(folder, 'premiere.mp4');
    // A pitch of its own: the same file is the same item.
    await makeSource(file, [...picture('640x360', 5), ...tone(5, 361), ...h264, '-c:a', 'aac']);
    const path = await importMedia(file, ['--title', 'The first showing', '--draft', '--public']);
    const id = path.split('/').at(-1)!;
    const publishAt = new Date(Date.now() + 20_000).toISOString();
    await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Schedules', {
      params: { id },
      body: { publishAt },
    });
    const visitor = await browser.newPage();
    const frame = await browser.newPage();
    const pages = [page, visitor, frame];
    const calls = ['GET /MediaContents/Publics/:id', 'GET /MediaContents/Published/:id'] as const;
    const asked: string[] = [];
    for (const each of pages)
      each.on('request', (sent) => {
        if (calls.some((call) => callPattern(call).test(sent.url()))) asked.push(sent.url());
      });
    const at = (where: string) => `${process.env.PUBLIC_URL}/public/${AURORA}/${where}/${id}`;
    await signIn(page, 'viewer@aurora.example', path);
    await visitor.goto(at('watch'));
    await frame.goto(at('embed'));
    for (const each of pages) await expect(each.getByRole('timer')).toBeVisible();
    for (const each of pages) {
      await expect(each.getByRole('timer')).toHaveCount(0, { timeout: 30_000 });
      await play(each);
    }
    // The member's page asks once as it opens; the first HTML of the others has the answer. Then each asks, rarely a second time.
    expect(asked.length).toBeLessThanOrEqual(1 + 2 * pages.length);
    await visitor.close();
    await frame.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

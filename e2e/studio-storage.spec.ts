import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { violationsOn } from './accessibility.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn } from './tab-to.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';

test('what is brought in takes space, and is found among the largest by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), 'tv-studio-storage-'));
  try {
    const file = join(folder, 'weir.mp4');
    const picture = 'testsrc2=s=320x180:d=2:r=25';
    await promisify(execFile)(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', picture, file], {
      timeout: 60_000,
    });
    await importMedia(file, ['--title', 'The weir at noon']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await page.goto('/studio/organization/storage');
  await fillInSignIn(page, 'manager@aurora.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Use of space' })).toBeVisible();
  await expect(page.getByText(/^[\d.]+ (KB|MB) stored$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await pressOn(page.getByRole('link', { name: 'The weir at noon' }), 'Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The weir at noon');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFfmpegInstalled } from '../server/src/ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../server/src/ingest/test-sources.ts';
import { importMedia, runImport } from './import-media.ts';
import { AURORA, expect, signIn, test } from './portal.ts';
import { pictureHeight, play } from './watching.ts';

test.skip(!isFfmpegInstalled(ffmpegPath), 'ffmpeg is not installed');
test.describe.configure({ timeout: 180_000 });

test('a file brought in with one command is found and watched, by a viewer and by a visitor', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-import-'));
  try {
    const file = join(folder, 'kestrel.mp4');
    await makeSource(file, [...picture('640x360', 6), ...tone(6, 330), ...h264, '-c:a', 'aac']);
    writeFileSync(
      join(folder, 'kestrel.en.srt'),
      '1\n00:00:00,200 --> 00:00:05,800\nA kestrel over the dyke.\n',
    );
    const path = await importMedia(file, ['--title', 'The kestrel', '--category', 'Birds', '--public']);

    await signIn(page, 'viewer@aurora.example');
    await page.getByRole('combobox', { name: 'Search' }).first().fill('kestrel');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'The kestrel' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'The kestrel' })).toBeVisible();
    await play(page);
    expect(await pictureHeight(page)).toBeGreaterThan(0);
    const captions = page.getByRole('button', { name: 'Captions' });
    if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
    await expect(page.getByText('A kestrel over the dyke.').first()).toBeVisible();

    const id = /watch\/([0-9a-f-]{36})/.exec(path)![1];
    await page.context().clearCookies();
    await page.goto(`/public/${AURORA}/watch/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'The kestrel' })).toBeVisible();
    await play(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is no media is refused in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-import-'));
  try {
    const file = join(folder, 'notes.mp4');
    writeFileSync(file, 'These are notes, whatever the name says.\n'.repeat(50));
    const refused = await runImport([file], 120_000).then(
      () => undefined,
      (problem: { code: number; stderr: string; stdout: string }) => problem,
    );
    expect(refused?.code).toBe(1);
    const words = `${refused?.stdout}${refused?.stderr}`;
    expect(words).toMatch(/notes/i);
    expect(words).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

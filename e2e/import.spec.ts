import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AURORA, expect, signIn, test } from './portal.ts';
import { pictureHeight, play } from './watching.ts';

const root = join(import.meta.dirname, '..');
const ffmpeg = process.env.FFMPEG_PATH || 'ffmpeg';
const isInstalled = spawnSync(ffmpeg, ['-version'], { timeout: 10_000 }).status === 0;

test.skip(!isInstalled, 'ffmpeg is not installed');
test.describe.configure({ timeout: 180_000 });

test('a file brought in with one command is found and watched, by a viewer and by a visitor', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-import-'));
  try {
    const file = join(folder, 'kestrel.mp4');
    makeVideo(file);
    writeFileSync(
      join(folder, 'kestrel.en.srt'),
      '1\n00:00:00,200 --> 00:00:05,800\nA kestrel over the dyke.\n',
    );
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        'run',
        '--silent',
        'tv',
        '--',
        'import',
        file,
        '--title',
        'The kestrel',
        '--category',
        'Birds',
        '--public',
      ],
      { cwd: root, timeout: 150_000 },
    );
    const address = new RegExp(`${process.env.PUBLIC_URL}(/\\S*/watch/[0-9a-f-]{36})`).exec(stdout)?.[1];
    expect(address, stdout).toBeTruthy();

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

    const id = /watch\/([0-9a-f-]{36})/.exec(address!)![1];
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
    const refused = await promisify(execFile)('npm', ['run', '--silent', 'tv', '--', 'import', file], {
      cwd: root,
      timeout: 120_000,
    }).then(
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

/** Six seconds of a moving picture and a tone. */
function makeVideo(file: string): void {
  const made = spawnSync(
    ffmpeg,
    [
      ...['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=6'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=330:duration=6', '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', file],
    ],
    { timeout: 60_000, encoding: 'utf8' },
  );
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
}

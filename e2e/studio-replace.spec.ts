import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, tabTo } from './tab-to.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-replace-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function aFilm(name: string, seconds: number): Promise<string> {
  const file = join(folder, name);
  const picture = `testsrc2=s=320x180:d=${seconds}`;
  const sound = `sine=frequency=${200 + name.length * 10}:duration=${seconds}`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, file], { timeout: 60_000 });
  return file;
}

async function openPart(page: Page, id: string, part: 'file' | 'cut'): Promise<void> {
  await page.goto(`/studio/content/${id}?tab=${part}`);
  await fillInSignIn(page, 'admin@aurora.example');
}

const press = (page: Page, name: string) => pressOn(page.getByRole('button', { name, exact: true }), 'Enter');

const length = (page: Page) => page.getByText(/Served now · .* · (\d+)s · /);

test('the file is replaced at the same address by keyboard alone, and taken back', async ({ page }) => {
  test.setTimeout(120_000);
  const id = (await importMedia(await aFilm('long film.mp4', 12), ['--title', 'Replaced film']))
    .split('/')
    .at(-1)!;
  await openPart(page, id, 'file');
  await expect(length(page)).toContainText('12s');
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Replace the file');
  await (await choosing).setFiles(await aFilm('short.mp4', 5));
  await expect(length(page)).toContainText('5s', { timeout: 60_000 });
  await expect(page.getByText('short.mp4')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Former versions' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Serve again: long film.mp4');
  await expect(page.getByText('That version is served again.').first()).toBeVisible();
  await expect(length(page)).toContainText('12s');
  await press(page, 'Delete for good: short.mp4');
  await expect(page.getByRole('heading', { name: 'Former versions' })).toBeHidden();
});

test('a film is trimmed and cut by keyboard alone, and is whole again', async ({ page }) => {
  test.setTimeout(120_000);
  const id = (await importMedia(await aFilm('cut film.mp4', 12), ['--title', 'Cut film'])).split('/').at(-1)!;
  await openPart(page, id, 'cut');
  const start = page.getByRole('slider', { name: 'Starts at' });
  await tabTo(start);
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByLabel('Starts at:')).toHaveValue('0:02.0');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Starts at:')).toHaveValue('0:02.1');
  await tabTo(page.getByLabel('Ends at:'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0:10.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0:08.0 of 0:12.0 stay.')).toBeVisible();
  await press(page, 'Leave out a part from here');
  await tabTo(page.getByLabel('Part 1 from:'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1:00');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Part 1 from:')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0:05.0 of 0:12.0 stay.')).toBeVisible();
  // What is not applied yet outlasts a reload.
  await page.reload();
  await expect(page.getByText('0:05.0 of 0:12.0 stay.')).toBeVisible();
  await expect(page.getByLabel('Starts at:')).toHaveValue('0:02.1');
  await expect(page.getByLabel('Part 1 from:')).toHaveValue('0:05.0');
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Apply');
  await expect(length(page)).toContainText('5s', { timeout: 60_000 });
  await expect(page.getByText('cut film.mp4, 3 parts left out')).toBeVisible();

  // The cuts can be changed afterwards: the whole film is still there.
  await press(page, 'Cut');
  await expect(page.getByLabel('Starts at:')).toHaveValue('0:02.1');
  await expect(page.getByLabel('Part 1 to:')).toHaveValue('0:08.0');
  await press(page, 'File');
  await press(page, 'Serve again: cut film.mp4');
  await expect(length(page)).toContainText('12s');
});

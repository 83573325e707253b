import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { makeFilm } from './make-film.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, tabTo } from './tab-to.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A film of a few seconds that no other test brings in. */
const film = (name: string, seconds: number, size: string) =>
  makeFilm(join(folder, name), { seconds, size, seed: name.length });

async function openStudio(page: Page, email = 'content@aurora.example'): Promise<void> {
  await page.goto('/studio');
  await fillInSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
}

async function chooseByKeyboard(page: Page, files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // An empty list has one, too.
  await pressOn(page.getByRole('button', { name: 'Upload', exact: true }).first(), 'Enter');
  await (await chooser).setFiles(files);
}

test('a film with captions is uploaded, described, filed and published by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const ridge = await film('ridge walk.mp4', 2, '320x180');
  const captions = join(folder, 'ridge walk.en.vtt');
  await writeFile(captions, 'WEBVTT\n\n00:00.200 --> 00:01.500\nAbove the clouds\n');
  await openStudio(page);
  await chooseByKeyboard(page, [ridge, captions]);

  // The form is there at once, and says what the file would be called.
  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();
  const form = page.getByRole('form', { name: 'About ridge walk.mp4' });
  await tabTo(form.getByLabel('Title'));
  await page.keyboard.type('A walk along the ridge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('From the studio.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Safety' })).toBeVisible();
  await page.keyboard.type('Saf');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('group', { name: 'Categories' })).toContainText('Safety');
  await tabTo(form.getByLabel('Tags'));
  await page.keyboard.type('ridge,walk,');
  expect(await violationsOn(page)).toEqual([]);

  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 90_000 });
  await tabTo(form.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(form.getByText('Published', { exact: true })).toBeVisible();

  await tabTo(page.getByRole('link', { name: 'Open it' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A walk along the ridge' })).toBeVisible();
  await pressOn(page.getByRole('link', { name: 'See it as a viewer' }), 'Enter');
  await expect(page.getByText('From the studio.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ridge', exact: true })).toBeVisible();
  await expect(page.getByText('Above the clouds').first()).toBeAttached();

  // The library knows the bytes, whatever their name.
  await page.goto('/studio');
  await chooseByKeyboard(page, [ridge]);
  await expect(page.getByText('The library has this file already.')).toBeVisible();
});

test.describe('a line that breaks', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });

  test('an upload goes on by itself, and after a reload when the file is chosen again', async ({ page }) => {
    test.setTimeout(120_000);
    const night = await film('long night.mp4', 3, '960x540');
    const offsets: number[] = [];
    page.on('request', (request) => {
      const offset = request.headers()['upload-offset'];
      if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset));
    });
    let mayPass = 1;
    await page.route('**/Uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH' || mayPass-- > 0) await route.fallback();
      else await route.abort();
    });
    await openStudio(page);
    await chooseByKeyboard(page, [night]);
    await page.getByLabel('Title').fill('A long night');
    await expect(page.getByText(/^Stopped at \d+ %\. Goes on by itself\.$/)).toBeVisible();

    // The page before says that files are being sent; leaving it is what this test wants.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.goto('/studio/upload');
    await expect(page.getByText(/Choose the file again to go on\.$/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('A long night');

    mayPass = Number.POSITIVE_INFINITY;
    offsets.length = 0;
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles([night]);
    await expect(page.getByText(/^Uploaded\.|^Ready$/)).toBeVisible({ timeout: 60_000 });
    expect(offsets[0]).toBeGreaterThan(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'long night.mp4' })).toHaveCount(1);
  });
});

test.describe('a laptop that is closed', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });

  test('an upload goes on where it was when the laptop is opened again, also days later', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const train = await film('in the train.mp4', 3, '960x540');
    const offsets: number[] = [];
    let state: 'open' | 'closed' | 'days later' = 'open';
    await page.route('**/Uploads/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.fallback();
      if (state === 'days later') {
        // The service has deleted what did not grow.
        state = 'open';
        return route.fulfill({ status: 404, json: { errorCode: 14, message: 'gone', traceId: '' } });
      }
      offsets.push(Number(request.headers()['upload-offset']));
      if (offsets.length !== 2) return route.fallback();
      state = 'closed';
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    await openStudio(page);
    await chooseByKeyboard(page, [train]);
    await pressOn(page.getByRole('link', { name: 'Content', exact: true }).first(), 'Enter');
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray.getByText(/^Stopped at \d+ %\. Goes on by itself\.$/)).toBeVisible();
    const stoppedAt = offsets[1];
    expect(stoppedAt).toBeGreaterThan(0);

    // While it is closed nothing is lost and nobody is asked.
    await page.waitForTimeout(3_000);
    await expect(tray.getByText(/^Stopped at \d+ %\. Goes on by itself\.$/)).toBeVisible();
    offsets.length = 2;
    state = 'days later';
    await context.setOffline(false);
    await expect(tray.getByText(/^Uploaded\.|^Ready$/)).toBeVisible({ timeout: 60_000 });
    // The bytes that were acknowledged are not sent again.
    expect(offsets[2]).toBe(stoppedAt);
    await expect(tray.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  });
});

test('files that are neither video nor sound are named, and a broken one says why it failed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const broken = join(folder, 'broken.mp4');
  await writeFile(broken, 'no film at all, whatever its name says');
  const notes = join(folder, 'notes.txt');
  await writeFile(notes, 'notes');
  await openStudio(page);
  await chooseByKeyboard(page, [broken, notes]);
  await expect(page.getByText('Left out, neither video nor sound: notes.txt').first()).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'broken.mp4' });
  await expect(row.getByRole('button', { name: 'Try broken.mp4 again' })).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText('This is no video or sound file that can be read. Choose MP4');
});

test('who may neither manage nor review finds nothing at /studio', async ({ page }) => {
  await page.goto('/studio');
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('heading', { level: 1, name: /not found|nothing here/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});

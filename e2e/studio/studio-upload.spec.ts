import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { makeFilm } from '../media/make-film.ts';
import { makeSound } from '../media/make-sound.ts';
import { enter, expect, fillInSignIn, test } from '../portal.ts';
import { pressOn, tabTo } from '../page-checks/tab-to.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function chooseByKeyboard(page: Page, files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // An empty list has one, too.
  await pressOn(page.getByRole('button', { name: 'Upload', exact: true }).first(), 'Enter');
  await (await chooser).setFiles(files);
}

test('a film with captions is uploaded, described, filed and published by keyboard alone', async ({
  page,
}) => {
  const ridge = await makeFilm(join(folder, 'ridge walk.mp4'), { seconds: 2 });
  const captions = join(folder, 'ridge walk.en.vtt');
  await writeFile(captions, 'WEBVTT\n\n00:00.200 --> 00:01.500\nAbove the clouds\n');
  await enter(page, 'content@aurora.example', '/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await chooseByKeyboard(page, [ridge, captions]);

  // The form is there at once, and says what the file would be called.
  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();
  const form = page.getByRole('form', { name: 'About ridge walk.mp4' });
  await tabTo(form.getByLabel('Title', { exact: true }));
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
  await expect(page.getByText('This file is already in the library.')).toBeVisible();
});

test.describe('a line that breaks', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });

  test(
    'an upload goes on by itself, and after a reload when the file is chosen again',
    { tag: '@all' },
    async ({ page }) => {
      // Larger than the first chunk.
      const night = await makeSound(join(folder, 'long night.wav'), 8);
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
      await enter(page, 'content@aurora.example', '/studio/upload');
      const choose = async () => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Choose files' }).click();
        await (await chooser).setFiles([night]);
      };
      await choose();
      await page.getByLabel('Title', { exact: true }).fill('A long night');
      await expect(page.getByText(/^Stopped at \d+ %\. It resumes automatically\.$/)).toBeVisible();

      // The page before says that files are being sent; leaving it is what this test wants.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText(/Choose the file again to resume\.$/)).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A long night');

      mayPass = Number.POSITIVE_INFINITY;
      offsets.length = 0;
      await choose();
      await expect(page.getByText(/^Uploaded\.|^Ready$/)).toBeVisible({ timeout: 60_000 });
      expect(offsets[0]).toBeGreaterThan(0);
      await expect(page.getByRole('listitem').filter({ hasText: 'long night.wav' })).toHaveCount(1);
    },
  );

  test(
    'what is typed after the file has arrived outlasts the line, the page and the session',
    { tag: '@all' },
    async ({ page, context }) => {
      const dusk = await makeSound(join(folder, 'dusk.wav'), 1);
      const first = await context.newPage();
      await enter(first, 'content@aurora.example', '/studio/upload');
      const chooser = first.waitForEvent('filechooser');
      await first.getByRole('button', { name: 'Choose files' }).click();
      await (await chooser).setFiles([dusk]);
      await expect(first.getByText(/^Ready$/)).toBeVisible({ timeout: 60_000 });
      await context.setOffline(true);
      await first.getByLabel('Title', { exact: true }).fill('Dusk over the yard');
      await expect(first.getByRole('alert')).toHaveText(/^Not saved: the portal could not be reached\./);
      expect(await violationsOn(first)).toEqual([]);

      // The browser asks; then the page is gone, and so is the session.
      const dialogShown = first.waitForEvent('dialog');
      await first.close({ runBeforeUnload: true });
      await (await dialogShown).dismiss();
      await first.close();
      await context.clearCookies();
      await context.setOffline(false);
      await page.goto('/studio/upload');
      await fillInSignIn(page, 'content@aurora.example');
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Dusk over the yard');
      // By the page that was left, on its way out, or by this one.
      await expect(page.getByText(/^Saved( at |$)/)).toBeVisible();
      await page.getByRole('link', { name: 'Open it' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dusk over the yard' })).toBeVisible();
    },
  );
});

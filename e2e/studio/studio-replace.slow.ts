// Slow: films are made, replaced and cut by real encodes.
// Proves: a file is replaced, cut and taken back in the studio, by keyboard too.
// Ground: studio/src/item, server/src/ingest/versions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { makeFilm } from '../media/make-film.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo } from '../page-checks/tab-to.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-replace-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const press = (page: Page, name: string) => pressOn(page.getByRole('button', { name, exact: true }), 'Enter');

const length = (page: Page) => page.getByText(/Current version · .* · (\d+)s · /);

test('a file is replaced at the same address by keyboard alone, cut, and is whole again', async ({
  page,
}) => {
  const id = await newItem({ title: 'Replaced film' });
  await enter(page, 'admin@aurora.example', `/studio/content/${id}?tab=file`);
  await expect(length(page)).toContainText('14s');
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Replace the file');
  await (await choosing).setFiles(await makeFilm(join(folder, 'short.mp4'), { seconds: 4 }));
  await expect(length(page)).toContainText('4s', { timeout: 60_000 });
  await expect(page.getByText('short.mp4')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Former versions' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await press(page, 'Cut');
  await tabTo(page.getByRole('slider', { name: 'Starts at' }));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('0:03.0 of 0:04.0 remain.')).toBeVisible();
  // What is not applied yet outlasts a reload.
  await page.reload();
  await expect(page.getByText('0:03.0 of 0:04.0 remain.')).toBeVisible();
  await expect(page.getByLabel('Starts at:')).toHaveValue('0:01.0');
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Apply');
  await expect(length(page)).toContainText('3s', { timeout: 60_000 });
  await expect(page.getByText('short.mp4, 1 part left out')).toBeVisible();

  await press(page, 'Restore: short.mp4');
  await expect(page.getByText('That version is current again.').first()).toBeVisible();
  await expect(length(page)).toContainText('4s');
});

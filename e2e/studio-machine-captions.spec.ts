import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { violationsOn } from './accessibility.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { play } from './watching.ts';
import { pressOn, typeInto } from './tab-to.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
// One after the other: a test switches captions by machine off for a moment.
test.describe.configure({ mode: 'serial' });
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-machine-captions-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Brings in a film with sound that no other test uses; answers the item's id. */
async function newTalk(title: string): Promise<string> {
  const file = join(folder, `${title}.mp4`);
  const picture = ['-f', 'lavfi', '-i', 'color=c=0x335577:s=320x180:d=6'];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=${300 + title.length}:duration=6`];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...picture, ...sound, '-c:a', 'aac', file], {
    timeout: 60_000,
  });
  return (await importMedia(file, ['--title', title])).split('/').at(-1)!;
}

test('a manager makes, approves and translates captions by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await newTalk('Heat pumps in the cold');
  await page.goto(`/studio/content/${id}?tab=captions`);
  await fillInSignIn(page, 'admin@aurora.example');
  let actions = 0;
  const press = async (name: RegExp | string) => {
    actions += 1;
    await pressOn(page.getByRole('button', { name }), 'Enter');
  };
  await expect(page.getByText('There are no captions yet.')).toBeVisible();
  await press('Make captions');
  await expect(page.getByRole('progressbar', { name: 'Progress of Captions' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const english = page
    .getByRole('listitem')
    .filter({ hasText: 'made by machine' })
    .filter({ hasText: 'English' });
  await expect(english).toBeVisible({ timeout: 60_000 });
  await press(/^Approve ?: English/);
  await expect(page.getByText('Captions approved').first()).toBeVisible();
  await expect(page.getByText('made by machine')).toHaveCount(0);
  expect(actions).toBe(2);

  // A translation: choose the language, then go.
  await typeInto(page.getByLabel('Into'), 'German');
  await press('Translate');
  const german = page
    .getByRole('listitem')
    .filter({ hasText: 'made by machine' })
    .filter({ hasText: 'German' });
  await expect(german).toBeVisible({ timeout: 60_000 });
  expect(await violationsOn(page)).toEqual([]);

  // Viewers read that a machine made it.
  await page.goto(`/watch/${id}`);
  const languages = page.getByLabel('Language').getByRole('option');
  await expect(languages).toHaveText(['English', 'German (auto-generated)']);
  await play(page);
  await pressOn(page.getByRole('button', { name: 'Settings' }), 'Enter');
  await page.getByRole('menuitem', { name: /^Captions/ }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /German/ })).toContainText('auto-generated');
  await expect(page.getByRole('menuitemradio', { name: /English/ })).not.toContainText('auto-generated');
});

test('a request is cancelled', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await newTalk('Nobody wants this');
  await page.goto(`/studio/content/${id}?tab=captions`);
  await fillInSignIn(page, 'admin@aurora.example');
  await pressOn(page.getByRole('button', { name: 'Make captions' }), 'Enter');
  await pressOn(page.getByRole('button', { name: /^Cancel ?: Captions/ }), 'Enter');
  await expect(page.getByRole('button', { name: /^Cancel ?: Captions/ })).toHaveCount(0);
  await expect(page.getByText('There are no captions yet.')).toBeVisible();
});

test('an admin allows captions by machine and names words, by keyboard alone', async ({ page }) => {
  await page.goto('/studio/organization/machine-captions');
  await fillInSignIn(page, 'admin@aurora.example');
  const allow = page.getByRole('switch', { name: 'Allow captions by machine' });
  await expect(allow).toBeChecked();
  await pressOn(allow, 'Space');
  await expect(page.getByLabel('Names and words')).toHaveCount(0);
  await pressOn(allow, 'Space');
  const words = page.getByLabel('Names and words');
  await typeInto(words, 'heat pump');
  await pressOn(words, 'Enter');
  await expect(page.getByRole('button', { name: 'Remove heat pump' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(allow).toBeChecked();
  await pressOn(page.getByRole('button', { name: 'Remove heat pump' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Remove heat pump' })).toHaveCount(0);
});

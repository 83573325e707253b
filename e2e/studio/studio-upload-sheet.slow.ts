// Slow: many files are uploaded and processed.
// Proves: files are described by a sheet, which may be repeated.
// Ground: studio/src/upload, contract/src/uploads/read-sheet.ts.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { makeFilm } from '../media/make-film.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn } from '../page-checks/tab-to.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-sheet-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function aFile(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

/** Presses Enter on a button and chooses files in the dialog that opens. */
async function choose(page: Page, button: string, files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: button, exact: true }), 'Enter');
  await (await chooser).setFiles(files);
}

const line = (page: Page, file: string) => page.getByRole('row').filter({ hasText: file });

test('many files are uploaded and described by a sheet, by keyboard alone, and the sheet may be repeated', async ({
  page,
}) => {
  const dawn = await makeFilm(join(folder, 'dawn.mp4'));
  const dusk = await makeFilm(join(folder, 'dusk.mp4'));
  const spare = await aFile('spare.mp4', 'It stays here.');
  const words = await aFile('words.vtt', 'WEBVTT\n\n00:00.200 --> 00:00.900\nThe sun rises\n');
  const category = `Evenings ${randomUUID().slice(0, 8)}`;
  // As a spreadsheet writes it where commas are for decimals.
  const sheet = await aFile(
    'evenings.csv',
    `\uFEFFFile;Title;Tags;Category;Date;Captions;Visibility\r
dawn.mp4;"Dawn; a film";light, sky;Safety;2011-05-04;en=words.vtt;public\r
dusk.mp4;Dusk;;${category};;;\r
`,
  );
  await enter(page, 'manager@aurora.example', '/studio/upload');
  await choose(page, 'Choose files', [sheet, dawn, dusk, spare, words]);
  await expect(page.getByRole('heading', { level: 1, name: 'Import with a spreadsheet' })).toBeVisible();
  await expect(line(page, 'dawn.mp4')).toContainText('Will be uploaded');
  await expect(line(page, 'dusk.mp4')).toContainText('Will be uploaded');
  await expect(page.getByText(`Categories that will be made: ${category}.`)).toBeVisible();
  await expect(page.getByText('1 file is named by no line: spare.mp4.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await pressOn(page.getByRole('switch', { name: 'Upload them, too' }), 'Space');
  await pressOn(page.getByRole('button', { name: 'Upload 2 files' }), 'Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();
  const form = page.getByRole('form', { name: 'About dawn.mp4' });
  await expect(form.getByLabel('Title')).toHaveValue('Dawn; a film');
  await expect(form.getByRole('group', { name: 'Categories' })).toContainText('Safety');
  await expect(form.getByRole('radio', { name: 'Public' })).toBeChecked();
  await expect(page.getByRole('form', { name: 'About dusk.mp4' })).toContainText(category);
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(2, { timeout: 90_000 });

  // The same sheet again changes what is in the list, and uploads nothing twice.
  await choose(page, 'Choose files', [sheet, dawn, dusk, words]);
  await expect(line(page, 'dawn.mp4')).toContainText('gets these texts');
  await pressOn(page.getByRole('button', { name: 'Change 2 uploads' }), 'Enter');
  await expect(page.getByRole('form', { name: /^About / })).toHaveCount(2);

  await pressOn(page.getByRole('link', { name: 'Open it' }).first(), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dawn; a film' })).toBeVisible();
  await pressOn(page.getByRole('link', { name: 'See it as a viewer' }), 'Enter');
  await expect(page.getByRole('link', { name: 'sky', exact: true })).toBeVisible();
  await expect(page.getByText('The sun rises').first()).toBeAttached();
  await expect(page.getByText(/4 May 2011|May 4, 2011/).first()).toBeVisible();
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-captions-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const vtt = `WEBVTT

00:00.500 --> 00:02.000
<v Host>Good morning from Nordwick.</v>

00:02.000 --> 00:03.000
<v Host>In the January storm we lost two blades.</v>

00:05.000 --> 00:06.500
Balance is a <i>promise</i>.
`;

/** Brings in a film of eight seconds with sound that no other test uses; answers the item's id. */
async function newItem(title: string, captions?: string): Promise<string> {
  const file = join(folder, `${title}.mp4`);
  const picture = `color=c=0x${Buffer.from(title).toString('hex').slice(0, 6)}:s=320x180:d=8`;
  const tone = 'sine=frequency=300:duration=8';
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', tone];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, '-c:a', 'aac', file], { timeout: 60_000 });
  const options = ['--title', title];
  if (captions !== undefined) {
    const subtitles = join(folder, `${title}.en.vtt`);
    await writeFile(subtitles, captions);
    options.push('--subtitles', `en=${subtitles}`);
  }
  const path = await importMedia(file, options);
  return path.split('/').at(-1)!;
}

async function openEditor(
  page: Page,
  id: string,
  language = 'en',
  email = 'admin@aurora.example',
): Promise<void> {
  await page.goto(`/studio/content/${id}/captions/${language}`);
  await fillInSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Captions' })).toBeVisible();
}

const list = (page: Page) => page.getByRole('grid', { name: 'Cues' });
const row = (page: Page, place: number) => list(page).locator(`[aria-rowindex="${place + 1}"]`);
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** What viewers find. */
async function transcriptOf(page: Page, id: string): Promise<string> {
  await page.goto(`/watch/${id}`);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const transcript = page.getByRole('tabpanel', { name: 'Transcript' });
  await transcript.getByRole('button').first().waitFor();
  return (await transcript.textContent()) ?? '';
}

test('one word is corrected and published by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await newItem('Wind at noon', vtt);
  await openEditor(page, id);
  await expect(list(page).getByRole('row')).toHaveCount(4);
  expect(await violationsOn(page)).toEqual([]);

  // Six actions: the key, the word, Tab, the other word, Enter, the key.
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Nordwick');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nordvik');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('English is published. Viewers and search have it.').first()).toBeVisible();
  await page.reload();
  await expect(list(page)).toContainText('Good morning from Nordvik.');
  await expect(page.getByText('As published')).toBeVisible();
  expect(await transcriptOf(page, id)).toContain('Good morning from Nordvik.');
});

test('a short item is captioned from a text, timed, checked and published by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await newItem('Ice in March');
  await openEditor(page, id);
  await expect(page.getByRole('heading', { name: 'No cues yet' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: 'Make cues of a text' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Text', { exact: true }));
  await page.keyboard.insertText('Ice comes in March. It goes in May. Nobody counts the days.');
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: 'Make cues', exact: true }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('row')).toHaveCount(4);

  // Times by keys: the second cue begins where the player stands.
  await tabTo(row(page, 1));
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 2)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  const before = await row(page, 2).getByLabel('Start').inputValue();
  await page.keyboard.press('[');
  await expect(row(page, 2).getByLabel('Start')).not.toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(row(page, 2).getByLabel('Start')).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');

  // Split where the cursor stands, joined again.
  await page.keyboard.press('e');
  const field = row(page, 2).getByLabel('Text');
  await expect(field).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+s');
  await expect(list(page).getByRole('row')).toHaveCount(5);
  await expect(row(page, 3).getByLabel('Text')).toBeFocused();
  await expect(row(page, 3).getByLabel('Text')).toHaveValue('in May.');
  await page.keyboard.press('Escape');
  await expect(row(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('j');
  await expect(row(page, 2).getByLabel('Text')).toHaveValue('It goes\nin May.');

  // A speaker, and a tick for each cue.
  await tabTo(row(page, 2).getByLabel('Speaker'));
  await page.keyboard.type('Site lead');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  for (let cue = 0; cue < 3; cue += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3 checked')).toBeVisible();
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('English is published. Viewers and search have it.').first()).toBeVisible();
  const words = await transcriptOf(page, id);
  for (const each of ['Ice comes in March.', 'Site lead', 'Nobody counts the days.'])
    expect(words).toContain(each);
});

test('warnings are repaired in one press, and captions are deleted by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await newItem('Rain on glass', vtt);
  await openEditor(page, id);
  await pressOn(page.getByRole('button', { name: 'Cue 2', exact: true }), 'Enter');
  await expect(row(page, 2).getByText(/^Too fast: 40 characters a second/)).toBeVisible();
  await expect(row(page, 2).getByLabel('End')).toHaveValue('0:03.00');
  await page.keyboard.press('r');
  await expect(row(page, 2).getByLabel('End')).toHaveValue('0:04.00');
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('No overlaps');
  await saved(page);

  // Three presses of keys and a letter lead to the entry, two more delete.
  await tabTo(page.getByRole('button', { name: 'More', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await page.keyboard.type('del');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Delete these captions' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/studio/content/${id}\\?tab=captions$`));
  await expect(page.getByText('There are no captions yet.')).toBeVisible();
});

/** Writes the text of a cue, and waits until it is saved. */
async function write(page: Page, place: number, text: string): Promise<void> {
  const saves = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/Cues') && response.ok(),
  );
  await row(page, place).click();
  await row(page, place).getByLabel('Text').fill(text);
  await saves;
}

test.describe('two people', () => {
  test.use({ mayComplainOf: [/412/] });

  test('on different cues are merged, on one cue the later is asked', async ({ page, browser }) => {
    test.setTimeout(120_000);
    const id = await newItem('Tide and time', vtt);
    await openEditor(page, id);
    const context = await browser.newContext();
    const other = await context.newPage();
    await openEditor(other, id, 'en', 'manager@aurora.example');
    await expect(row(other, 3)).toBeVisible();

    await write(page, 1, 'Mine.');
    await write(other, 3, 'Theirs.');
    await expect(row(other, 1)).toContainText('Mine.');

    await write(other, 1, 'Theirs, too.');
    await row(page, 1).getByLabel('Text').fill('Mine, again.');
    const asked = page.getByRole('alert');
    await expect(asked).toContainText('Somebody else changed the same cue meanwhile: “Theirs, too.”');
    await expect(row(page, 3)).toContainText('Theirs.');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(row(page, 1).getByLabel('Text')).toHaveValue('Theirs, too.');
    await expect(asked).toHaveCount(0);
    await context.close();
  });
});

test('two thousand cues: only those near the screen are drawn', async ({ page }) => {
  test.setTimeout(90_000);
  const clock = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23);
  const many = Array.from(
    { length: 2000 },
    (_, at) => `${clock(at * 4)} --> ${clock(at * 4 + 4)}\nLine ${at + 1} of a long evening\n`,
  );
  const id = await newItem('Long evening', `WEBVTT\n\n${many.join('\n')}`);
  await openEditor(page, id);
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2001');
  const languages = page.getByRole('navigation', { name: 'Languages of these captions' });
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    `/studio/content/${id}/captions/en?kind=0`,
  );
  expect(await list(page).getByRole('row').count()).toBeLessThan(80);
  await tabTo(row(page, 1));
  await page.keyboard.press('End');
  await expect(row(page, 2000)).toBeFocused();
  await expect(row(page, 2000).getByLabel('Text')).toHaveValue('Line 2000 of a long evening');
  expect(await list(page).getByRole('row').count()).toBeLessThan(80);
});

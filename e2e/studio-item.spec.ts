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
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-item-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Brings in a film that no other test uses; answers the item's id. */
async function newItem(title: string): Promise<string> {
  const file = join(folder, `${title}.mp4`);
  const picture = `color=c=0x${Buffer.from(title).toString('hex').slice(0, 6)}:s=320x180:d=2`;
  await promisify(execFile)(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', picture, file], { timeout: 60_000 });
  const path = await importMedia(file, ['--title', title]);
  return path.split('/').at(-1)!;
}

async function openItem(page: Page, id: string, email = 'admin@aurora.example'): Promise<void> {
  await page.goto(`/studio/content/${id}`);
  await fillInSignIn(page, email);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

test.describe('a line that breaks', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });
  test('texts are saved by themselves, outlast a reload, and viewers read them', async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await openItem(page, await newItem('Ridge at dawn'));
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Saved by itself');
    await expect(page.getByText(/^Saved at /)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    // Typed while the line is away: it is there after a reload, and saved then.
    await context.setOffline(true);
    await page.getByLabel('Description').fill('Typed in a tunnel.');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('Typed in a tunnel.');
    await expect(page.getByText(/^Saved at /)).toBeVisible();

    await page.getByRole('link', { name: 'See it as a viewer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved by itself' })).toBeVisible();
    await expect(page.getByText('Typed in a tunnel.')).toBeVisible();
  });
});

test('a public link gets a password and an end by keyboard alone, and says what a visitor sees', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openItem(page, await newItem('Harbour lock'));
  await tabTo(page.getByRole('radio', { name: 'Internal' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Whoever has the link sees/)).toBeVisible();
  await tabTo(page.getByRole('switch', { name: 'Password' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nine small boats');
  await tabTo(page.getByLabel('Public link ends'));
  await page.keyboard.type('12312027');
  await expect(page.getByText(/With the password it plays\. After .*2027 the page is gone/)).toBeVisible();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Password' })).toBeChecked();
  await expect(page.getByLabel('Public link ends')).toHaveValue('2027-12-31');
});

test.describe('two people', () => {
  test.use({ mayComplainOf: [/412/] });

  test('two people at once: what each changed is saved, and the same field is chosen by the later one', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const id = await newItem('Cable ship');
    await openItem(page, id);
    const context = await browser.newContext();
    const other = await context.newPage();
    await openItem(other, id, 'manager@aurora.example');

    await other.getByLabel('Description').fill('Theirs.');
    await expect(other.getByText(/^Saved at /)).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('Cable ship, mine');
    await expect(page.getByText(/^Saved at /)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs.');

    await other.getByLabel('Title', { exact: true }).fill('Cable ship, theirs');
    await expect(other.getByRole('alert')).toContainText(
      'Somebody else changed the same fields meanwhile. Their title: Cable ship, mine',
    );
    await other.getByRole('button', { name: 'Save mine' }).click();
    await expect(other.getByText(/^Saved at /)).toBeVisible();
    await context.close();

    // The history tells both, and takes the former texts back.
    await page.reload();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const newest = page.getByRole('listitem').filter({ hasText: 'Former title' }).first();
    await expect(newest).toContainText('Organization Manager edited it');
    await newest.getByRole('button', { name: 'Take these texts back' }).click();
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Cable ship, mine');
  });
});

test('an item is unpublished and published again, and scheduled', async ({ page }) => {
  test.setTimeout(90_000);
  await openItem(page, await newItem('Night of nights'));
  const step = async (name: string) => {
    await page.getByRole('button', { name: 'Other steps' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await step('Unpublish');
  await expect(page.getByText('It is a draft again.').first()).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^Draft/);
  await step('Schedule');
  await page.getByLabel('Publish at', { exact: true }).fill('2031-05-01T09:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^Scheduled/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^Published/);
});

test.describe('captions', () => {
  test.use({ mayComplainOf: [/400/] });

  test('captions are added, played and removed', async ({ page }) => {
    test.setTimeout(90_000);
    await openItem(page, await newItem('Up the tower'));
    await page.getByRole('button', { name: 'Captions', exact: true }).click();
    const broken = join(folder, 'broken.fr.srt');
    await writeFile(broken, '1\n00:00:02,000 -> nowhere\nHello\n');
    const good = join(folder, 'climb.fr.vtt');
    await writeFile(good, 'WEBVTT\n\n00:00.000 --> 00:05.000\nOn monte\n');
    const choose = async (file: string) => {
      const chooser = page.waitForEvent('filechooser');
      await pressOn(page.getByRole('button', { name: 'Choose a caption file' }), 'Enter');
      await (await chooser).setFiles(file);
    };
    await choose(broken);
    await expect(page.getByRole('alert')).toContainText(/line/i);
    await choose(good);
    await expect(page.getByText('Captions added: 1 cue.').first()).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: 'French' });
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: /^Remove captions/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(line).toHaveCount(0);
  });
});

test('a poster, chapters and attachments, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await newItem('Poster on a pole');
  await openItem(page, id);
  const before = await page.getByAltText('The poster now').getAttribute('src');
  await pressOn(page.getByRole('button', { name: /^Use the picture at 0:00$/ }), 'Enter');
  await expect(page.getByRole('button', { name: 'Back to the one made with the film' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByAltText('The poster now')).not.toHaveAttribute('src', before!, { timeout: 60_000 });
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: 'Upload a picture' }), 'Enter');
  await (await chooser).setFiles(join(import.meta.dirname, '../docs/pictures/home.jpg'));
  await expect(page.getByAltText('The poster now')).not.toHaveAttribute('src', before!);

  await pressOn(page.getByRole('button', { name: 'Chapters', exact: true }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'Chapter at 0:00' }), 'Enter');
  await page.keyboard.type('The beginning');
  await expect(page.getByText(/^Saved at /)).toBeVisible();

  await pressOn(page.getByRole('button', { name: 'Attachments', exact: true }), 'Enter');
  for (const name of ['slides.pdf', 'notes.txt']) await writeFile(join(folder, name), name);
  const files = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: 'Add files' }), 'Enter');
  await (await files).setFiles([join(folder, 'slides.pdf'), join(folder, 'notes.txt')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Move notes.txt up' }), 'Enter');
  const first = page
    .getByRole('listitem')
    .filter({ hasText: /\.(txt|pdf)/ })
    .first();
  await expect(first).toContainText('notes.txt');
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Chapters', exact: true }).click();
  await expect(page.getByLabel('Title of the chapter')).toHaveValue('The beginning');
});

test('by keys alone: from one item of a filtered list to the next, its next step, and the list of keys', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const title of ['Alto bellows', 'Bass bellows', 'Chant bellows']) await newItem(title);
  await page.goto('/studio?searchTerm=bellows&sortBy=title');
  await fillInSignIn(page, 'admin@aurora.example');
  const rows = page.getByRole('grid', { name: 'Content' }).locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  await expect(heading('Alto bellows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Item before in the list' })).toBeDisabled();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading('Bass bellows')).toBeVisible();
  // Typed text is saved on the way, also from inside its field.
  await tabTo(page.getByLabel('Description'));
  await page.keyboard.type('Wheezes.');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading('Chant bellows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next item in the list' })).toBeDisabled();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Description')).toHaveValue('Wheezes.');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'All keys' });
  await expect(keys.getByText('Press the button of the next step')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
  await page.getByRole('menuitem', { name: 'Unpublish' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-toast]').getByText('Published.')).toBeVisible();
});

test('a dub is added, named and made the first sound by keyboard alone, and viewers choose it', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const film = join(folder, 'tune.mp4');
  const dub = join(folder, 'tune in german.m4a');
  const make = (args: string[]) => promisify(execFile)(ffmpeg, ['-v', 'error', ...args], { timeout: 60_000 });
  const sine = (hertz: number) => ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=3`];
  await make(['-f', 'lavfi', '-i', 'color=c=0x205060:s=320x180:d=3', ...sine(440), '-shortest', film]);
  await make([...sine(880), dub]);
  const path = await importMedia(film, ['--title', 'Tune of the turbines']);
  const id = path.split('/').at(-1)!;
  await openItem(page, id);

  await pressOn(page.getByRole('button', { name: 'Sound tracks', exact: true }), 'Enter');
  const tracks = page.getByRole('list', { name: 'Sound tracks' });
  await expect(tracks.getByRole('listitem')).toHaveCount(1);
  await tabTo(page.getByRole('combobox', { name: 'Language' }));
  await page.keyboard.type('Ger');
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: 'Add a sound file' }), 'Enter');
  await (await chooser).setFiles([dub]);
  const added = tracks.getByRole('listitem').filter({ hasText: 'German' });
  await expect(page.getByRole('radio', { name: 'Plays by itself: German' })).toBeVisible({ timeout: 60_000 });
  await pressOn(added.getByRole('button', { name: 'Name and language: German' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Name and language' });
  await dialog.getByLabel('Name', { exact: true }).fill('Deutsch');
  await page.keyboard.press('Enter');
  const first = page.getByRole('radio', { name: 'Plays by itself: Deutsch' });
  // Tab leads to the radio that is checked, an arrow to the next one.
  await pressOn(page.getByRole('radio', { name: /^Plays by itself: Original/ }), 'ArrowDown');
  await expect(first).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Plays by itself: Original/ })).not.toBeChecked();

  const master = async () => {
    const me = page.waitForResponse(/master\.m3u8/);
    await page.goto(`/watch/${id}`);
    return (await me).text();
  };
  await expect(async () => expect(await master()).toMatch(/NAME="Deutsch",LANGUAGE="de",DEFAULT=YES/)).toPass(
    {
      timeout: 30_000,
    },
  );

  await page.goto(`/studio/content/${id}?tab=sound`);
  await expect(first).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
  await pressOn(page.getByRole('button', { name: 'Remove: Deutsch' }), 'Enter');
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }), 'Enter');
  await expect(tracks.getByRole('listitem')).toHaveCount(1);
});

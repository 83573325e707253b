import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/studio-paths';
import { violationsOn } from './accessibility.ts';
import { callPattern } from './calls.ts';
import { importMedia } from './import-media.ts';
import { enterNewOrganization } from './new-organization.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { tabTo } from './tab-to.ts';
import { play } from './watching.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-analytics-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A film of four seconds with sound; its id. */
async function newFilm(title: string): Promise<string> {
  const file = join(folder, `${title}.mp4`);
  // The same bytes would be the same item.
  const sound = `sine=frequency=${220 + title.length * 20}:duration=4`;
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:d=4:r=25', '-f', 'lavfi', '-i', sound];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, '-shortest', file], { timeout: 60_000 });
  return (await importMedia(file, ['--title', title])).split('/').at(-1)!;
}

/** A member watches a film to its end, and the service knows. */
async function watchToTheEnd(page: Page, id: string): Promise<void> {
  await page.goto(`/watch/${id}`);
  await fillInSignIn(page, 'viewer@aurora.example');
  const told = page.waitForResponse(
    (response) =>
      callPattern('POST /WatchedTimestamps').test(response.url()) &&
      response.request().method() === 'POST' &&
      (response.request().postDataJSON() as { ranges: number[][] }).ranges.some(([, to]) => to! > 3.7),
    { timeout: 60_000 },
  );
  await play(page);
  await told;
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await start();
  return (await readFile((await (await download).path())!, 'utf8')).trim().split('\r\n');
}

test('who completed a training is found and taken as a table by keyboard alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const id = await newFilm('Ladder training');
  const viewers = await browser.newContext();
  await watchToTheEnd(await viewers.newPage(), id);
  await viewers.close();

  await page.goto(studioPath('analytics'));
  await fillInSignIn(page, 'manager@aurora.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  // The training: to its page, Enter; to the choice of the item, Enter, a part of its title, Enter.
  await tabTo(page.getByRole('link', { name: 'Training' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/at least 90 % of each item was played/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: /^Item:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('ladder tr');
  await expect(page.getByRole('option')).toHaveText(['Ladder training']);
  await page.keyboard.press('Enter');
  const people = page.getByRole('grid', { name: 'Who completed it' });
  await expect(people.getByRole('row').filter({ hasText: 'viewer@aurora.example' })).toContainText(
    'Completed',
  );
  await expect(people.getByRole('row').filter({ hasText: 'content@aurora.example' })).toContainText(
    'Not begun',
  );
  expect(await violationsOn(page)).toEqual([]);
  // Those who completed it: to the states, the right arrow. As a table: to the button, Enter.
  await tabTo(page.getByRole('radio', { name: /^All/ }));
  await page.keyboard.press('ArrowRight');
  await expect(people.locator('[data-row]')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe(`?item=${id}&state=completed`);
  await tabTo(page.getByRole('button', { name: 'CSV: Who completed it' }));
  const lines = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('E-mail');
  expect(lines[1]).toMatch(/viewer@aurora\.example.*completed/);

  // What one sees is in the address: it opens as it was.
  await page.reload();
  await expect(people.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Completed 1' })).toBeChecked();
});

test('an item tells how long people stay: by its chart, by keys and as a table', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const id = await newFilm('Rope walk');
  const viewers = await browser.newContext();
  await watchToTheEnd(await viewers.newPage(), id);
  await viewers.close();

  // From the item to its figures.
  await page.goto(studioPath('content/:id', { id }));
  await fillInSignIn(page, 'manager@aurora.example');
  await page.getByRole('group', { name: 'Parts of the item' }).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rope walk' })).toBeVisible();
  // Views are counted every few minutes.
  const people = page.getByRole('table', { name: 'Who watched it' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('slider', { name: 'How long people stay: Rope walk' })).toBeVisible();
  }).toPass({ timeout: 240_000, intervals: [5_000] });
  await expect(people.getByRole('row')).toHaveCount(2);
  await expect(people).toContainText('100%');
  const curve = page.getByRole('slider', { name: 'How long people stay: Rope walk' });
  await curve.focus();
  await page.keyboard.press('End');
  await expect(curve).toHaveAttribute('aria-valuetext', /^0:03: \d+%/);
  await expect(page.getByRole('link', { name: 'Watch 0:03' })).toHaveAttribute('href', `/watch/${id}?t=3`);
  const shown = page.getByText(/^Show as table/).first();
  await shown.press('Enter');
  await expect(
    page.getByRole('table', { name: 'How long people stay: Rope walk' }).getByRole('row'),
  ).toHaveCount(101);
  expect(await violationsOn(page)).toEqual([]);
  // A longer period, by the arrow keys; it is in the address.
  await tabTo(page.getByRole('radio', { name: '28 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?days=90$/);

  // The same item among what was watched most, then as a table for spreadsheets.
  await page.goto(studioPath('analytics/content'));
  // Other tests watch other items more often, so that it may stand further below.
  await expect(page.getByRole('grid', { name: 'Most watched' }).getByRole('link').first()).toBeVisible();
  const lines = await downloaded(page, () => page.getByRole('button', { name: /^CSV/ }).press('Enter'));
  expect(lines.some((line) => line.includes('Rope walk'))).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
});

test('a new organization sees what comes, and its admin can switch figures about people off', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await enterNewOrganization(page, request, studioPath('analytics'));
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing was watched in this period' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(studioPath('analytics/searches'));
  await expect(page.getByRole('heading', { name: 'No search was told in this period.' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(studioPath('organization/publishing'));
  await tabTo(page.getByRole('switch', { name: 'Figures about people' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  for (const path of ['analytics/watched', 'analytics/completions'] as const) {
    await page.goto(studioPath(path));
    await expect(page.getByRole('heading', { name: 'Personal figures are off' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^CSV/ })).toBeHidden();
  }
  expect(await violationsOn(page)).toEqual([]);
});

test('content managers see figures of what they manage, and nobody’s name', async ({ page }) => {
  await page.goto(studioPath('analytics'));
  await fillInSignIn(page, 'content@aurora.example');
  await expect(page.getByRole('heading', { name: 'Choose a category' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Parts of analytics' }).getByRole('link')).toHaveText([
    'Overview',
    'Content',
  ]);
  expect(await violationsOn(page)).toEqual([]);
});

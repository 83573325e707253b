import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/studio-paths';
import { violationsOn } from './accessibility.ts';
import { callAsCommandLine } from './calls.ts';
import { importMedia } from './import-media.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, typeInto } from './tab-to.ts';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-review-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A draft of six seconds with sound, that no other test uses. */
async function newDraft(page: Page, title: string): Promise<string> {
  const file = join(folder, `${title}.mp4`);
  // The same bytes would be the same item.
  const picture = `color=c=0x${Buffer.from(title).toString('hex').slice(-6)}:s=320x180:d=6`;
  const sound = 'sine=frequency=220:duration=6';
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, '-shortest', file], { timeout: 60_000 });
  const path = await importMedia(file, ['--title', title]);
  const id = path.split('/').at(-1)!;
  await callAsCommandLine(page.request, 'DELETE /Management/MediaContents/:id/Publications', {
    params: { id },
  });
  return id;
}

async function openReview(page: Page, id: string, email: string): Promise<void> {
  await page.goto(studioPath('review/:id', { id }));
  await fillInSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
}

// Somebody else's step makes the title that is being typed out of date: it is saved again.
test.use({ mayComplainOf: [/412/] });

const panel = (page: Page) => page.getByRole('region', { name: 'Remarks' });

const told = (page: Page, text: string | RegExp) => page.locator('[data-toast]').getByText(text);

test('two people take an item from its submission to its publication by keyboard alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const id = await newDraft(page, 'Switchyard walk');
  const reviewers = await browser.newContext();
  const reviewer = await reviewers.newPage();

  // Submits: to the other steps, Enter, the first letter, Enter.
  await page.goto(studioPath('content/:id', { id }));
  await fillInSignIn(page, 'manager@aurora.example');
  await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Submit for review' })).toBeVisible();
  await page.keyboard.type('su');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Submitted for review.')).toBeVisible();

  // Remarks: C, the text, Enter. Asks for changes: Escape, Shift+A.
  await openReview(reviewer, id, 'admin@aurora.example');
  await expect(reviewer.getByRole('heading', { level: 2, name: 'Switchyard walk' })).toBeVisible();
  await expect(reviewer.getByText(/Organization Manager · version 1 · sent/)).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await reviewer.keyboard.press('c');
  await reviewer.keyboard.type('Too dark at the start.');
  await reviewer.keyboard.press('Enter');
  await expect(panel(reviewer).getByText('Too dark at the start.')).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Remark 1 at 0:00' })).toBeVisible();
  expect(await violationsOn(reviewer)).toEqual([]);
  await reviewer.keyboard.press('Escape');
  await reviewer.keyboard.press('Shift+A');
  await expect(told(reviewer, 'Changes are asked for.')).toBeVisible();

  // Changes it, resolves the remark, and submits again.
  await typeInto(page.getByLabel('Title', { exact: true }), 'Switchyard walk, brighter');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.goto(studioPath('review/:id', { id }));
  await expect(panel(page).getByText('Too dark at the start.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Answer' }), 'Enter');
  await page.keyboard.type('Brighter now.');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Brighter now.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Resolve remark 1' }), 'Enter');
  await expect(panel(page).getByText('No remark is open.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Submit again' }), 'Enter');
  await expect(told(page, 'Submitted for review.')).toBeVisible();
  // Nobody decides on their own submission.
  await expect(page.getByText(/version 2/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();

  // Sees what was changed, approves with A, completes and publishes.
  await reviewer.reload();
  await expect(reviewer.getByRole('heading', { level: 2, name: /^Changed since/ })).toBeVisible();
  await expect(reviewer.getByText('Organization Manager edited it')).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await reviewer.keyboard.press('a');
  await expect(told(reviewer, 'Approved.')).toBeVisible();
  await pressOn(reviewer.getByRole('button', { name: 'Complete', exact: true }), 'Enter');
  await expect(told(reviewer, 'The review is complete.')).toBeVisible();
  await pressOn(reviewer.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(told(reviewer, 'Published.')).toBeVisible();
  await reviewers.close();

  await page.goto(`/watch/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Switchyard walk, brighter' })).toBeVisible();
});

test('J and K go through the queue, and the menu counts what waits', async ({ page }) => {
  test.setTimeout(150_000);
  const titles = ['Queue of one', 'Queue of two'];
  for (const title of titles) {
    const params = { id: await newDraft(page, title) };
    await callAsCommandLine(page.request, 'POST /Management/MediaContents/:id/Reviews', {
      params,
      body: { comment: 'From the archive.' },
    });
  }
  await page.goto(studioPath('review'));
  await fillInSignIn(page, 'admin@aurora.example');
  const queue = page.getByRole('navigation', { name: 'Queue of reviews' });
  const [one, two] = titles.map((title) => queue.getByRole('link', { name: new RegExp(title) }));
  await expect(one!).toBeVisible();
  await pressOn(one!, 'Enter');
  const heading = page.getByRole('heading', { level: 2, name: titles[0]! });
  await expect(heading).toBeVisible();
  await expect(page.getByText('From the archive.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review \d+ to review$/ })).toBeVisible();
  // Other tests have items in the queue, too: the next one is whatever stands behind it.
  await expect(two!).toBeVisible();
  await page.keyboard.press('j');
  await expect(one!).not.toHaveAttribute('aria-current', 'page');
  await expect(queue.locator('[aria-current="page"]')).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(one!).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

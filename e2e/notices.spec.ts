import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/studio-paths';
import { expectNoViolation } from './accessibility.ts';
import { callAsCommandLine, callPattern } from './calls.ts';
import { importMedia } from './import-media.ts';
import { makeFilm } from './make-film.ts';
import { expect, fillInSignIn, signIn, test } from './portal.ts';

test.describe.configure({ timeout: 150_000 });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-notices-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A draft that no other test uses; answers its id. */
async function newDraft(title: string, options: string[] = []): Promise<string> {
  const file = await makeFilm(join(folder, `${title}.mp4`), {
    seconds: 2,
    size: '320x180',
    seed: title.length + 40,
  });
  const path = await importMedia(file, ['--title', title, '--draft', ...options]);
  return path.split('/').at(-1)!;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** What a browser does when the person comes back to the page. */
const comeBack = (page: Page) => page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);

test('a new item of a followed category rings the bell, and is reached and read by keyboard', async ({
  page,
  request,
}) => {
  const id = await newDraft('Crane inspection', ['--category', 'Cranes']);
  const { categories } = await callAsCommandLine(request, 'GET /Management/MediaContents/:id', {
    params: { id },
  });
  await signIn(page, 'both@aurora.example', `/categories/${categories[0]!.id}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const followed = page.waitForResponse(callPattern('POST /Categories/:id/Followers'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .press('Enter');
  expect((await followed).ok()).toBe(true);

  await callAsCommandLine(request, 'POST /Management/MediaContents/:id/Publications', { params: { id } });
  await expect(async () => {
    await comeBack(page);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 1_000 });
  }).toPass();

  // To the bell, Enter opens it, Enter leads to the newest.
  await bell(page).press('Enter');
  const notice = panel(page).getByRole('link', { name: /New in Cranes: Crane inspection/ });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Unread');
  await expectNoViolation(page);
  const read = page.waitForResponse(callPattern('PUT /Users/Me/Notices/:id'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Crane inspection' })).toBeVisible();
  expect((await read).ok()).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // Read, it stays in the list; unpublished, it does not.
  await bell(page).press('Enter');
  await expect(notice).toBeFocused();
  await expect(notice).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await callAsCommandLine(request, 'DELETE /Management/MediaContents/:id/Publications', { params: { id } });
  await bell(page).press('Enter');
  await expect(panel(page).getByText('Nothing here yet')).toBeVisible();
});

test('a submission comes to the bell of the studio, and all are marked as read by keyboard', async ({
  page,
  request,
}) => {
  const id = await newDraft('Turbine hall at night');
  await callAsCommandLine(request, 'POST /Management/MediaContents/:id/Reviews', {
    params: { id },
    body: { comment: 'Please look at the sound.' },
  });
  await page.goto(studioPath('schedule'));
  await fillInSignIn(page, 'manager@aurora.example');
  await expect(async () => {
    await comeBack(page);
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/, { timeout: 1_000 });
  }).toPass();
  await bell(page).press('Enter');
  const notice = panel(page).getByRole('link', { name: /submitted for review: Turbine hall at night/ });
  await expect(notice).toContainText('Please look at the sound.');
  await expectNoViolation(page);
  await panel(page).getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('All are read.');
  await expect(notice).not.toContainText('Unread');
  await notice.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Turbine hall at night' })).toBeVisible();
});

test('a way of being told is switched off by keyboard, and stays so', async ({ page }) => {
  await signIn(page, 'content@aurora.example', '/settings');
  const ways = page.getByRole('group', { name: 'What you asked to be reminded of' });
  const mail = ways.getByRole('checkbox', { name: 'By mail' });
  await expect(mail).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await mail.press('Space');
  expect((await saved).ok()).toBe(true);
  await expectNoViolation(page);
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(ways.getByRole('checkbox', { name: 'In the portal' })).toBeChecked();
  await mail.press('Space');
});

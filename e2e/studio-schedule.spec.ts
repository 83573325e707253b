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
import { tabTo } from './tab-to.ts';

test.use({ timezoneId: 'Europe/Berlin' });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-studio-schedule-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const told = (page: Page, text: string | RegExp) => page.locator('[data-toast]').getByText(text);

test('a publication is moved by keys over the change to summer time, and back', async ({ page }) => {
  test.setTimeout(120_000);
  const file = join(folder, 'thaw.mp4');
  const picture = 'color=c=0x335577:s=320x180:d=2';
  await promisify(execFile)(
    process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', picture, file],
    { timeout: 60_000 },
  );
  const id = (await importMedia(file, ['--title', 'The thaw'])).split('/').at(-1)!;
  const params = { id };
  await callAsCommandLine(page.request, 'DELETE /Management/MediaContents/:id/Publications', { params });
  // 09:00 in Berlin, on the day before the clock changes.
  await callAsCommandLine(page.request, 'PUT /Management/MediaContents/:id/Schedules', {
    params,
    body: { publishAt: '2099-03-28T08:00:00Z' },
  });
  const at = async () =>
    (await callAsCommandLine(page.request, 'GET /Management/MediaContents/:id', { params }))
      .scheduledPublicationDate;

  await page.goto(`${studioPath('schedule')}?view=month&day=2099-03-28`);
  await fillInSignIn(page, 'manager@aurora.example');
  await expect(page.getByText('Times in your time zone: Europe/Berlin')).toBeVisible();
  const entry = page.getByRole('link', { name: /Will be published The thaw/ });
  await expect(entry).toContainText('09:00');
  expect(await violationsOn(page)).toEqual([]);

  await tabTo(entry);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    told(page, /“The thaw” moved to .*March 29, 2099|“The thaw” moved to .*29 March 2099/),
  ).toBeVisible();
  await expect(page.locator('[data-day="2099-03-29"]').getByRole('link', { name: /The thaw/ })).toContainText(
    '09:00',
  );
  // Summer time: the same time of the clock is an hour earlier.
  expect(await at()).toBe('2099-03-29T07:00:00.000Z');

  await page.keyboard.press('z');
  await expect(told(page, 'The move is taken back.')).toBeVisible();
  expect(await at()).toBe('2099-03-28T08:00:00.000Z');

  await tabTo(entry);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('[data-day="2099-04-04"]').getByRole('link', { name: /The thaw/ })).toBeVisible();

  await page.goto(`${studioPath('schedule')}?view=week&day=2099-04-04`);
  await tabTo(entry);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(entry).toContainText('10:00');
  expect(await at()).toBe('2099-04-04T08:00:00.000Z');
  await entry.dragTo(page.locator('[data-day="2099-04-02"]'));
  await expect(page.locator('[data-day="2099-04-02"]').getByRole('link', { name: /The thaw/ })).toContainText(
    '10:00',
  );
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a publication is moved by a button, which asks for day and time', async ({ page }) => {
    test.setTimeout(90_000);
    const file = join(folder, 'frost.mp4');
    await promisify(execFile)(
      process.env['FFMPEG_PATH'] ?? 'ffmpeg',
      ['-v', 'error', '-f', 'lavfi', '-i', 'color=c=0x773355:s=320x180:d=2', file],
      { timeout: 60_000 },
    );
    const id = (await importMedia(file, ['--title', 'The frost'])).split('/').at(-1)!;
    const params = { id };
    await callAsCommandLine(page.request, 'DELETE /Management/MediaContents/:id/Publications', { params });
    await callAsCommandLine(page.request, 'PUT /Management/MediaContents/:id/Schedules', {
      params,
      body: { publishAt: '2098-11-04T08:00:00Z' },
    });
    await page.goto(`${studioPath('schedule')}?view=month&day=2098-11-04`);
    await fillInSignIn(page, 'manager@aurora.example');
    const button = page.getByRole('button', { name: 'Move “The frost”' });
    await button.tap();
    const moment = page.getByRole('dialog').getByLabel('Will be published');
    await expect(moment).toHaveValue('2098-11-04T09:00');
    expect(await violationsOn(page)).toEqual([]);
    await moment.fill('2020-01-01T09:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveText('An entry moves only to a time to come.');
    await moment.fill('2098-11-06T14:30');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
    await expect(told(page, /“The frost” moved to/)).toBeVisible();
    await expect(page.getByRole('link', { name: /The frost/ })).toContainText('14:30');
    const item = await callAsCommandLine(page.request, 'GET /Management/MediaContents/:id', { params });
    expect(item.scheduledPublicationDate).toBe('2098-11-06T13:30:00.000Z');
  });
});

// Slow: a calendar of months is walked by keys and by drag.
// Proves: a publication moves over the change to summer time and back.
// Ground: studio/src/schedule.
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem, newOrganization } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { enter, expect, test } from '../portal.ts';
import { tabTo } from '../page-checks/tab-to.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const toastWith = (page: Page, text: string | RegExp) => page.locator('[data-toast]').getByText(text);

test('a publication is moved by keys over the change to summer time, and back, and dragged', async ({
  page,
}) => {
  // 09:00 in Berlin, on the day before the clock changes.
  const { id: organizationId, admin } = await newOrganization();
  const id = await newItem({
    organizationId,
    title: 'The thaw',
    scheduledAt: new Date('2099-03-28T08:00:00Z'),
  });
  const at = async () =>
    (await callAsCommandLine(page.request, 'GET /Management/MediaContents/:id', { params: { id } }))
      .scheduledPublicationDate;
  const on = (day: string) =>
    page.locator(`[data-day="${day}"]`).getByRole('link', { name: /Will be published The thaw/ });

  await enter(page, admin, `${studioPath('schedule')}?view=month&day=2099-03-28`);
  await expect(page.getByText('Times in your time zone: Europe/Berlin')).toBeVisible();
  const entry = page.getByRole('link', { name: /Will be published The thaw/ });
  await expect(entry).toContainText('09:00');
  expect(await violationsOn(page)).toEqual([]);

  await tabTo(entry);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    toastWith(page, /“The thaw” moved to .*March 29, 2099|“The thaw” moved to .*29 March 2099/),
  ).toBeVisible();
  await expect(on('2099-03-29')).toContainText('09:00');
  // Summer time: the same time of the clock is an hour earlier.
  expect(await at()).toBe('2099-03-29T07:00:00.000Z');

  await page.keyboard.press('z');
  await expect(toastWith(page, 'Move undone.')).toBeVisible();
  expect(await at()).toBe('2099-03-28T08:00:00.000Z');

  await tabTo(entry);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(on('2099-04-04')).toBeVisible();
  await on('2099-04-04').dragTo(page.locator('[data-day="2099-04-02"]'));
  await expect(on('2099-04-02')).toContainText('09:00');
  expect(await at()).toBe('2099-04-02T07:00:00.000Z');
});

// Slow: a publication, its notices and the bell are waited for.
// Proves: a new item of a followed category rings the bell and is read by keyboard.
// Ground: client/lib/notices, client/lib/notifications, server/src/notifications.
import type { Page } from '@playwright/test';
import { ContentStatus } from '@tv/contract/enumerations';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newCategory, newItem, newOrganization, newPerson } from '../desk/at-desk.ts';
import { callAsCommandLine, callPattern } from '../calls.ts';
import { enter, expect, test } from '../portal.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** What a browser does when the person comes back to the page, until the bell says so. */
const untilUnread = (page: Page, count: number) =>
  expect(async () => {
    await page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`, { timeout: 1_000 });
  }).toPass();

test('a new item of a followed category rings the bell, and is reached and read by keyboard', async ({
  page,
  request,
}) => {
  const { id: organizationId } = await newOrganization();
  const { email } = await newPerson({ organizationId });
  const categoryId = await newCategory({ organizationId, name: 'Cranes' });
  const id = await newItem({
    ...{ organizationId, title: 'Crane inspection', categories: [categoryId] },
    status: ContentStatus.DRAFT,
  });
  await enter(page, email, `/categories/${categoryId}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const followed = page.waitForResponse(callPattern('POST /Categories/:id/Followers'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .press('Enter');
  expect((await followed).ok()).toBe(true);
  await callAsCommandLine(request, 'POST /Management/MediaContents/:id/Publications', { params: { id } });
  await untilUnread(page, 1);

  // To the bell, Enter opens it, Enter leads to the newest.
  await bell(page).press('Enter');
  const notice = panel(page).getByRole('link', { name: /New in Cranes: Crane inspection/ });
  await expect(notice).toBeFocused();
  await expectNoViolation(page);
  const read = page.waitForResponse(callPattern('PUT /Users/Me/Notices/:id'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Crane inspection' })).toBeVisible();
  expect((await read).ok()).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // Read, it stays in the list; unpublished, it does not.
  await page.goto('/settings');
  await bell(page).press('Enter');
  await expect(notice).toBeFocused();
  await expect(notice).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await callAsCommandLine(request, 'DELETE /Management/MediaContents/:id/Publications', { params: { id } });
  // Anew: the list of before would give the focus to its link, which reads the item ahead.
  await page.reload();
  await bell(page).press('Enter');
  await expect(panel(page).getByText('Nothing here yet')).toBeVisible();
});

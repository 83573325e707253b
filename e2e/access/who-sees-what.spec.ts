import type { Page } from '@playwright/test';
import { ActiveState } from '@tv/contract/enumerations';
import { newPerson } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { AURORA, expect, signIn, test } from '../portal.ts';

// Which entries of header, menus and navigation each person has, is in web/src/pages/layout/viewer-layout.test.tsx.

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test(
  'a member goes to the public pages and back, by a page that loads anew',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'viewer@harbor.example');
    await expect(page.getByRole('link', { name: 'TV | Internal' })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: /^My playlist/ })).toBeVisible();
    const mode = page.getByRole('group', { name: 'Viewing mode' });
    await mode.getByRole('button', { name: 'Public' }).click();
    await expect(page.getByRole('link', { name: 'TV', exact: true })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: /^My playlist/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
    await mode.getByRole('button', { name: 'Internal' }).click();
    await expect(page.getByRole('link', { name: 'TV | Internal' })).toBeVisible();
  },
);

test.describe('somebody who has lost their membership', () => {
  test.use({ mayComplainOf: [/status of 40[034]/] });

  test('is told so at the next step, and whoever leaves sees nothing any more', async ({ page, request }) => {
    const [closed, leaving] = [await newPerson(), await newPerson()];
    await signIn(page, closed.email);
    const playlist = navigation(page).getByRole('link', { name: 'My playlist' });
    await expect(playlist).toBeVisible();
    await page.waitForLoadState('networkidle');
    await callAsCommandLine(request, 'PATCH /Management/People/:id', {
      params: { id: closed.id },
      query: { organizationId: AURORA },
      body: { status: ActiveState.INACTIVE },
    });
    // At once: a pointer that comes near has the next page loaded already, and is told so before it presses.
    await playlist.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
    await expect(page).toHaveURL('/unauthorized');

    await page.context().clearCookies();
    await signIn(page, leaving.email, '/settings');
    await page.getByRole('button', { name: 'Leave Aurora Energy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Aurora Energy?' });
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/new-user/);
    await page.goto('/playlist');
    await expect(page).toHaveURL(/\/new-user/);
  });
});

// Slow: three ways in are made and tried by keys alone.
// Proves: a domain, a token and a link are made, and policies are refused and saved.
// Ground: studio/src/shell, studio/src/policies, studio/src/people.
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newOrganization } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo, typeInto } from '../page-checks/tab-to.ts';

const toastWith = (page: Page, words: string) => page.locator('[data-toast]').getByText(words);

test.describe('ways in and policies', () => {
  // The service refuses networks without the own address.
  test.use({ mayComplainOf: [/400/] });

  test('by keys alone: a domain, a token and a link are made, and policies are refused and saved', async ({
    page,
  }) => {
    const { admin } = await newOrganization();
    await enter(page, admin, '/studio/organization/access');
    await pressOn(page.getByRole('button', { name: 'Add a domain' }), 'Enter');
    await typeInto(page.getByLabel('Domain', { exact: true }), 'night-shift.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Not verified yet' })).toContainText(
      'TXT record',
    );
    await pressOn(page.getByRole('button', { name: 'New token' }), 'Enter');
    await typeInto(page.getByLabel('Name', { exact: true }), 'Company directory');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/\S{20,}/);
    await expect(page.getByLabel('Address for the directory')).toHaveValue(/\/scim/i);
    expect(await violationsOn(page)).toEqual([]);
    await pressOn(page.getByRole('button', { name: 'Done' }), 'Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Company directory' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await pressOn(page.getByRole('navigation').getByRole('link', { name: 'Policies' }), 'Enter');
    const networks = page.getByLabel('Networks with access to the portal');
    await typeInto(networks, '203.0.113.0/24');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await pressOn(save, 'Enter');
    await expect(page.getByText(/you would lock yourself out/)).toBeVisible();
    await expect(networks).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await expect(networks).toHaveValue('203.0.113.0/24');
    await pressOn(page.getByRole('button', { name: 'Discard' }), 'Enter');
    await typeInto(page.getByLabel('Minimum length of new passwords'), '14');
    await pressOn(save, 'Enter');
    await expect(toastWith(page, 'Policies saved.')).toBeVisible();

    await pressOn(
      page.getByRole('navigation').getByRole('link', { name: 'Registration and domains' }),
      'Enter',
    );
    await pressOn(page.getByRole('button', { name: 'New link' }), 'Enter');
    await tabTo(page.getByRole('dialog').getByLabel('Only addresses of these domains'));
    await page.keyboard.type('night-shift.example,');
    await page.keyboard.press('Control+Enter');
    await expect(toastWith(page, 'Link created.')).toBeVisible();
    const link = page.getByRole('listitem').filter({ hasText: 'Addresses of night-shift.example' });
    await pressOn(link.getByRole('button', { name: /^Deactivate/ }), 'Enter');
    await expect(link).toContainText('Deactivated');
  });
});

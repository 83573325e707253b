import { makeNewcomer, newcomersPassword } from './newcomer.ts';
import { expect, fillInSignIn, signIn, test } from './portal.ts';

test.describe('the last administrator', () => {
  // Refused on purpose.
  test.use({ mayComplainOf: [/409/] });

  test('is told why they stay', async ({ page }) => {
    await signIn(page, 'admin@aurora.example', '/settings');
    const section = page.getByRole('region', { name: 'Organizations' });
    const leave = section.getByRole('button', { name: 'Leave Aurora Energy' });
    const dialog = page.getByRole('dialog', { name: 'Leave Aurora Energy?' });
    await leave.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await leave.click();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(
      page.getByRole('status').getByText('You are the last administrator of Aurora Energy'),
    ).toBeVisible();
    await expect(leave).toBeVisible();
  });
});

test.describe('a person', () => {
  // Who has left the only organization has no record.
  test.use({ mayComplainOf: [/400/] });

  test('leaves an organization in Settings, and sees nothing of it any more', async ({ page }) => {
    await page.goto('/settings');
    await fillInSignIn(page, await makeNewcomer(page.request), newcomersPassword);
    const section = page.getByRole('region', { name: 'Organizations' });
    await section.getByRole('button', { name: 'Leave Aurora Energy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Aurora Energy?' });
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/new-user/);
    await page.goto('/playlist');
    await expect(page).toHaveURL(/\/new-user/);
  });
});

// Slow: two windows, a provider admin and a visitor each load the portal.
// Proves: organizations are switched and joined, and other tabs follow.
// Ground: web/src/features/organizations.
import { newOrganization, newPerson } from '../desk/at-desk.ts';
import { mailTo } from '../mails.ts';
import { AURORA, enter, expect, HARBOR, test, watchPath } from '../portal.ts';

test('somebody of two organizations goes from one to the other, by keyboard, and their other tab follows', async ({
  page,
  context,
}) => {
  const { email } = await newPerson({ alsoIn: HARBOR });
  await enter(page, email, '/categories');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const other = await context.newPage();
  await other.goto('/');
  const nameIn = (shown: typeof page, name: string) =>
    shown.getByRole('banner').getByRole('button', { name: `Switch organization: ${name}` });
  await expect(nameIn(other, 'Aurora Energy')).toBeVisible();

  await menu.getByRole('button', { name: 'Aurora Energy' }).press('Enter');
  const list = menu.getByRole('list', { name: 'Organizations' });
  await expect(list.getByRole('button', { name: /^Aurora Energy/ })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('button', { name: /^Harbor Bank/ }).press('Enter');
  await expect(nameIn(page, 'Harbor Bank')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(nameIn(other, 'Harbor Bank')).toBeVisible();

  await nameIn(page, 'Harbor Bank').press('Enter');
  const switcher = page.getByRole('dialog', { name: 'Switch organization' });
  await switcher.getByRole('button', { name: /^Aurora Energy/ }).press('Enter');
  await expect(nameIn(page, 'Aurora Energy')).toBeVisible();
});

test.describe('a provider admin', () => {
  test.use({ mayComplainOf: [/status of 400/] });

  test('is offered the organization of a link, and joins the one chosen', async ({ page }) => {
    const { name } = await newOrganization();
    await enter(page, 'provider@tv.example', watchPath('five-checks'));
    const dialog = page.getByRole('dialog', { name: 'Join organization' });
    await expect(dialog.getByRole('radio', { name: 'Aurora Energy' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'This belongs to another organization' })).toBeVisible();

    await page.getByRole('button', { name: /^Switch organization/ }).click();
    await page.getByRole('button', { name: 'Join organization' }).last().click();
    await dialog.getByRole('searchbox', { name: 'Search organizations' }).fill(name);
    await dialog.getByRole('radio', { name }).check();
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('button', { name: `Switch organization: ${name}` })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.getByRole('button', { name: /^Switch organization/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^TV/ }).click();
    await expect(page.getByRole('button', { name: 'Switch organization: TV' })).toBeVisible();
  });
});

test('a visitor asks for a demo', async ({ page }) => {
  await page.goto(`/public/${AURORA}`);
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Request demo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hello from the product' });
  await dialog.getByLabel('Email').fill('visitor@company.example');
  const signUp = dialog.getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await signUp.click(); // once the proof of work is done
  await expect(dialog.getByText('A confirmation email was sent to visitor@company.example.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  const confirmed = await mailTo('visitor@company.example', /Subject: Aurora Energy will be in touch/);
  expect(confirmed).toContain(`/public/${AURORA}`);
  const mail = await mailTo('admin@aurora.example', /Subject: Contact request/);
  expect(mail).toContain(
    'visitor@company.example asked to be contacted, on the public pages of Aurora Energy',
  );
});

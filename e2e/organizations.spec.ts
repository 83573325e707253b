import { callPattern } from './calls.ts';
import { mailTo } from './mails.ts';
import { AURORA, expect, signIn, test, watchPath } from './portal.ts';

// One after the other: they change which organization the same account is in.
test.describe.configure({ mode: 'default' });

test('somebody of two organizations goes from one to the other, by keyboard, and their other tab follows', async ({
  page,
  context,
}) => {
  await signIn(page, 'both@aurora.example', '/categories');
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

test('a switch that fails is said, and nothing changes', async ({ page }) => {
  await signIn(page, 'both@aurora.example');
  await page.route(callPattern('PUT /Users/Me/CurrentOrganization'), (route) =>
    route.fulfill({ status: 200, body: 'no' }),
  );
  await page.getByRole('button', { name: /^Switch organization/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbor Bank/ })
    .click();
  await expect(page.getByText(/^Sorry, an unexpected error occured/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Switch organization' })).toBeVisible();
});

test('a viewer of one organization has nothing to switch to', async ({ page }) => {
  await signIn(page, 'viewer@harbor.example');
  await expect(page.getByRole('banner').getByText('Harbor Bank')).toBeVisible();
  await expect(page.getByRole('button', { name: /Harbor Bank/ })).toHaveCount(0);
});

test.describe('a provider admin', () => {
  test.use({ mayComplainOf: [/status of 400/] });

  test('is offered the organization of a link, and joins the one chosen', async ({ page }) => {
    await signIn(page, 'provider@tv.example', watchPath('five-checks'));
    const dialog = page.getByRole('dialog', { name: 'Join organization' });
    await expect(dialog.getByRole('radio', { name: 'Aurora Energy' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'This belongs to another organization' })).toBeVisible();

    await page.getByRole('button', { name: /^Switch organization/ }).click();
    await page.getByRole('button', { name: 'Join organization' }).last().click();
    const join = dialog.getByRole('button', { name: 'Join', exact: true });
    await expect(join).toBeDisabled();
    const search = dialog.getByRole('searchbox', { name: 'Search organizations' });
    await search.fill('no such organization');
    await expect(dialog.getByText('Sorry, no results found for “no such organization”')).toBeVisible();
    await search.fill('harb');
    await dialog.getByRole('radio', { name: 'Harbor Bank' }).check();
    await join.click();
    await expect(page.getByRole('button', { name: 'Switch organization: Harbor Bank' })).toBeVisible();
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
  await signUp.click({ timeout: 30_000 }); // once the proof of work is done
  await expect(dialog.getByText('A confirmation email was sent to visitor@company.example.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  const confirmed = await mailTo('visitor@company.example', /Subject: Aurora Energy will be in touch/);
  expect(confirmed).toContain(`/public/${AURORA}`);
  const told = await mailTo('admin@aurora.example', /Subject: Somebody asks for contact/);
  expect(told).toContain('visitor@company.example asked Aurora Energy for contact');
});

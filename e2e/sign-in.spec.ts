import { AURORA, expect, fillInSignIn, itemOf, signIn, test, watchPath } from './portal.ts';

test('a viewer signs in at the provider, comes home, signs out and comes back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Town halls' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are now signed out' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign back in' }).click();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});

test('a session survives a reload, and no token is in the browser’s storage', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/access_token|refresh_token|id_token|eyJ[\w-]+\.eyJ/);
});

test('the address of signing out signs out, and nobody is told that they have no access', async ({
  page,
}) => {
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { name: 'You are new here' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/new-user');

  await signIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You are now signed out' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a link followed while signed out leads through sign-in to where it points', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', `${watchPath('five-checks')}?t=2`);
  await expect(page.getByRole('heading', { level: 1, name: itemOf('five-checks').title })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${watchPath('five-checks')}?t=2`);
});

test.describe('without access', () => {
  test.use({ mayComplainOf: [/status of 4(0[0134]|22)/] });

  test('somebody whom no organization knows is told so', async ({ page }) => {
    await page.goto('/');
    await fillInSignIn(page, 'nobody@aurora.example');
    await expect(page.getByRole('heading', { name: 'You are new here' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/new-user');
  });

  test('a closed account sees that it has no access', async ({ page }) => {
    await page.goto('/');
    await fillInSignIn(page, 'inactive@aurora.example');
    await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/unauthorized');
  });

  test('a wrong password is said in words', async ({ page }) => {
    await page.goto('/');
    await fillInSignIn(page, 'content@aurora.example', 'not the password');
    await expect(page.getByText('Email or password is not right')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('addresses that lead nowhere say so', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto(`/public/${AURORA}/watch/${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'This is not here' })).toBeVisible();
    await page.goto(`/public/${AURORA}/watch/${itemOf('five-checks').id}`);
    await expect(page.getByRole('heading', { name: 'This is not here' })).toBeVisible();
  });
});

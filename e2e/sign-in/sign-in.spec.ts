import { expect, fillInSignIn, itemOf, test, watchPath } from '../portal.ts';

test.describe('a session', () => {
  // A picture or an item that is on its way while the session ends comes no more.
  test.use({ mayComplainOf: [/status of 404.*\/poster\?/, /status of 401.*\/Published\//] });

  test('a link leads through sign-in to where it points; the session lasts until it is ended', async ({
    page,
  }) => {
    const path = `${watchPath('five-checks')}?t=2`;
    const here = () => page.url().slice(new URL(page.url()).origin.length);
    const home = page.getByRole('region', { name: 'Featured' });
    const signInForm = page.getByRole('heading', { name: 'Sign in' });
    await page.goto(path);
    await expect(signInForm).toBeVisible();
    await fillInSignIn(page, 'viewer@aurora.example');
    await expect(page.getByRole('heading', { level: 1, name: itemOf('five-checks').title })).toBeVisible();
    expect(here()).toBe(path);

    await page.goto('/');
    await expect(home).toBeVisible();
    for (const name of ['Continue watching', 'Coming soon', 'Town halls'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(here()).toBe('/');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/access_token|refresh_token|id_token|eyJ[\w-]+\.eyJ/);

    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const signedOut = page.getByRole('heading', { name: 'You are now signed out' });
    await expect(signedOut).toBeVisible();
    await page.getByRole('link', { name: 'Sign back in' }).click();
    await fillInSignIn(page, 'viewer@aurora.example');
    await expect(home).toBeVisible();

    // The address alone ends the session, too.
    await page.goto('/logout');
    await expect(signedOut).toBeVisible();
    await page.goto('/');
    await expect(signInForm).toBeVisible();
  });
});

test.describe('without access', () => {
  test.use({ mayComplainOf: [/status of 4(0[0134]|22)/] });

  test(
    'a wrong password, somebody whom no organization knows, and a closed account are told apart',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await page.goto('/');
      await fillInSignIn(page, 'content@aurora.example', 'not the password');
      await expect(page.getByText('Wrong email or password')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await fillInSignIn(page, 'nobody@aurora.example');
      await expect(page.getByRole('heading', { name: 'You are new here' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/new-user');

      await page.context().clearCookies();
      await page.goto('/');
      await fillInSignIn(page, 'inactive@aurora.example');
      await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/unauthorized');
    },
  );
});

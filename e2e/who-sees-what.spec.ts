import type { Page } from '@playwright/test';
import { ActiveState } from '@tv/contract/enumerations';
import { callAsCommandLine } from './calls.ts';
import { makeNewcomer, newcomersPassword } from './newcomer.ts';
import { AURORA, expect, fillInSignIn, signIn, test } from './portal.ts';

// The entries of header, menus and navigation, each shown exactly to the people it is for.

const entriesOf = async (page: Page, button: string | RegExp) => {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  const menu = page.getByRole('menu').first();
  await expect(menu).toBeVisible();
  const entries = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
};
const themes = ['Dark', 'Light', 'System default', 'High contrast'];
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a visitor', async ({ page }) => {
  await page.goto(`/public/${AURORA}`);
  await expect(page.getByRole('link', { name: 'TV', exact: true })).toBeVisible();
  await expect(navigation(page).getByRole('listitem')).toHaveText(['Aurora Energy', 'Home', 'Categories']);
  await expect(page.getByRole('group', { name: 'Viewing mode' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Help us improve' })).toHaveCount(0);
  expect(await entriesOf(page, 'Help')).toEqual(['Contact support', 'About']);
  expect(await entriesOf(page, 'Menu')).toEqual([
    'Privacy policy',
    ...themes,
    'Contact support',
    'About',
    'Request demo',
    'Sign in',
  ]);
});

const ofEverybody = ['History', 'Settings', 'Security settings', 'Privacy policy', ...themes];
const forHelp = ['User guide', 'Contact support', 'Send feedback', 'About'];

test('a viewer', async ({ page }) => {
  await signIn(page, 'viewer@harbor.example');
  await expect(page.getByRole('link', { name: 'TV | Internal' })).toBeVisible();
  await expect(navigation(page).getByRole('listitem')).toHaveText([
    'Harbor Bank',
    'Home',
    'Categories',
    'Following',
    /^My playlist/,
  ]);
  await expect(page.getByRole('button', { name: /Harbor Bank/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('group', { name: 'Viewing mode' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help us improve' })).toHaveAttribute('target', '_blank');
  expect(await entriesOf(page, 'Help')).toEqual(['User guide New', 'Contact support', 'Send feedback']);
  expect(await entriesOf(page, /^Your account/)).toEqual([...ofEverybody, ...forHelp, 'Sign out']);
});

test('an admin, who also has the way to the admin site', async ({ page }) => {
  await signIn(page, 'admin@aurora.example');
  expect(await entriesOf(page, /^Your account/)).toEqual([
    'Switch to admin',
    ...ofEverybody,
    ...forHelp,
    'Sign out',
  ]);
});

test('a member on the public pages has no playlist there, and the way back', async ({ page }) => {
  await signIn(page, 'viewer@harbor.example');
  await page.getByRole('group', { name: 'Viewing mode' }).getByRole('button', { name: 'Public' }).click();
  await expect(page.getByRole('link', { name: 'TV', exact: true })).toBeVisible();
  await expect(navigation(page).getByRole('listitem')).toHaveText([
    'Harbor Bank',
    'Home',
    'Categories',
    'Following',
  ]);
  expect(await entriesOf(page, /^Your account/)).not.toContain('Request demo');
  await page.getByRole('group', { name: 'Viewing mode' }).getByRole('button', { name: 'Internal' }).click();
  await expect(page.getByRole('link', { name: 'TV | Internal' })).toBeVisible();
});

test.describe('somebody signed in whom no organization has let in', () => {
  test.use({ mayComplainOf: [/status of 40[03]/] });

  test('may ask for a demo and sign out', async ({ page }) => {
    await page.goto(`/public/${AURORA}`);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('nobody@aurora.example');
    await page.getByLabel('Password', { exact: true }).fill('watch-tv-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    expect(await entriesOf(page, 'Menu')).toEqual([
      'Privacy policy',
      ...themes,
      'Contact support',
      'About',
      'Request demo',
      'Sign out',
    ]);
  });
});

test('in a narrow window the categories are a submenu with Discover', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/public/${AURORA}`);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByText('Aurora Energy')).toBeVisible();
  await drawer.getByRole('button', { name: 'Categories' }).click();
  await drawer.getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
});

test.describe('whose account is closed while a page is open', () => {
  test.use({ mayComplainOf: [/status of 40[34]/] });

  test('is told so at the next step', async ({ page, request }) => {
    const email = await makeNewcomer(request);
    await page.goto('/');
    await fillInSignIn(page, email, newcomersPassword);
    await expect(navigation(page).getByRole('link', { name: 'My playlist' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const organization = { organizationId: AURORA };
    const [found] = await callAsCommandLine(request, 'GET /Management/People', {
      query: { ...organization, searchTerm: email },
    });
    await callAsCommandLine(request, 'PATCH /Management/People/:id', {
      params: { id: found!.id },
      query: organization,
      body: { status: ActiveState.INACTIVE },
    });
    // At once: a pointer that comes near has the next page loaded already, and is told so before it presses.
    await navigation(page).getByRole('link', { name: 'My playlist' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
    await expect(page).toHaveURL('/unauthorized');
  });
});

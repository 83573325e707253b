// Slow: axe reads every text of thirteen pages in two palettes. Proves: an organization's palette leaves every text readable.
// Ground: contract/src/branding/brand-colors.ts, contract/src/branding/drawn-colors.ts, client/lib/appearance, ui/src/tokens.css.
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { callPattern } from '../calls.ts';
import { expect, itemOf, signIn, test } from '../portal.ts';

// The palettes of organizations that are coherent by themselves, in the theme that they are not made for.
const night = { mainBackgroundColor: '#101418', primaryTextColor: '#F2F5F7' };
const paper = { mainBackgroundColor: '#FFFDF7', primaryTextColor: '#1B1A17' };
const item = itemOf('fifty-hertz').id;

for (const [name, theme, colors] of [
  ['a dark palette, in the light theme', 'light', night],
  ['a light palette, in the dark theme', 'dark', paper],
] as const)
  test.describe(`an organization with ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), theme);
      await page.route(callPattern('GET /Organizations/:id/UICustomizations/Publics'), (route) =>
        route.fulfill({ json: colors }),
      );
    });

    test('every text of the portal is readable', async ({ page }) => {
      await signIn(page, 'both@aurora.example');
      const ground = theme === 'light' ? 'rgb(16, 20, 24)' : 'rgb(255, 253, 247)';
      await expect(page.locator('html')).toHaveCSS('background-color', ground);
      await expectReadable(page, 'home');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Discover' }).click();
      await expect(menu.getByRole('list', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
      await expectReadable(page, 'drawer');
      await page.goto('/search?searchTerm=wind');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectReadable(page, 'search');
      await page.goto(`/watch/${item}?t=0`);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectReadable(page, 'share dialog');
      await page.goto('/settings');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /profile|menu|account/i })
        .last()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectReadable(page, 'user menu');
    });

    test('every text of the studio is readable, also in rows that are chosen or under the pointer', async ({
      page,
    }) => {
      await signIn(page, 'manager@aurora.example');
      await page.goto('/studio');
      const rows = page
        .getByRole('grid')
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') });
      await rows.nth(1).getByRole('checkbox').click();
      await rows.nth(3).hover();
      await expectReadable(page, 'content');
      await page.goto(`/studio/content/${item}/captions/en`);
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible();
      await page.getByRole('grid').getByRole('row').nth(3).hover();
      await expectReadable(page, 'captions');
      for (const [path, role] of [
        ['analytics', 'heading'],
        [`analytics/content/${item}`, 'heading'],
        ['schedule', 'heading'],
        ['organization', 'heading'],
        ['organization/branding', 'figure'],
        [`content/${item}?tab=file`, 'heading'],
      ] as const) {
        await page.goto(`/studio/${path}`);
        await expect(page.getByRole(role).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectReadable(page, path);
      }
    });
  });

async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOn(page, ['color-contrast']), where).toEqual([]);
}

import type { Page } from '@playwright/test';
import { AURORA, expect, itemOf, signIn, test } from './portal.ts';
import { findBursts, stretchTexts } from './stretched.ts';

const inTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), theme);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const width of [360, 1440])
  test(`names and titles of 300 signs burst nothing, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const text = await stretchTexts(page, 300);
    await signIn(page, 'both@aurora.example');
    for (const path of [
      '/',
      '/search?searchTerm=wind',
      `/watch/${itemOf('night-shift-3').id}?t=0`,
      '/playlist',
    ]) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect.soft(await findBursts(page, text), path).toEqual([]);
    }
  });

test.describe('with a wide mark', () => {
  test.beforeEach(async ({ page }) => {
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60"/></svg>`;
    await page.route(/Users\/Me$/, async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as { organization: object };
      const organization = { ...user.organization, logoUrl: '/wide.svg' };
      await route.fulfill({ response, json: { ...user, organization } });
    });
    await page.route('**/wide.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: wide }));
  });

  test('the portal’s name stays whole', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', '/categories');
    const logo = page.getByRole('banner').getByRole('link', { name: 'TV | Internal' });
    const edge = (await menu(page).locator('> div').boundingBox())!.width;
    const box = (await logo.getByText('Internal').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(edge);
  });

  test('the studio’s bar stays within telephones', async ({ page }) => {
    await signIn(page, 'manager@aurora.example');
    await page.goto('/studio');
    await expect(page.getByRole('link', { name: 'TV | Studio' })).toBeVisible();
    for (const width of [320, 360, 390, 440, 480]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });
});

test('beside the collapsed menu the name over the hero is light in every theme', async ({ page }) => {
  await inTheme(page, 'light');
  await page.addInitScript(() => localStorage.setItem('tv.side-menu', 'collapsed'));
  await signIn(page, 'viewer@aurora.example');
  await expect(page.getByRole('banner').getByRole('link', { name: 'TV | Internal' })).toHaveCSS(
    'color',
    'rgb(244, 246, 250)',
  );
});

test('the menu tells which entry a screen belongs to', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', '/categories');
  const current = menu(page).locator('[aria-current]');
  for (const [path, entry] of [
    ['/categories', 'Categories'],
    [`/categories/${AURORA.slice(0, 8)}-0000-4000-8000-000000000005`, 'Categories'],
    ['/followed-categories', 'Following'],
    ['/coming-soon', 'Home'],
    ['/playlist', /My playlist/],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(entry);
  }
});

test('the survey stands over no text', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example');
  const survey = page.getByRole('complementary', { name: 'Feedback' });
  await expect(survey).toBeVisible();
  for (const path of ['/', '/categories', '/playlist', `/watch/${itemOf('fifty-hertz').id}?t=0`])
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const tab = (await survey.boundingBox())!;
      const below = await page.evaluate(findText, { left: tab.x, top: tab.y, height: tab.height });
      expect.soft(below, `${path}, ${width}`).toEqual([]);
    }
});

/** The texts of the page's main part that reach into the strip to the right of `left`. */
const findText = ({ left, top, height }: { left: number; top: number; height: number }) => {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Part = { parentElement: Part | null; textContent: string; getBoundingClientRect: () => Box };
  const page = globalThis as unknown as {
    document: {
      querySelector: (selector: string) => Part;
      createRange: () => { selectNodeContents: (node: Part) => void; getClientRects: () => Iterable<Box> };
      createTreeWalker: (of: Part, what: number) => { nextNode: () => Part | null };
    };
    getComputedStyle: (of: Part) => { overflowX: string };
  };
  const found: string[] = [];
  const walker = page.document.createTreeWalker(page.document.querySelector('main'), 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let right = Infinity;
    for (let each = node.parentElement; each; each = each.parentElement)
      if (page.getComputedStyle(each).overflowX !== 'visible')
        right = Math.min(right, each.getBoundingClientRect().right);
    const range = page.document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (
        box.left < right &&
        Math.min(box.right, right) > left + 1 &&
        box.bottom > top &&
        box.top < top + height
      )
        found.push(node.textContent.slice(0, 40));
  }
  return found;
};

test.describe('signed in without a record', () => {
  test.use({ mayComplainOf: [/status of 40[03]/] });
  test('a reminder cannot be set, and the button says why', async ({ page }) => {
    await page.goto(`/public/${AURORA}/coming-soon`);
    await expect(page.getByRole('button', { name: /Remind me/ })).toHaveCount(0);
    await signIn(page, 'nobody@aurora.example', '/');
    await page.goto(`/public/${AURORA}/coming-soon`);
    const remind = page
      .getByRole('main')
      .getByRole('button', { name: /Remind me/ })
      .first();
    await expect(remind).toHaveAttribute('aria-disabled', 'true');
    await expect(remind).toHaveAccessibleDescription(
      'You need to have access to the organization to use this feature',
    );
  });
});

test('a reminder set and taken back is told once', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', '/coming-soon');
  const remind = page
    .getByRole('main')
    .getByRole('button', { name: /Remind me|Reminder set/ })
    .first();
  await remind.click();
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(remind).toHaveAttribute('aria-disabled', 'false');
  await remind.click();
  await expect(page.locator('[data-toast]')).toHaveText(/Reminder removed|Reminder set/);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
});

test.describe('at an unknown address', () => {
  test.use({ mayComplainOf: [/status of 404/] });
  test('home of an unknown organization leads to the portal', async ({ page }) => {
    await page.goto('/public/00000000-0000-4000-8000-00000000dead');
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

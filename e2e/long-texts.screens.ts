import type { Page } from '@playwright/test';
import { AURORA, expect, itemOf, publicPath, signIn, test, watchPath } from './portal.ts';
import { findBursts, stretchTexts } from './stretched.ts';

// Names, titles, tags and file names of every length, on every screen that shows one.
const widths = [360, 768, 1440, 1920];
const lengths = [1, 30, 80, 300];
const shared: [name: string, path: string][] = [
  ['home', ''],
  ['discover', '/categories'],
  ['category', `/categories/${AURORA.slice(0, 8)}-0000-4000-8000-000000000005`],
  ['search', '/search?searchTerm=wind'],
  ['search-filtered', `/search?searchTerm=wind&type=video&speaker=${'Sprecherin'.repeat(12)}`],
  ['tag', `/tag/${encodeURIComponent(itemOf('fifty-hertz').tags[0] ?? 'grid')}`],
  ['coming-soon', '/coming-soon'],
  ['watch', `${watchPath('fifty-hertz')}?t=0`],
  ['watch-audio', `${watchPath('night-shift-3')}?t=0`],
  ['watch-upcoming', watchPath('open-day-nordvik')],
];
const membersOnly: [name: string, path: string][] = [
  ['following', '/followed-categories'],
  ['playlist', '/playlist'],
  ['settings', '/settings'],
];
const visitorsOnly: [name: string, path: string][] = [
  ['locked', publicPath('quieter-blades')],
  ['self-registration', `/public/${AURORA}/self-registration/aaaaaaaa-0000-4000-8000-000000000001`],
];

test.describe.configure({ timeout: 300_000 });
test.use({ mayComplainOf: [/status of 4(0[0134]|10)/], contextOptions: { reducedMotion: 'reduce' } });

for (const length of lengths)
  for (const width of widths)
    test(`texts of ${length}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const text = await stretchTexts(page, length);
      for (const [name, path] of [
        ...shared.map(([name, path]) => [name, `/public/${AURORA}${path}`] as const),
        ...visitorsOnly,
      ])
        await look(page, path, text, `visitor-${name}-${length}-${width}`);
      await signIn(page, 'both@aurora.example');
      for (const [name, path] of [...shared, ...membersOnly])
        await look(page, path || '/', text, `member-${name}-${length}-${width}`);
    });

async function look(page: Page, path: string, text: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(
    page
      .locator('h1')
      .or(page.getByRole('region', { name: /player/i }))
      .first(),
  ).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `screenshots/long/${name}.png` });
  expect.soft(await findBursts(page, text), name).toEqual([]);
  const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect.soft(wider, `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

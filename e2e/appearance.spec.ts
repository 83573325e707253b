import type { Locator } from '@playwright/test';
import { expect, signIn, test, watchPath } from './portal.ts';

/** What the browser paints it with. */
const painted = (what: Locator, property: string) =>
  what.evaluate((element, name) => {
    const page = globalThis as unknown as {
      getComputedStyle: (of: unknown) => { getPropertyValue: (name: string) => string };
    };
    return page.getComputedStyle(element).getPropertyValue(name);
  }, property);
const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const [slug, shape] of [
    ['tower-climb', 9 / 16],
    ['ice-on-the-blade', 1],
    ['fifty-hertz', 16 / 9],
  ] as const)
    test(`the picture of "${slug}" takes the room there is`, async ({ page }) => {
      await signIn(page, 'viewer@aurora.example', `${watchPath(slug)}?t=0`);
      const player = page.getByRole('region', { name: 'Video player' });
      await expect(player).toBeVisible();
      const { width, height } = await boxOf(player);
      expect(width).toBeGreaterThan(300);
      expect(width / height).toBeCloseTo(shape, 1);
    });
});

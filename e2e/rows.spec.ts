import type { Category } from '@tv/contract/categories';
import type { Locator } from '@playwright/test';
import { enter, expect, test } from './portal.ts';

const boxOf = async (what: Locator) => (await what.boundingBox())!;

/** How many items the rows have. */
const counts = [1, 2, 3, 4, 5, 6, 8];

test('a row fills the window, and what does not fit peeks in', async ({ page }) => {
  await page.route(/\/api\/Categories\?/, async (route) => {
    const response = await route.fetch();
    const categories = (await response.json()) as Category[];
    const items = categories.flatMap(({ mediaContents }) => mediaContents);
    const different = items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at);
    const json = counts.flatMap((count, at) => {
      const category = categories[at];
      return category
        ? { ...category, name: `${count} of them`, mediaContents: different.slice(0, count) }
        : [];
    });
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'viewer@aurora.example');
  for (const [width, perView] of [
    [1440, 6],
    [1024, 4],
    [768, 3],
    [480, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const count of counts) {
      const row = page.getByRole('region', { name: `${count} of them` });
      await row.scrollIntoViewIfNeeded();
      const cards = row.getByRole('article');
      await expect(cards).toHaveCount(count);
      const list = await boxOf(row.getByRole('list'));
      const first = await boxOf(cards.first());
      const last = await boxOf(cards.nth(Math.min(count, perView) - 1));
      const gutter = first.x - list.x;
      const end = list.x + list.width - gutter;
      const place = `${count} items at ${width} px`;
      if (count <= perView) expect(Math.abs(last.x + last.width - end), place).toBeLessThan(1);
      else {
        expect(last.x + last.width, place).toBeLessThan(end);
        expect((await boxOf(cards.nth(perView))).x, place).toBeLessThan(end);
      }
    }
  }
});

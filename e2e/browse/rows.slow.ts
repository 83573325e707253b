// Slow: rows are measured at many widths.
// Proves: a row fills the window, and what does not fit peeks in.
// Ground: web/src/features/home, web/src/parts/row*.
import type { Category } from '@tv/contract/categories/categories';
import { enter, expect, test } from '../portal.ts';

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
  // So high that every row is near the screen.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await enter(page, 'viewer@aurora.example');
  for (const [width, perView] of [
    [1440, 6],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 4000 });
    for (const count of counts) {
      const row = page.getByRole('region', { name: `${count} of them` });
      await expect(row.getByRole('article')).toHaveCount(count);
      const boxes = await row
        .getByRole('listitem')
        .evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect().toJSON() as { left: number; right: number }),
        );
      const list = (await row.getByRole('list').boundingBox())!;
      const end = list.x + list.width - (boxes[0]!.left - list.x);
      const right = boxes[Math.min(count, perView) - 1]!.right;
      const situation = `${count} items at ${width} px`;
      if (count <= perView) expect(Math.abs(right - end), situation).toBeLessThan(1);
      else expect([right < end, boxes[perView]!.left < end], situation).toEqual([true, true]);
    }
  }
});

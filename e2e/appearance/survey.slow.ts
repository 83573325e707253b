// Slow: it looks at four pages in four widths each. Proves: the survey stands over no text of a page.
// Ground: web/src/features/chrome/floating.tsx, web/src/features/chrome/floating.module.css, web/src/pages/layout/viewer-layout.module.css.
import { expect, itemOf, signIn, test } from '../portal.ts';
import { findText } from './text-below.ts';

for (const path of ['/', '/categories', '/playlist', `/watch/${itemOf('fifty-hertz').id}?t=0`])
  test(`the survey stands over no text of ${path}`, async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', path);
    const survey = page.getByRole('complementary', { name: 'Feedback' });
    await expect(survey).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tab = (await survey.boundingBox())!;
      const below = await page.evaluate(findText, { left: tab.x, top: tab.y, height: tab.height });
      expect.soft(below, `${width} wide`).toEqual([]);
    }
  });

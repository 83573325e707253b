// Slow: each theme is drawn and measured.
// Proves: the chosen part of a choice is told from the others.
// Ground: ui/src, studio/src/parts.
import { contrast } from '@tv/contract/branding/colors';
import { painted } from '../page-checks/painted.ts';
import { enter, expect, itemOf, test } from '../portal.ts';

/** `rgb(…)` of a computed style as `#RRGGBB`. */
const hexOf = (color: string): string =>
  `#${[...color.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([part]) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

test('the chosen part of a choice is told from the others in every theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['analytics', `content/${itemOf('fifty-hertz').id}`]) {
    await enter(page, 'manager@aurora.example', `/studio/${path}`);
    const chosen = page.locator('label:has(input[type="radio"]:checked)').first();
    await expect(chosen).toBeVisible();
    for (const theme of ['dark', 'light', 'high-contrast']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      const behind = hexOf(await painted(page.locator('html'), 'background-color'));
      const ground = hexOf(await painted(chosen, 'background-color'));
      const edge = /rgb\([^)]*\)/.exec(await painted(chosen, 'box-shadow'))?.[0];
      const most = Math.max(contrast(ground, behind), edge ? contrast(hexOf(edge), behind) : 1);
      expect.soft(most, `${path} ${theme}`).toBeGreaterThanOrEqual(3);
      const label = hexOf(await painted(chosen, 'color'));
      expect.soft(contrast(label, ground), `${path} ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { expect } from '../portal.ts';
import { changeTheme, rulesIn } from './themes.ts';

/** Looks at a page as a phone and a screen have it, light and dark. With `PICTURES`, a folder, pictures are taken. */
export async function lookInThemes(page: Page, name: string, at?: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await changeTheme(page, theme);
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await at?.();
      if (process.env['PICTURES'])
        await page.screenshot({ path: `${process.env['PICTURES']}/${name}-${width}-${theme}.png` });
      expect(await violationsOn(page, theme === 'light' && width === 360 ? [] : rulesIn(theme))).toEqual([]);
    }
  }
}

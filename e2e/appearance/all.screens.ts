import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { farTexts, outOfOrder } from '../page-checks/measure-page.ts';
import { savePicture, sizes } from '../page-checks/picture.ts';
import { expect, test } from '../portal.ts';
import { audiences, comeIn } from './screens.ts';
import { endStreams, followRequests, settled } from '../page-checks/scrolled-page.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';

// Every screen for everybody who sees it, at every size and in every theme: looked at by axe, measured, and saved as
// a picture in `screenshots/` for a person to look at. A screen is opened once: its size and its theme change beneath it.

test.describe.configure({ timeout: 2_400_000 });
test.use({ mayComplainOf: [/status of 4(0[0134]|10)/], contextOptions: { reducedMotion: 'reduce' } });

/** In German, where words are longer, the narrowest and the usual size; in Arabic all but the widest, from right to left. */
const languages = [
  { locale: 'en-GB', folder: '', sizes, themes },
  { locale: 'de-DE', folder: 'de/', sizes: [sizes[0], sizes[2]], themes: [themes[0]] },
  { locale: 'ar', folder: 'ar/', sizes: sizes.slice(0, 3), themes: [themes[0]] },
] as const;

for (const { locale, folder, sizes, themes } of languages)
  test.describe(locale, () => {
    test.use({ locale });
    for (const { who, email, screens } of audiences)
      test(`what a ${who} sees`, async ({ page }) => {
        followRequests(page);
        await beginInFirstTheme(page);
        await endStreams(page);
        if (email) await comeIn(page, email, screens[0]![1]);
        for (const [name, path] of screens)
          await test.step(name, async () => {
            await page.goto(path);
            for (const [width, height] of sizes) {
              await page.setViewportSize({ width, height });
              await settled(page);
              await expectWithinWidth(page, `${who} ${name} ${width}`);
              expect.soft(await outOfOrder(page), `${who} ${name} ${width}: order of a line`).toEqual([]);
              expect.soft(await farTexts(page), `${who} ${name} ${width}: far from its lines`).toEqual([]);
              for (const theme of themes) {
                await changeTheme(page, theme);
                await savePicture(page, `screenshots/${folder}${who}/${name}-${width}-${theme}.png`);
                const found = await violationsOn(page, rulesIn(theme));
                expect.soft(found, `${who} ${name} ${width} ${theme}: axe`).toEqual([]);
              }
            }
          });
      });
  });

async function expectWithinWidth(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(wider, `${where}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

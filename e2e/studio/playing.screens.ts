import type { AnalyticsPlaying, PlayedItem } from '@tv/contract/playback/playing';
import { browsers, networks } from '@tv/contract/playback/playing-figures';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { violationsOn } from '../page-checks/accessibility.ts';
import { callPattern } from '../calls.ts';
import { savePicture, sizes } from '../page-checks/picture.ts';
import { enter, expect, itemOf, test } from '../portal.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';

// How well items play, with figures of every kind, at every size and in every theme. Without figures: all.screens.ts.

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const figures = (at: number) => ({
  starts: 1000 - at * 150,
  failedShare: 0.004 * (at + 1),
  medianStart: 0.7 + at * 0.4,
  slowStart: 3.1 + at * 2.5,
  rebufferingShare: 0.002 * (at + 1),
  rebufferingsAnHour: 1.4,
  renditionChangesAnHour: 6.2,
  droppedShare: 0.001,
});
const days = Array.from({ length: 28 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  ...(at % 9 === 4 ? { starts: 0 } : figures(at % 5)),
}));
const played: AnalyticsPlaying = {
  period: { from: '2026-11-01', to: '2026-11-28', timeZone: 'Europe/Berlin' },
  total: figures(0),
  browsers: browsers.map((browser, at) =>
    at === 5 ? { browser, starts: 0, isBelowThreshold: true } : { browser, ...figures(at) },
  ),
  networks: networks.map((network, at) => ({ network, ...figures(at) })),
  days,
};
const items: PlayedItem[] = ['Fifty hertz', 'Wohnungsbaugesellschaft '.repeat(12), 'A night at sea'].map(
  (title, at) => ({
    mediaContentId: itemOf('fifty-hertz').id.replace(/.$/, String(at)),
    title,
    ...figures(4 - at),
  }),
);

test('how well items play', async ({ page }) => {
  await beginInFirstTheme(page);
  await page.route(callPattern('GET /Management/Analytics/Playing'), (route) =>
    route.fulfill({ json: played }),
  );
  await page.route(callPattern('GET /Management/Analytics/Playing/MediaContents'), (route) =>
    route.fulfill({ json: items }),
  );
  await enter(page, 'manager@aurora.example', studioPath('analytics/playing'));
  for (const [width, height] of sizes) {
    // As high as the page, so that the picture has all of it.
    await page.setViewportSize({ width, height: height * 2 });
    await expect(page.getByText('Fifty hertz').first()).toBeVisible();
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(wider, `${width}: pixels wider than the window`).toBeLessThanOrEqual(0);
    for (const theme of themes) {
      await changeTheme(page, theme);
      await savePicture(page, `screenshots/playing/${width}-${theme}.png`);
      expect.soft(await violationsOn(page, rulesIn(theme)), `${width} ${theme}: axe`).toEqual([]);
    }
  }
});

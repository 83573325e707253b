// Slow: every main page is laid out in several ways and gone through with Tab.
// Proves: what WCAG 2.2 asks of layout and focus, and axe cannot tell: 1.4.10, 1.4.12, 2.1.2, 2.4.7, 2.4.11, 2.5.8.
// Ground: **/*.css, identity/src/pages.
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { cutTexts, type Focus, focusNow, sidewaysParts, spaceTexts } from '../page-checks/measure-page.ts';
import { AURORA, enter, expect, itemOf, publicPath, test, watchPath } from '../portal.ts';
import { endStreams, followRequests, settled } from '../page-checks/scrolled-page.ts';

const item = itemOf('fifty-hertz').id;
const pages: { who: string; email?: string; paths: string[] }[] = [
  {
    who: 'visitor',
    paths: [
      `/public/${AURORA}`,
      `/public/${AURORA}/search?searchTerm=wind`,
      `${publicPath('fifty-hertz')}?t=0`,
      publicPath('quieter-blades'),
      `/public/${AURORA}/self-registration/aaaaaaaa-0000-4000-8000-000000000001`,
      `/accessibility?organization=${AURORA}`,
      '/privacy-policy',
      '/guide',
      '/free-trial',
      '/playlist',
      '/oidc/forgotten-password',
    ],
  },
  {
    who: 'viewer',
    email: 'viewer@aurora.example',
    paths: [
      '/',
      '/categories',
      '/categories/aaaaaaaa-0000-4000-8000-000000000005',
      '/search?searchTerm=wind',
      `${watchPath('fifty-hertz')}?t=0`,
      `${watchPath('night-shift-3')}?t=0`,
      watchPath('open-day-nordvik'),
      '/coming-soon',
      '/followed-categories',
      '/playlist',
      '/history',
      '/settings',
      '/oidc/security',
      '/oidc/security/password',
    ],
  },
  {
    who: 'manager',
    email: 'admin@aurora.example',
    paths: [
      '/studio',
      '/studio/upload',
      '/studio/review',
      '/studio/schedule',
      '/studio/analytics',
      `/studio/content/${item}`,
      `/studio/content/${item}?tab=captions`,
      `/studio/content/${item}?tab=chapters`,
      `/studio/content/${item}?tab=cut`,
      `/studio/content/${item}/captions/en`,
      '/studio/organization',
      '/studio/organization/people',
      '/studio/organization/branding',
      '/studio/organization/publishing',
      '/studio/organization/categories',
      '/studio/organization/access',
    ],
  },
];

test.describe.configure({ timeout: 600_000 });
test.use({ mayComplainOf: [/status of 4(0[0134]|10)/], contextOptions: { reducedMotion: 'reduce' } });

/** Opens each page of everybody's, and tries something there. */
function onEveryPage(
  what: string,
  size: [number, number],
  attempt: (page: Page, path: string) => Promise<void>,
) {
  for (const { who, email, paths } of pages)
    test(`${what}: ${who}`, async ({ page }) => {
      await page.setViewportSize({ width: size[0], height: size[1] });
      followRequests(page);
      await endStreams(page);
      if (email) await enter(page, email);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await settled(page);
          await attempt(page, path);
        });
    });
}

onEveryPage('at 320 pixels, which is 400 % of 1280', [320, 640], async (page, path) => {
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect.soft(await page.evaluate(wider), `${path}: pixels wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await sidewaysParts(page), `${path}: entries wider than the part that scrolls`).toEqual([]);
  expect.soft(await cutTexts(page), `${path}: texts cut off`).toEqual([]);
});

onEveryPage('with the spacing of texts that readers set', [1280, 800], async (page, path) => {
  await spaceTexts(page);
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect.soft(await page.evaluate(wider), `${path}: pixels wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), `${path}: texts cut off`).toEqual([]);
});

onEveryPage('targets have 24 pixels or room around them', [1280, 800], async (page, path) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect.soft(await violationsOn(page, ['target-size']), `${path} ${width}`).toEqual([]);
  }
});

/** The focus, once what scrolls to show it has come to rest. */
async function settledFocus(page: Page): Promise<Focus | undefined> {
  let focus = await focusNow(page);
  for (let frames = 0; focus && !focus.isShown && frames < 60; frames += 1) {
    await page.evaluate('new Promise(requestAnimationFrame)');
    focus = await focusNow(page);
  }
  return focus;
}

/** Presses of Tab on one page: the longest pages begin again where lists load more. */
const presses = 40;

onEveryPage('Tab leads through the page, and what has the focus is seen', [1280, 640], async (page, path) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await settled(page);
    const wrong: string[] = [];
    let last = '';
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate('new Promise(requestAnimationFrame)');
      const focus = await settledFocus(page);
      if (!focus) break;
      const { name, isShown, isRinged, hasParts, box, coveredBy } = focus;
      if (!isShown) wrong.push(`${name} at ${box.join(' ')} lies below ${coveredBy}`);
      if (!isRinged && !hasParts) wrong.push(`${name} has no ring`);
      const here = `${name} ${box.join(' ')}`;
      if (here === last && !hasParts) wrong.push(`${name} keeps the focus`);
      last = here;
    }
    expect.soft(wrong, `${path} ${width}`).toEqual([]);
  }
});

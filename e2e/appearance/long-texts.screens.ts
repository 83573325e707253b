import type { Page } from '@playwright/test';
import { savePicture } from '../page-checks/picture.ts';
import { AURORA, expect, itemOf, publicPath, signIn, test, watchPath } from '../portal.ts';
import { endStreams, followRequests, settled } from '../page-checks/scrolled-page.ts';
import { findBursts, stretchTexts } from './stretched.ts';

// Names, titles, tags and file names of every length, on every screen that shows one. A page is loaded once: what changes
// with the width changes beneath it.
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

const item = itemOf('fifty-hertz').id;
const category = `${AURORA.slice(0, 8)}-0000-4000-8000-000000000005`;
/** Pages of the studio, below `/studio`, for those who manage content. */
const studio: [name: string, path: string][] = [
  ['content', ''],
  ['upload', '/upload'],
  ['organization', '/organization'],
  ['branding', '/organization/branding'],
  ['categories', '/organization/categories'],
  ['category', `/organization/categories/${category}`],
  ['publishing', '/organization/publishing'],
  ['review', '/review'],
  ['review-item', `/review/${item}`],
  ['schedule', '/schedule'],
  ['schedule-week', '/schedule?view=week'],
  ['analytics', '/analytics'],
  ['analytics-content', '/analytics/content'],
  ['analytics-item', `/analytics/content/${item}`],
  ['analytics-watched', '/analytics/watched'],
  ['analytics-training', `/analytics/completions?item=${item}`],
  ['item', `/content/${item}`],
  ...['captions', 'sound', 'chapters', 'attachments', 'file', 'history'].map((tab): [string, string] => [
    `item-${tab}`,
    `/content/${item}?tab=${tab}`,
  ]),
  ['captions', `/content/${item}/captions/en`],
];
const studioPeople: [name: string, path: string][] = [
  ['people', '/organization/people'],
  ['access', '/organization/access'],
  ['audit-log', '/organization/audit-log'],
];

test.describe.configure({ timeout: 600_000 });
test.use({ mayComplainOf: [/status of 4(0[0134]|10)/], contextOptions: { reducedMotion: 'reduce' } });

for (const length of lengths)
  test(`texts of ${length}`, async ({ page }) => {
    followRequests(page);
    const text = await stretchTexts(page, length);
    for (const [name, path] of [
      ...shared.map(([name, path]) => [name, `/public/${AURORA}${path}`] as const),
      ...visitorsOnly,
    ])
      await look(page, { path, text, widths, name: `visitor-${name}-${length}` });
    await signIn(page, 'both@aurora.example');
    for (const [name, path] of [...shared, ...membersOnly])
      await look(page, { path: path || '/', text, widths, name: `member-${name}-${length}` });
  });

for (const length of [30, 300])
  for (const [email, screens] of [
    ['manager@aurora.example', studio],
    ['admin@aurora.example', studioPeople],
  ] as const)
    test(`the studio with texts of ${length}, for ${email}`, async ({ page }) => {
      followRequests(page);
      const text = await stretchTexts(page, length);
      await endStreams(page);
      await signIn(page, email);
      for (const [name, path] of screens)
        await look(page, {
          path: `/studio${path}`,
          text,
          widths: [360, 390, 768, 1440, 1920],
          name: `studio-${name}-${length}`,
        });
    });

type Looked = { path: string; text: string; widths: readonly number[]; name: string };

async function look(page: Page, { path, text, widths, name }: Looked): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await savePicture(page, `screenshots/long/${name}-${width}.png`);
    expect.soft(await findBursts(page, text), `${name}-${width}`).toEqual([]);
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(wider, `${name}-${width}: pixels wider than the window`).toBeLessThanOrEqual(0);
  }
}

import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import {
  AURORA,
  expect,
  fillInSignIn,
  HARBOR,
  itemOf,
  publicPath,
  signIn,
  test,
  watchPath,
} from './portal.ts';

// Every screen for everybody who sees it, at every size and in every theme: looked at by axe, measured, and saved as
// a picture in `screenshots/` for a person to look at.
const sizes = [
  [360, 800],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;
const themes = ['dark', 'light', 'high-contrast'] as const;

const category = (number: number) =>
  `${AURORA.slice(0, 8)}-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

/** Screens that members see, below `/`, and visitors too, below `/public/{organization}`. */
const shared: [name: string, path: string][] = [
  ['home', '/'],
  ['discover', '/categories'],
  ['category', `/categories/${category(5)}`],
  ['search', '/search?searchTerm=wind'],
  ['search-filtered', `/search?searchTerm=wind&type=video&category=${category(4)}&language=en&sort=newest`],
  ['search-none', '/search?searchTerm=qqxzzy'],
  ['tag', `/tag/${encodeURIComponent(itemOf('fifty-hertz').tags[0] ?? 'grid')}`],
  ['coming-soon', '/coming-soon'],
  ['following', '/followed-categories'],
  ['watch', `${watchPath('fifty-hertz')}?t=0`],
  ['watch-audio', `${watchPath('night-shift-3')}?t=0`],
  ['watch-upcoming', watchPath('open-day-nordvik')],
  ['not-found', '/no/such/page'],
];
const membersOnly: [name: string, path: string][] = [
  ['playlist', '/playlist'],
  ['playlist-watching', '/playlist?state=watching'],
  ['playlist-watched', '/playlist?state=watched'],
  ['history', '/history'],
  ['settings', '/settings'],
  ['watch-portrait', `${watchPath('tower-climb')}?t=0`],
  ['watch-square', `${watchPath('ice-on-the-blade')}?t=0`],
  ['watch-missing', '/watch/00000000-0000-4000-8000-000000000000'],
  ['embed', `/embed/${itemOf('fifty-hertz').id}`],
  ['security', '/oidc/security'],
  ['change-password', '/oidc/security/password'],
  ['authenticator', '/oidc/security/authenticator/add'],
  ['passkeys', '/oidc/security/passkeys'],
  ['new-passkey', '/oidc/security/passkeys/new'],
];
const openToAll: [name: string, path: string][] = [
  ...shared.map(([name, path]): [string, string] => [name, `/public/${AURORA}${path === '/' ? '' : path}`]),
  ['watch-locked', publicPath('quieter-blades')],
  ['embed', publicPath('fifty-hertz').replace('/watch/', '/embed/')],
  ['home-harbor', `/public/${HARBOR}`],
  ['self-registration', `/public/${AURORA}/self-registration/aaaaaaaa-0000-4000-8000-000000000001`],
  ['not-registered', `/public/${AURORA}/not-registered`],
  ['account-setup', '/account-setup'],
  ['free-trial', '/free-trial'],
  ['logout', '/logout'],
  ['guide', '/guide'],
  ['privacy-policy', '/privacy-policy'],
  ['unsubscribe', '/unsubscribe?token=of-no-mail'],
  ['sign-in-failed', '/auth?code=of-nobody&state=of-nobody;again'],
  ['ideas', '/ideas'],
  ['terms-of-service', '/terms-of-service'],
  ['sign-in', '/'],
  ['forgotten-password', '/oidc/forgotten-password'],
  ['link-over', '/oidc/new-password'],
];

/** Screens of those who manage content. */
const studio: [name: string, path: string][] = [
  ['studio-content', '/studio'],
  ['studio-content-filtered', '/studio?view=needs-captions&captions=none&type=video&sortBy=title'],
  ['studio-content-none', '/studio?searchTerm=qqxzzy'],
  ['studio-upload', '/studio/upload'],
  ['studio-organization', '/studio/organization'],
  ['studio-branding', '/studio/organization/branding'],
  ['studio-categories', '/studio/organization/categories'],
  ['studio-category', `/studio/organization/categories/${category(5)}`],
  ['studio-player', '/studio/organization/player'],
  ['studio-publishing', '/studio/organization/publishing'],
  ['studio-upload-sheet', '/studio/upload/sheet'],
  ['studio-review', '/studio/review'],
  ['studio-schedule', '/studio/schedule'],
  ['studio-schedule-week', '/studio/schedule?view=week'],
  ['studio-analytics', '/studio/analytics'],
  ['studio-analytics-year', `/studio/analytics?days=365&category=${category(5)}`],
  ['studio-analytics-content', '/studio/analytics/content'],
  ['studio-analytics-item', `/studio/analytics/content/${itemOf('fifty-hertz').id}`],
  ['studio-analytics-watched', '/studio/analytics/watched'],
  ['studio-analytics-training', `/studio/analytics/completions?item=${itemOf('fifty-hertz').id}`],
  ['studio-analytics-training-none', '/studio/analytics/completions'],
  ['studio-analytics-searches', '/studio/analytics/searches'],
  ['studio-review-item', `/studio/review/${itemOf('fifty-hertz').id}`],
  ['studio-item', `/studio/content/${itemOf('fifty-hertz').id}`],
  ['studio-item-captions', `/studio/content/${itemOf('fifty-hertz').id}?tab=captions`],
  ['studio-captions', `/studio/content/${itemOf('fifty-hertz').id}/captions/en`],
  ['studio-captions-beside', `/studio/content/${itemOf('fifty-hertz').id}/captions/en?kind=1&beside=de+0`],
  ['studio-captions-empty', `/studio/content/${itemOf('fifty-hertz').id}/captions/fr`],
  ['studio-item-sound', `/studio/content/${itemOf('fifty-hertz').id}?tab=sound`],
  ['studio-item-chapters', `/studio/content/${itemOf('fifty-hertz').id}?tab=chapters`],
  ['studio-item-attachments', `/studio/content/${itemOf('fifty-hertz').id}?tab=attachments`],
  ['studio-item-file', `/studio/content/${itemOf('fifty-hertz').id}?tab=file`],
  ['studio-item-cut', `/studio/content/${itemOf('fifty-hertz').id}?tab=cut`],
  ['studio-captions-settings', '/studio/organization/machine-captions'],
  ['studio-item-history', `/studio/content/${itemOf('fifty-hertz').id}?tab=history`],
];

/** Screens about the organization's people and access, for its managers. */
const studioPeople: [name: string, path: string][] = [
  ['studio-people', '/studio/organization/people'],
  ['studio-people-none', '/studio/organization/people?searchTerm=qqxzzy'],
  ['studio-people-filtered', '/studio/organization/people?role=Viewer&state=active'],
  ['studio-invitations', '/studio/organization/people?list=invited'],
  ['studio-access', '/studio/organization/access'],
  ['studio-storage', '/studio/organization/storage'],
  ['studio-policies', '/studio/organization/policies'],
  ['studio-audit-log', '/studio/organization/audit-log'],
  ['studio-audit-log-none', '/studio/organization/audit-log?until=2001-01-01'],
];

const audiences: { who: string; email?: string; screens: [string, string][] }[] = [
  { who: 'visitor', screens: openToAll },
  { who: 'viewer', email: 'viewer@aurora.example', screens: [...shared, ...membersOnly] },
  { who: 'manager', email: 'manager@aurora.example', screens: [...shared, ...studio] },
  { who: 'content-manager', email: 'content@aurora.example', screens: [shared[0]!, ...studio.slice(0, 1)] },
  {
    who: 'admin',
    email: 'admin@aurora.example',
    screens: [...shared, ...studio.slice(0, 1), ...studioPeople, ['playlist-empty', '/playlist']],
  },
  { who: 'two-organizations', email: 'both@aurora.example', screens: shared.slice(0, 2) },
  {
    who: 'harbor-viewer',
    email: 'viewer@harbor.example',
    screens: [shared[0]!, shared[1]!, ['playlist', '/playlist']],
  },
  { who: 'provider-admin', email: 'provider@tv.example', screens: [['home-empty', '/']] },
  { who: 'newcomer', email: 'nobody@aurora.example', screens: [['new-user', '/new-user']] },
  { who: 'inactive', email: 'inactive@aurora.example', screens: [['unauthorized', '/unauthorized']] },
];

test.describe.configure({ timeout: 300_000 });
test.use({ mayComplainOf: [/status of 4(0[0134]|10)/], contextOptions: { reducedMotion: 'reduce' } });

/** In German, where words are longer, the narrowest and the usual size. */
const languages: {
  locale: string;
  folder: string;
  sizes: readonly (readonly [number, number])[];
  themes: readonly string[];
}[] = [
  { locale: 'en-GB', folder: '', sizes, themes },
  { locale: 'de-DE', folder: 'de/', sizes: [sizes[0], sizes[2]], themes: ['dark'] },
];

for (const { locale, folder, sizes, themes } of languages)
  test.describe(locale, () => {
    test.use({ locale });
    for (const { who, email, screens } of audiences)
      for (const [width, height] of sizes)
        for (const theme of themes)
          test(`${who}, ${width} wide, ${theme}`, async ({ page }) => {
            await page.setViewportSize({ width, height });
            await page.addInitScript((chosen) => localStorage.setItem('tv.theme', chosen), theme);
            // The network would never be idle beside a stream that stays open.
            await page.route('**/Processings/Events*', (route) =>
              route.fulfill({ contentType: 'text/event-stream', body: '' }),
            );
            if (email) await enter(page, email, screens[0]![1]);
            for (const [name, path] of screens) {
              await test.step(name, async () => {
                await page.goto(path);
                await settled(page);
                await page.screenshot({ path: `screenshots/${folder}${who}/${name}-${width}-${theme}.png` });
                await checkScreen(page, `${who} ${name}`);
              });
            }
          });
  });

/** Members come in by the first screen; people without access end where they are sent. */
async function enter(page: Page, email: string, path: string): Promise<void> {
  if (/^(nobody|inactive)@/.test(email)) {
    await page.goto('/');
    await fillInSignIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForURL(`**${path}*`);
  } else await signIn(page, email, path);
}

/** Pictures and lists have come, and nothing moves. */
async function settled(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('region', { name: /player/i }))
      .first(),
  ).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function checkScreen(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = (
      globalThis as unknown as { document: { documentElement: { scrollWidth: number; clientWidth: number } } }
    ).document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(wider, `${where}: pixels wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await violationsOn(page), `${where}: axe`).toEqual([]);
}

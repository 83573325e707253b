import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/pages/studio-paths';
import sharp from 'sharp';
import { pictureSize, type PictureName } from '../web/src/features/guide/picture-names.ts';
import { makeFilm } from './media/make-film.ts';
import { enter, expect, itemOf, signIn, test, watchPath } from './portal.ts';
import { endStreams, followRequests, settled } from './page-checks/scrolled-page.ts';
import { beginInFirstTheme, changeTheme, themes } from './page-checks/themes.ts';

// Takes the pictures of the user guide again: `npm run guide:pictures`. Each screen is opened as somebody who may see it, in both
// languages, and saved in the dark and the light theme.

const folder = join(import.meta.dirname, '../web/src/features/guide/pictures');
/** CSS pixels of the window. Pages that stand in columns have more room, and less is legible on them. */
const windows = { usual: { width: 960, height: 600 }, wide: { width: 1280, height: 800 } };
const quality = 46;

type Screen = {
  name: PictureName;
  who: 'viewer' | 'content' | 'manager' | 'admin';
  path: string;
  isWide?: true;
  prepare?: (page: Page) => Promise<void>;
};

const item = itemOf('fifty-hertz').id;
const submitted = itemOf('five-checks').id;

/** Selects some rows of the list. */
async function selectRows(page: Page): Promise<void> {
  for (const index of [2, 3, 4]) await page.getByRole('checkbox').nth(index).click();
  await expect(page.locator('[data-region="bulk"]')).toBeVisible();
}

let temporary: string;
test.beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'tv-guide-'));
});
test.afterAll(() => rm(temporary, { recursive: true }));

/** Chooses a film for upload; its form is shown. */
async function chooseFilm(page: Page): Promise<void> {
  const film = await makeFilm(join(temporary, 'site visit.mp4'), { seconds: 2 });
  const chooser = page.waitForEvent('filechooser');
  await page.locator('button[aria-keyshortcuts="u"]').click();
  await (await chooser).setFiles(film);
  await expect(page.getByRole('form')).toBeVisible();
}

const screens: Screen[] = [
  { name: 'home', who: 'viewer', path: '/' },
  { name: 'search', who: 'viewer', path: '/search?searchTerm=wind' },
  { name: 'watch', who: 'viewer', path: `${watchPath('fifty-hertz')}?t=6`, isWide: true },
  { name: 'playlist', who: 'viewer', path: '/playlist' },
  { name: 'studio', who: 'manager', path: studioPath('') },
  { name: 'item', who: 'manager', path: studioPath('content/:id', { id: item }), isWide: true },
  { name: 'schedule', who: 'manager', path: studioPath('schedule') },
  {
    name: 'captions',
    who: 'manager',
    path: studioPath('content/:id/captions/:language', { id: item, language: 'en' }),
    isWide: true,
  },
  { name: 'review', who: 'admin', path: studioPath('review/:id', { id: submitted }), isWide: true },
  { name: 'bulk', who: 'manager', path: studioPath(''), prepare: selectRows },
  { name: 'analytics', who: 'manager', path: studioPath('analytics') },
  { name: 'people', who: 'admin', path: studioPath('organization/people') },
  { name: 'categories', who: 'manager', path: studioPath('organization/categories') },
  { name: 'branding', who: 'manager', path: studioPath('organization/branding'), isWide: true },
  { name: 'policies', who: 'admin', path: studioPath('organization/policies') },
  { name: 'audit-log', who: 'admin', path: studioPath('organization/audit-log') },
  // The last: what it uploads would stand in the others.
  { name: 'upload', who: 'content', path: studioPath('upload'), prepare: chooseFilm },
];

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, mayComplainOf: [/status of 4(0[0134]|10|12)/] });

test('an item waits for a review, with a remark', async ({ page }) => {
  await enter(page, 'manager@aurora.example', studioPath('content/:id', { id: submitted }));
  for (const step of ['Unpublish', 'Submit for review']) {
    await page.getByRole('button', { name: 'Other steps' }).click();
    await page.getByRole('menuitem', { name: step }).click();
    const message = step === 'Unpublish' ? 'It is a draft again.' : 'Submitted for review.';
    await expect(page.locator('[data-toast]').getByText(message)).toBeVisible();
  }
  await enter(page, 'admin@aurora.example', studioPath('review/:id', { id: submitted }));
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.type('Can the title stay a second longer?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Comment 1 at/ })).toBeVisible();
});

for (const { name, who, path, isWide, prepare } of screens)
  for (const [language, locale] of [
    ['en', 'en-GB'],
    ['de', 'de-DE'],
  ] as const)
    test.describe(language, () => {
      const viewport = isWide ? windows.wide : windows.usual;
      test.use({ locale, viewport, deviceScaleFactor: pictureSize.width / viewport.width });
      test(name, async ({ page }) => {
        followRequests(page);
        await beginInFirstTheme(page);
        await endStreams(page);
        await signIn(page, `${who}@aurora.example`, path);
        await settled(page);
        await prepare?.(page);
        for (const theme of themes.slice(0, 2)) {
          await changeTheme(page, theme);
          await settled(page);
          const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
          await sharp(png)
            .avif({ quality, effort: 4 })
            .toFile(join(folder, `${name}-${language}-${theme}.avif`));
        }
      });
    });
